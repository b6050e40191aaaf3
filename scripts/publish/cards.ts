import fs from 'node:fs'
import path from 'node:path'
import sharp, { type OutputInfo } from 'sharp'
import { writeFileAtomic } from '../../lib/content/write-file-atomic'
import { cardsDir } from '../../lib/core/folders'
import { groupBy } from '../../lib/core/group-by'
import { escapeHtml } from '../../lib/core/html'
import { sitePages } from '../../lib/pages'
import { CARD_SIZE, CARD_TITLE, type Card, cardName, drawGround } from '../../lib/site/cards'
import { pageCard } from '../../lib/site/metadata'
import { link } from '../system/files'
import { limitFonts } from './fonts'

export interface DrawnCards {
  /** Of the pictures in `cardsDir()`. */
  names: string[]
  /** How many of them were drawn now. */
  drawn: number
}

/** A palette would reduce a card from 40 KB to 14, but take four times the processor time. */
const PNG = { compressionLevel: 3 }
sharp.concurrency(1)

/**
 * Draws the missing cards of this build and removes those without a page.
 */
export async function drawCards(): Promise<DrawnCards> {
  const cards = new Map(
    sitePages()
      .map(pageCard)
      .map((card) => [cardName(card), card]),
  )
  limitFonts()
  fs.mkdirSync(cardsDir(), { recursive: true })
  const kept = new Set(fs.readdirSync(cardsDir()))
  const missing = [...cards].filter(([name]) => !kept.has(name))
  for (const [ground, group] of groupBy(missing.map((entry) => [drawGround(entry[1]), entry] as const)))
    await drawGroup(ground, group)
  for (const name of kept) if (!cards.has(name)) fs.rmSync(path.join(cardsDir(), name))
  return { names: [...cards.keys()], drawn: missing.length }
}

/** Draws cards that differ only in their titles: the ground takes longer to draw than all the rest. */
async function drawGroup(svg: string, cards: [name: string, card: Card][]): Promise<void> {
  const ground = await sharp(Buffer.from(svg)).removeAlpha().raw().toBuffer()
  const pixels = Buffer.alloc(ground.length) // reused: to allocate it for each card takes longer than the title
  for (const [name, { title }] of cards) {
    ground.copy(pixels)
    writeFileAtomic(path.join(cardsDir(), name), await drawCard(pixels, title))
  }
}

/** Writes a title on a ground: pixels of three channels. @returns a PNG of the card */
export async function drawCard(pixels: Buffer, title: string): Promise<Buffer> {
  paint(pixels, await writeTitle(title))
  return sharp(pixels, { raw: { ...CARD_SIZE, channels: 3 } })
    .png(PNG)
    .toBuffer()
}

type Picture = { data: Buffer; info: OutputInfo }

/** The title, white on black, in lines that fit; what has no room ends in “…”. */
async function writeTitle(title: string): Promise<Picture> {
  const { font, width, height, sizes } = CARD_TITLE
  const write = (text: string, size: number): Promise<Picture> =>
    sharp({
      text: {
        text: `<span insert_hyphens="false">${escapeHtml(text)}</span>`,
        font: `${font} ${size}`,
        width,
        wrap: 'word-char',
      },
    })
      .toColourspace('b-w')
      .raw()
      .toBuffer({ resolveWithObject: true })
  for (const size of sizes) {
    const picture = await write(title, size)
    if (picture.info.height <= height) return picture
  }
  const cut = title.slice(0, Math.floor(title.length * 0.9))
  return writeTitle(`${cut.replace(/\s+\S*$/, '')}…`)
}

/**
 * Paints the title on pixels of three channels. (Sharp’s composite processes the whole card, and takes twice as long.)
 */
function paint(pixels: Buffer, { data, info }: Picture): void {
  const { left, top, color } = CARD_TITLE
  for (let y = 0; y < info.height; y++) {
    const row = (top + y) * CARD_SIZE.width + left
    for (let x = 0; x < info.width; x++) {
      const ink = data[(y * info.width + x) * info.channels] as number
      if (ink === 0) continue
      for (let channel = 0; channel < 3; channel++) {
        const place = (row + x) * 3 + channel
        const ground = pixels[place] as number
        pixels[place] = ground + (((color[channel] as number) - ground) * ink) / 255
      }
    }
  }
}

/** Puts the pictures into the published folder. */
export function publishCards(names: string[], target: string): void {
  fs.mkdirSync(path.join(target, 'cards'), { recursive: true })
  for (const name of names) link(path.join(cardsDir(), name), path.join(target, 'cards', name))
}
