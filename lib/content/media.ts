import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { mediaDir } from '../folders'
import type { BuiltImage } from '../mdx/kit'
import { withBasePath } from '../routes'
import { shortHash } from '../short-hash'

const url = (name: string): string => withBasePath(`/media/${name}`)

/** A file name that is the same in an address and on every disk: of other letters than these only their place remains. */
const safeName = (name: string): string => name.replace(/[^\w.-]+/g, '-').replace(/^[-.]+|[-.]+$/g, '') || 'file'

/** Publishes a file of the content folder (lib/content/beside.ts) under a name with its hash. */
export function publishAsset(file: string): string {
  const { name, ext } = path.parse(file)
  const published = `${safeName(name)}.${shortHash(fs.readFileSync(file))}${ext.toLowerCase()}`
  const target = path.join(mediaDir(), published)
  if (!fs.existsSync(target)) {
    fs.mkdirSync(mediaDir(), { recursive: true })
    fs.copyFileSync(file, target)
  }
  return url(published)
}

/** Builds an image in the widths and the quality of site.yaml; what was built before is taken as it is. */
export async function publishImage(
  file: string,
  { widths, quality }: { widths: number[]; quality: number },
): Promise<BuiltImage> {
  const data = fs.readFileSync(file)
  const { name, ext: written } = path.parse(file)
  const ext = written.toLowerCase()
  const stem = `${safeName(name)}.${shortHash(data)}`
  fs.mkdirSync(mediaDir(), { recursive: true })
  if (ext === '.svg') {
    const { width = 0, height = 0 } = await sharp(data).metadata()
    fs.writeFileSync(path.join(mediaDir(), `${stem}.svg`), data)
    return { width, height, src: url(`${stem}.svg`), sources: [], placeholder: '' }
  }
  const record = path.join(mediaDir(), `${stem}-q${quality}-${widths.join('-')}.json`)
  if (fs.existsSync(record)) return JSON.parse(fs.readFileSync(record, 'utf8')) as BuiltImage
  const { width = 0, height = 0 } = await sharp(data).metadata()
  const fitting = [...new Set(widths.map((wanted) => Math.min(wanted, width)))].sort((a, b) => a - b)
  const largest = fitting.at(-1) ?? width
  const built = await Promise.all(
    fitting.map(async (wanted) => {
      await sharp(data)
        .resize(wanted)
        .webp({ quality })
        .toFile(path.join(mediaDir(), `${stem}-${wanted}.webp`))
      return { width: wanted, src: url(`${stem}-${wanted}.webp`) }
    }),
  )
  const fallback = `${stem}-${largest}${ext}`
  await sharp(data)
    .resize(largest)
    .toFormat(ext === '.png' ? 'png' : 'jpeg', { quality })
    .toFile(path.join(mediaDir(), fallback))
  const tiny = await sharp(data).resize(16).blur(1).webp({ quality: 30 }).toBuffer()
  const image: BuiltImage = {
    width: largest,
    height: Math.round((height * largest) / (width || 1)),
    src: url(fallback),
    sources: built,
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
  }
  fs.writeFileSync(record, JSON.stringify(image))
  return image
}
