import type { Element } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { h } from 'hastscript'
import { visit } from 'unist-util-visit'
import type { Entry } from '../outline'
import { cleanPage } from './clean-page'
import { headingLevel } from './elements'

export interface Heading {
  id: string
  title: string
  level: number
  element: Element
}

/** A page inside a book. */
export interface BookPage {
  entry: Entry
  section: Element
  headings: Heading[]
  /** Ids of the page → ids in the book; '' is the page itself. */
  ids: Map<string, string>
}

/**
 * Reads a page for its place in a book: its headings go down to the level of its entry, its ids become those of the book.
 * @param html the published page; undefined where an entry is only a heading
 * @param prefix begins the ids, different for each page
 */
export function readBookPage(entry: Entry, html: string | undefined, prefix: string): BookPage {
  const section =
    html === undefined ? h('section', { className: ['book-page'] }, h('h1', entry.title)) : cleanPage(html)
  const ids = new Map<string, string>()
  const headings: Heading[] = []
  visit(section, 'element', (element) => {
    if (element.tagName === 'svg') return 'skip' // its ids are named by their drawing, and used inside it
    const level = headingLevel(element)
    const old = element.properties.id
    if (level > 0 || old !== undefined) element.properties.id = `${prefix}-${ids.size}`
    const id = String(element.properties.id)
    if (level > 0 || old !== undefined) ids.set(level === 1 ? '' : String(old ?? id), id)
    if (level > 0) headings.push({ id, title: textOf(element), level: entry.level + level - 1, element })
    return undefined
  })
  for (const { element, level } of headings) element.tagName = `h${Math.min(level, 6)}`
  return { entry, section, headings, ids }
}

/** Writes the number before the text of a heading. */
export function writeNumber({ element }: Heading, number: string | undefined): void {
  if (number !== undefined)
    element.children.unshift(h('span', { className: ['number'] }, number), { type: 'text', value: ' ' })
}
