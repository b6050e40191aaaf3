import type { Element, Root } from 'hast'
import { findAll, hasClass } from './pages/elements'

/** Id → page, counted from 1. */
export type Pages = ReadonlyMap<string, number>

/** Takes the room of a number that is not known yet. */
const UNKNOWN = '00'

/** Writes the numbers of pages into a book. In the index a term names a page once. */
export function setPages(root: Root, pages: Pages): void {
  const text = (element: Element) => String(pages.get(String(element.properties.dataPageOf)) ?? UNKNOWN)
  for (const element of findAll(root, ({ properties }) => properties.dataPageOf !== undefined))
    element.children = [{ type: 'text', value: text(element) }]
  for (const term of findAll(root, ({ tagName }) => tagName === 'li')) {
    const places = term.children.filter((child) => child.type === 'element' && hasClass(child, 'at')) as Element[]
    const seen = new Set<string>()
    for (const place of places) {
      const [number = ''] = findAll(place, ({ properties }) => properties.dataPageOf !== undefined).map(text)
      place.properties.hidden = pages.size > 0 && seen.has(number)
      seen.add(number)
    }
  }
}
