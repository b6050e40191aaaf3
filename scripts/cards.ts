import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { cardsDir } from '../lib/folders'

/** Few colours make a card of 12 KB instead of 30, for twice the time. */
const PNG = { palette: true, colours: 32, effort: 1, dither: 0 }
/** Drawn at once. */
const ABREAST = 2
sharp.concurrency(1)

/** Forgets which cards the last build needed; the pictures themselves stay. */
export function forgetCards(): void {
  for (const file of listCards('.svg')) fs.rmSync(path.join(cardsDir(), file))
}

let drawn = 0

/** Draws cards while the pages that ask for them are rendered. */
export async function drawCardsDuring<T>(rendering: Promise<T>): Promise<T> {
  let isRendering = true
  const done = () => {
    isRendering = false
  }
  rendering.then(done, done)
  while (isRendering) {
    drawn += await drawMissing()
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return rendering
}

/** @returns number of cards drawn */
async function drawMissing(): Promise<number> {
  const missing = wantedCards().filter((name) => !fs.existsSync(file(name, '.png')))
  for (let start = 0; start < missing.length; start += ABREAST)
    await Promise.all(missing.slice(start, start + ABREAST).map(draw))
  return missing.length
}

/** Draws the cards that pages of this build asked for and no build before has drawn, and puts all of them into the published folder. */
export async function publishCards(target: string): Promise<{ cards: number; drawn: number }> {
  drawn += await drawMissing()
  const names = wantedCards()
  fs.mkdirSync(path.join(target, 'cards'), { recursive: true })
  for (const name of names) fs.copyFileSync(file(name, '.png'), path.join(target, 'cards', `${name}.png`))
  const needed = new Set(names)
  for (const stale of listCards('.png').filter((picture) => !needed.has(picture.replace('.png', ''))))
    fs.rmSync(path.join(cardsDir(), stale))
  return { cards: names.length, drawn }
}

const file = (name: string, extension: string): string => path.join(cardsDir(), name + extension)
const wantedCards = (): string[] => listCards('.svg').map((picture) => picture.replace('.svg', ''))
const listCards = (extension: string): string[] =>
  fs.existsSync(cardsDir()) ? fs.readdirSync(cardsDir()).filter((name) => name.endsWith(extension)) : []

async function draw(name: string): Promise<void> {
  const png = await sharp(file(name, '.svg')).png(PNG).toBuffer()
  fs.writeFileSync(file(name, '.png'), png) // at once, so that a build that was cut off leaves no half a picture
}
