import type { Locale } from 'next-intl'
import { localize } from '../content/localized'
import { escapeHtml } from '../core/html'
import { getSite } from '.'

/** The accent of a site that names none; `app/styles/tokens.css` has the rest of its palette. */
const ACCENT = '#0a6665'
/** Grounds that text of the accent colour is read on, and how well: a little more than WCAG's AA, since soft grounds are darker. */
const LIGHT = { ground: '#ffffff', ink: '#000000', contrast: 6 }
const DARK = { ground: '#182024', ink: '#ffffff', contrast: 7 }

/** The identity of a product in the header, on cards and in the browser's tab. */
export interface Brand {
  /** As it can be read on white. */
  accent: string
  /** A path in a square of 24; without it a tile shows the first letter of the name. */
  logo?: string | undefined
  letter: string
}

/** The mark and the colour of a site, in a language. */
export function brandOf(locale: Locale): Brand {
  const { accent_color, logo, name } = getSite()
  return {
    accent: accent_color === undefined ? ACCENT : readable(accent_color, LIGHT),
    logo,
    letter: [...localize(name, locale)][0]?.toUpperCase() ?? '',
  }
}

/** The mark as SVG in a square of 24, for pictures: `tile` puts it on a ground of the accent colour. */
export function drawMark({ accent, logo, letter }: Brand, { tile }: { tile: boolean }): string {
  const ground = `<rect width="24" height="24" rx="5" fill="${accent}"/>`
  if (logo === undefined)
    return `${ground}<text x="12" y="17.5" text-anchor="middle" font-family="Liberation Sans, Arial, sans-serif" font-weight="700" font-size="16" fill="#fff">${escapeHtml(letter)}</text>`
  const path = (fill: string) => `<path fill-rule="evenodd" d="${logo}" fill="${fill}"/>`
  return tile ? `${ground}<g transform="translate(2.4 2.4) scale(.8)">${path('#fff')}</g>` : path(accent)
}

/** `favicon.svg`. */
export const favicon = (brand: Brand): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24">${drawMark(brand, { tile: true })}</svg>`

/**
 * CSS variables of a site's own accent colour for both themes; undefined without one. The colour is mixed with black or
 * white until its contrast is sufficient.
 */
export function accentStyle(color: string | undefined): string | undefined {
  if (color === undefined) return undefined
  const [light, dark] = [readable(color, LIGHT), readable(color, DARK)]
  const soft = 'color-mix(in srgb, var(--accent) 10%, var(--surface))'
  const tokens = {
    accent: `light-dark(${light}, ${dark})`,
    'accent-strong': `light-dark(${mix(light, LIGHT.ink, 0.25)}, ${mix(dark, DARK.ink, 0.35)})`,
    'accent-soft': soft,
    bar: `light-dark(${light}, ${mix(DARK.ground, dark, 0.15)})`,
    'on-bar': `light-dark(#ffffff, ${mix(dark, DARK.ink, 0.5)})`,
    info: 'var(--accent)',
    'info-soft': soft,
    selection: 'color-mix(in srgb, var(--accent) 25%, var(--surface))',
  }
  return `:root{${Object.entries(tokens)
    .map(([name, value]) => `--${name}:${value}`)
    .join(';')}}`
}

/** The colour itself, or the nearest mixture with the ink that has the contrast. */
export function readable(color: string, { ground, ink, contrast }: typeof LIGHT): string {
  for (let share = 0; share < 1; share += 0.02) {
    const mixed = mix(color, ink, share)
    if (contrastOf(mixed, ground) >= contrast) return mixed
  }
  return ink
}

type Rgb = [red: number, green: number, blue: number]
const channels = (hex: string): Rgb => {
  const number = Number.parseInt(hex.slice(1), 16)
  return [number >> 16, (number >> 8) & 255, number & 255]
}

/** `share` of the second colour in the first. */
function mix(color: string, other: string, share: number): string {
  const [from, to] = [channels(color), channels(other)]
  return `#${from
    .map((value, index) => Math.round(value + ((to[index] ?? value) - value) * share))
    .map((value) => value.toString(16).padStart(2, '0'))
    .join('')}`
}

/** Relative luminance and contrast ratio, as WCAG 2 defines them. */
function luminance(hex: string): number {
  const [red, green, blue] = channels(hex).map((value) => {
    const part = value / 255
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
  }) as Rgb
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}
export function contrastOf(one: string, other: string): number {
  const [high = 0, low = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (high + 0.05) / (low + 0.05)
}
