import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { cardsDir } from '../lib/work'

/** Few colours make a card of 20 KB instead of 50. */
const PNG = { palette: true, colours: 32, effort: 1, dither: 0 }
/** Drawn at once; sharp has a thread for each core. */
const ABREAST = 4

/** Forgets which cards the last build needed; the pictures themselves stay. */
export function forgetCards(): void {
  for (const file of listCards('.svg')) fs.rmSync(path.join(cardsDir(), file))
}

/** Draws the cards that pages of this build asked for and no build before has drawn, and puts all of them into the published folder. */
export async function publishCards(target: string): Promise<{ cards: number; drawn: number }> {
  const names = listCards('.svg').map((file) => file.replace('.svg', ''))
  const missing = names.filter((name) => !fs.existsSync(file(name, '.png')))
  for (let start = 0; start < missing.length; start += ABREAST) await Promise.all(missing.slice(start, start + ABREAST).map(draw))
  fs.mkdirSync(path.join(target, 'cards'), { recursive: true })
  for (const name of names) fs.copyFileSync(file(name, '.png'), path.join(target, 'cards', `${name}.png`))
  const needed = new Set(names)
  for (const stale of listCards('.png').filter((picture) => !needed.has(picture.replace('.png', '')))) fs.rmSync(path.join(cardsDir(), stale))
  return { cards: names.length, drawn: missing.length }
}

const file = (name: string, extension: string): string => path.join(cardsDir(), name + extension)
const listCards = (extension: string): string[] => (fs.existsSync(cardsDir()) ? fs.readdirSync(cardsDir()).filter((name) => name.endsWith(extension)) : [])

async function draw(name: string): Promise<void> {
  const png = await sharp(file(name, '.svg')).png(PNG).toBuffer()
  fs.writeFileSync(file(name, '.png'), png) // at once, so that a build that was cut off leaves no half a picture
}
