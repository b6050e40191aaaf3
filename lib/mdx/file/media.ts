import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { writeFileAtomic } from '../../content/write-file-atomic'
import { mediaDir } from '../../core/folders'
import { mediaUrl } from '../../core/routes'
import { shortHash } from '../../core/short-hash'
import type { BuiltImage } from '../kit'

/** Changes with the way images are built. */
const ENCODING = 'upright, moving'
/** Most pixels of a side that WebP can hold. */
const WEBP_SIDE = 16383
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
  /** The first frame of a picture that moves. */
  still?: string
}

/** A file of `mediaDir()` that a page shows, and how it gets there. */
export interface Media {
  name: string
  /** Does nothing when the file is there; an image has one for all its files. */
  write: () => Promise<void>
}
/** Called with every file that a page shows, so that only these are published. */
type Use = (media: Media) => void

/** Puts the media of a page into `mediaDir()`. */
export const writeMedia = (media: Media[]): Promise<unknown> =>
  Promise.all([...new Set(media.map(({ write }) => write))].map((write) => write()))

/** Gives a file of the content folder (lib/mdx/file/beside.ts) a name with its hash. @returns its address */
export function planAsset(file: string, use: Use): string {
  const data = fs.readFileSync(file)
  const { name: stem, ext } = path.parse(file)
  const name = `${safeName(stem)}.${shortHash(data)}${ext.toLowerCase()}`
  use({
    name,
    async write() {
      // A copy of another size was torn when a version of this code that copied in place was killed.
      if (fs.statSync(kept(name), { throwIfNoEntry: false })?.size !== data.length) writeFileAtomic(kept(name), data)
    },
  })
  return mediaUrl(name)
}

interface ImageOptions {
  widths: number[]
  quality: number
}

/**
 * Plans an image in the widths and the quality of site.yaml. What was built before is taken as it is. What is published
 * is upright, in sRGB, and holds no metadata: a photo may say where and with what it was taken.
 * @returns what the page says of it
 */
export async function planImage(file: string, { widths, quality }: ImageOptions, use: Use): Promise<BuiltImage> {
  const data = fs.readFileSync(file)
  const ext = path.extname(file).toLowerCase()
  if (ext === '.svg') {
    const { width = 0, height = 0 } = await sharp(data).metadata()
    return { width, height, src: planAsset(file, use), sources: [], placeholder: '' }
  }
  // Named for everything its files depend on, since browsers keep them for a year.
  const made = shortHash([shortHash(data), quality, ...widths, sharp.versions.sharp, ENCODING].join(' '))
  const stem = `${safeName(path.parse(file).name)}.${made}`
  const image = readRecord(stem) ?? (await measure(stem, data, widths))
  const write = () => build(stem, image, data, quality)
  for (const name of imageFiles(image)) use({ name, write })
  const { src, sources, still, ...rest } = image
  return {
    ...rest,
    src: mediaUrl(src),
    sources: sources.map(({ name, width }) => ({ width, src: mediaUrl(name) })),
    ...(still && { still: mediaUrl(still) }),
  }
}

const imageFiles = ({ src, sources, still }: ImageRecord): string[] => [
  ...new Set([src, ...sources.map(({ name }) => name), ...(still ? [still] : [])]),
]
const recordFile = (stem: string): string => kept(`${stem}.json`)

/** An image that was built before; undefined when one of its files has gone. */
function readRecord(stem: string): ImageRecord | undefined {
  if (!fs.existsSync(recordFile(stem))) return undefined
  const image = JSON.parse(fs.readFileSync(recordFile(stem), 'utf8')) as ImageRecord
  return imageFiles(image).every((name) => fs.existsSync(kept(name))) ? image : undefined
}

const measured = new Map<string, Promise<ImageRecord>>()
/** What a page says of an image. The whole picture is read, so half a file is noticed; once, however often it is shown. */
function measure(stem: string, data: Buffer, widths: number[]): Promise<ImageRecord> {
  const known = measured.get(stem) ?? measureNow(stem, data, widths)
  measured.set(stem, known)
  return known
}

async function measureNow(stem: string, data: Buffer, widths: number[]): Promise<ImageRecord> {
  const { format, pages = 1, autoOrient } = await sharp(data).metadata()
  const fitting = [...new Set(widths.map((wanted) => Math.min(wanted, autoOrient.width)))].sort((a, b) => a - b)
  const largest = fitting.at(-1) ?? autoOrient.width
  const height = Math.round((autoOrient.height * largest) / (autoOrient.width || 1))
  if (height > WEBP_SIDE) throw new RangeError(`it is ${height} pixels high, and ${WEBP_SIDE} are the most`)
  const tiny = await sharp(data).autoOrient().resize(16).blur(1).webp({ quality: 30 }).toBuffer()
  if (pages > 1) await sharp(data, { animated: true }).stats()
  // Every browser knows WebP; what is no PNG or JPEG has no other form for programs either.
  const ext = format === 'png' ? 'png' : format === 'jpeg' ? 'jpg' : 'webp'
  return {
    width: largest,
    height,
    src: `${stem}-${largest}.${ext}`,
    sources: fitting.map((wanted) => ({ width: wanted, name: `${stem}-${wanted}.webp` })),
    placeholder: `data:image/webp;base64,${tiny.toString('base64')}`,
    ...(pages > 1 && { still: `${stem}-still.webp` }),
  }
}

const building = new Map<string, Promise<void>>()
/** Builds an image that is not there; once, when several pages ask at the same time. */
function build(stem: string, image: ImageRecord, data: Buffer, quality: number): Promise<void> {
  if (readRecord(stem)) return Promise.resolve()
  const running = building.get(stem) ?? buildNow(stem, image, data, quality).finally(() => building.delete(stem))
  building.set(stem, running)
  return running
}

async function buildNow(stem: string, image: ImageRecord, data: Buffer, quality: number): Promise<void> {
  const { width: own, isPalette = false, exif, icc, xmp, comments } = await sharp(data).metadata()
  // A picture of a screen that was packed by its author: without loss it is a third smaller than with, and sharp.
  const isPacked = (wanted: number) => isPalette && wanted === own
  const shrink = (width: number, animated = image.still !== undefined) =>
    (animated ? sharp(data, { animated }) : sharp(data).autoOrient()).resize(width)
  const webp = (width: number, animated?: boolean) =>
    shrink(width, animated)
      .webp({ quality, effort: EFFORT, lossless: isPacked(width) })
      .toBuffer()
  await Promise.all(image.sources.map(async ({ name, width }) => writeFileAtomic(kept(name), await webp(width))))
  if (image.still) writeFileAtomic(kept(image.still), await webp(image.width, false))
  if (!image.src.endsWith('.webp')) {
    const asItIs = isPacked(image.width) && !exif && !icc && !xmp && !comments
    const format = image.src.endsWith('.png') ? 'png' : 'jpeg'
    writeFileAtomic(kept(image.src), asItIs ? data : await shrink(image.width).toFormat(format, { quality }).toBuffer())
  }
  writeFileAtomic(recordFile(stem), JSON.stringify(image)) // last, so that a record means files
}
