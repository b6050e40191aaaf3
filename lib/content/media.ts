import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { mediaDir } from '../folders'
import type { BuiltImage } from '../mdx/kit'
import { mediaUrl } from '../routes'
import { shortHash } from '../short-hash'
import { writeWhole } from './write-whole'

/** Changes with the way images are built. */
const ENCODING = 'lossless palettes'
/** Of WebP's 0–6: more takes twice the processor's time for 4 % of the bytes. */
const EFFORT = 2

/** A file name that is the same in an address and on every disk: of other letters than these only their place remains. */
const safeName = (name: string): string => name.replace(/[^\w.-]+/g, '-').replace(/^[-.]+|[-.]+$/g, '') || 'file'
const kept = (name: string): string => path.join(mediaDir(), name)

/** What is kept of an image that was built: names of its files, which know no base path, and what the page says of it. */
interface ImageRecord {
  width: number
  height: number
  placeholder: string
  src: string
  sources: { name: string; width: number }[]
}

/** Hears the name of every file of `mediaDir()` that a page shows, so that only these are published. */
type Use = (name: string) => void

/** Keeps a file of the content folder (lib/content/beside.ts) under a name with its hash. @returns its address */
export function publishAsset(file: string, use: Use): string {
  const data = fs.readFileSync(file)
  const { name, ext } = path.parse(file)
  const published = `${safeName(name)}.${shortHash(data)}${ext.toLowerCase()}`
  // A copy of another size was torn when a version of this code that copied in place was killed.
  if (fs.statSync(kept(published), { throwIfNoEntry: false })?.size !== data.length) writeWhole(kept(published), data)
  use(published)
  return mediaUrl(published)
}

/**
 * Builds an image in the widths and the quality of site.yaml; what was built before is taken as it is.
 * @returns what the page says of it
 */
export async function publishImage(
  file: string,
  { widths, quality }: { widths: number[]; quality: number },
  use: Use,
): Promise<BuiltImage> {
  const data = fs.readFileSync(file)
  const ext = path.extname(file).toLowerCase()
  if (ext === '.svg') {
    const { width = 0, height = 0 } = await sharp(data).metadata()
    return { width, height, src: publishAsset(file, use), sources: [], placeholder: '' }
  }
  // Named for everything its files depend on, since browsers keep them for a year.
  const made = shortHash([shortHash(data), quality, ...widths, sharp.versions.sharp, ENCODING].join(' '))
  const stem = `${safeName(path.parse(file).name)}.${made}`
  const image = readRecord(stem) ?? (await buildImage(data, stem, ext, widths, quality))
  for (const name of imageFiles(image)) use(name)
  const { src, sources, ...rest } = image
  return { ...rest, src: mediaUrl(src), sources: sources.map(({ name, width }) => ({ width, src: mediaUrl(name) })) }
}

const imageFiles = ({ src, sources }: ImageRecord): string[] => [src, ...sources.map(({ name }) => name)]
const recordFile = (stem: string): string => kept(`${stem}.json`)

/** An image that was built before; undefined when one of its files has gone. */
function readRecord(stem: string): ImageRecord | undefined {
  if (!fs.existsSync(recordFile(stem))) return undefined
  const image = JSON.parse(fs.readFileSync(recordFile(stem), 'utf8')) as ImageRecord
  return imageFiles(image).every((name) => fs.existsSync(kept(name))) ? image : undefined
}

async function buildImage(
  data: Buffer,
  stem: string,
  ext: string,
  widths: number[],
  quality: number,
): Promise<ImageRecord> {
  const { width = 0, height = 0, isPalette = false } = await sharp(data).metadata()
  const fitting = [...new Set(widths.map((wanted) => Math.min(wanted, width)))].sort((a, b) => a - b)
  const largest = fitting.at(-1) ?? width
  // A picture of a screen that was packed by its author: without loss it is a third smaller than with, and sharp.
  const isPacked = (wanted: number) => isPalette && wanted === width
  const sources = await Promise.all(
    fitting.map(async (wanted) => {
      const name = `${stem}-${wanted}.webp`
      const options = { quality, effort: EFFORT, lossless: isPacked(wanted) }
      writeWhole(kept(name), await sharp(data).resize(wanted).webp(options).toBuffer())
      return { width: wanted, name }
    }),
  )
  const src = `${stem}-${largest}${ext}`
  const format = ext === '.png' ? 'png' : 'jpeg'
  const shrink = () => sharp(data).resize(largest).toFormat(format, { quality }).toBuffer()
  writeWhole(kept(src), isPacked(largest) ? data : await shrink())
  const tiny = await sharp(data).resize(16).blur(1).webp({ quality: 30 }).toBuffer()
  const image: ImageRecord = {
    width: largest,
    height: Math.round((height * largest) / (width || 1)),
    src,
    sources,
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
  }
  writeWhole(recordFile(stem), JSON.stringify(image)) // last, so that a record means files
  return image
}
