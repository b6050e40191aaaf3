import { type Brand, drawMark } from './brand'
import { escapeHtml } from './html'
import { shortHash } from './short-hash'

/** The picture shown beside a shared link, in px. */
export const CARD_SIZE = { width: 1200, height: 630 }
const MARGIN = 88
const LINES = 4

export interface Card {
  title: string
  /** Part of the site; may be empty. */
  section: string
  product: string
  brand: Brand
}

/** Draws a card. Pictures know no themes and no tokens, so its colours are those of the light one. */
export function drawCard({ title, section, product, brand }: Card): string {
  const size = wrap(title, 68).length > 3 ? 56 : 68
  const lines = wrap(title, size)
  const leading = Math.round(size * 1.22)
  const top = 262 - (lines.length > 2 ? 20 : 0)
  const text = (value: string, y: number, style: string) =>
    `<text x="${MARGIN}" y="${y}" ${style}>${escapeHtml(value)}</text>`
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_SIZE.width}" height="${CARD_SIZE.height}">`,
    `<rect width="1200" height="630" fill="#fbfaf7"/><rect width="1200" height="14" fill="${brand.accent}"/>`,
    `<rect x="${MARGIN}" y="92" width="72" height="6" fill="#ab4a12"/>`,
    // The fonts are those of the machine: a sans one with Cyrillic letters.
    '<g font-family="Liberation Sans, Noto Sans, Arial, DejaVu Sans, sans-serif">',
    text(section, 152, `font-size="34" fill="${brand.accent}"`),
    ...lines.map((line, index) =>
      text(line, top + index * leading, `font-size="${size}" font-weight="700" fill="#1c2427"`),
    ),
    `<g transform="translate(${MARGIN} 516) scale(2.2)">${drawMark(brand, { tile: false })}</g>`,
    `<text x="${MARGIN + 64}" y="553" font-size="34" fill="#556167">${escapeHtml(product)}</text>`,
    '</g></svg>',
  ].join('')
}

/** Breaks a title into lines that fit the card; what does not fit in the last one ends in “…”. */
export function wrap(title: string, size: number): string[] {
  const room = CARD_SIZE.width - 2 * MARGIN
  const lines: string[] = []
  for (const word of title.split(/\s+/)) {
    const last = lines.at(-1)
    if (last !== undefined && width(`${last} ${word}`, size) <= room) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(...chop(word, size, room))
  }
  if (lines.length <= LINES) return lines
  let last = lines[LINES - 1] ?? ''
  while (width(`${last}…`, size) > room) last = last.slice(0, -1)
  return [...lines.slice(0, LINES - 1), `${last}…`]
}

/** A word wider than the card (a processor's name may be) goes on in the next line. */
function chop(word: string, size: number, room: number): string[] {
  if (width(word, size) <= room) return [word]
  const fitting = [...word].findIndex((_, index) => width(word.slice(0, index + 1), size) > room)
  return [word.slice(0, fitting), ...chop(word.slice(fitting), size, room)]
}

/** Widths of bold letters of a common sans font, in parts of the size; a little generous, since the font is not known. */
const WIDTHS: [RegExp, number][] = [
  [/[.,:;!|'’iljtfrI ()[\]-]/, 0.34],
  [/[шщжмюыфШЩЖМЮЫФWMmwДд@—]/, 0.86],
  [/[A-ZА-ЯЁ]/, 0.74],
]
const width = (text: string, size: number): number =>
  [...text].reduce((sum, sign) => sum + (WIDTHS.find(([signs]) => signs.test(sign))?.[1] ?? 0.6), 0) * size

/** Name of a card's picture, which changes with what it shows. */
export const cardName = (card: Card): string => `${shortHash(drawCard(card))}.png`
