import { escapeHtml } from '../../core/html'
import { shortHash } from '../../core/short-hash'
import { type Brand, drawMark } from '../brand'
import { CARD_FONT, fontsHash } from './fonts'

/** Size of the preview image of a shared link, in px. */
export const CARD_SIZE = { width: 1200, height: 630 }
const MARGIN = 88

/** Where and how the title is written: in the first of the sizes (px) in which it fits. */
export const CARD_TITLE = {
  left: MARGIN,
  top: 206,
  width: CARD_SIZE.width - 2 * MARGIN,
  height: 280,
  font: `${CARD_FONT} Bold`,
  sizes: [68, 56],
  color: [28, 36, 39],
} as const

export interface Card {
  title: string
  /** Part of the site; may be empty. */
  section: string
  product: string
  brand: Brand
}

/** A card without its title, which many have in common. Its colours are those of the light theme: pictures know no themes. */
export function drawGround({ section, product, brand }: Omit<Card, 'title'>): string {
  const { width, height } = CARD_SIZE
  return [
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="${CARD_FONT}" font-size="34">`,
    `<rect width="${width}" height="${height}" fill="#fbfaf7"/><rect width="${width}" height="14" fill="${brand.accent}"/>`,
    `<rect x="${MARGIN}" y="92" width="72" height="6" fill="#ab4a12"/>`,
    `<text x="${MARGIN}" y="152" fill="${brand.accent}">${escapeHtml(section)}</text>`,
    `<g transform="translate(${MARGIN} 516) scale(2.2)">${drawMark(brand, { tile: false })}</g>`,
    `<text x="${MARGIN + 64}" y="553" fill="#556167">${escapeHtml(product)}</text>`,
    '</svg>',
  ].join('')
}

/** Name of a card's picture, which changes with what it shows and with the font that writes it. */
export const cardName = (card: Card): string =>
  `${shortHash(JSON.stringify([drawGround(card), CARD_TITLE, card.title, fontsHash()]))}.png`
