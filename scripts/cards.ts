import fs from 'node:fs'
import path from 'node:path'
import sharp from 'sharp'
import { type Card, cardName, drawCard } from '../lib/cards'
import { writeWhole } from '../lib/content/write-whole'
import { cardsDir } from '../lib/folders'
import { pageCard } from '../lib/metadata'
import { sitePages } from '../lib/pages'
import { link } from './files'

/** Colours taken from a palette would make a card of 14 KB instead of 40, for four times the processor's time. */
const PNG = { compressionLevel: 3 }
/** Cards drawn at the same time. */
const CONCURRENCY = 2
sharp.concurrency(1)

/**
 * Draws the pictures that stand for the pages of this build; what an earlier build has drawn is taken as it is, and what
 * no page shows any more is removed.
 * @returns names of the pictures in `cardsDir()`, and how many of them were drawn now
 */
export async function drawCards(): Promise<{ names: string[]; drawn: number }> {
  const cards = new Map(
    sitePages()
      .map(pageCard)
      .map((card) => [cardName(card), card]),
  )
  fs.mkdirSync(cardsDir(), { recursive: true })
  const kept = new Set(fs.readdirSync(cardsDir()))
  const missing = [...cards].filter(([name]) => !kept.has(name))
  for (let start = 0; start < missing.length; start += CONCURRENCY)
    await Promise.all(missing.slice(start, start + CONCURRENCY).map(([name, card]) => draw(name, card)))
  for (const name of kept) if (!cards.has(name)) fs.rmSync(path.join(cardsDir(), name))
  return { names: [...cards.keys()], drawn: missing.length }
}

/** Puts the pictures into the published folder. */
export function publishCards(names: string[], target: string): void {
  fs.mkdirSync(path.join(target, 'cards'), { recursive: true })
  for (const name of names) link(path.join(cardsDir(), name), path.join(target, 'cards', name))
}

const draw = async (name: string, card: Card): Promise<void> =>
  writeWhole(
    path.join(cardsDir(), name),
    await sharp(Buffer.from(drawCard(card)))
      .png(PNG)
      .toBuffer(),
  )
