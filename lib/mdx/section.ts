import type { Element, ElementContent } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import type { Fact } from '../core/fact'
import { furnitureOf, seen } from './furniture'
import { INLINE } from './inline'

/** The text between two headings of a page. The first section is above all headings. */
export interface TextSection {
  /** Level of its heading, 2 or 3; 1 above all headings. */
  level: number
  /** Anchor of the heading, '' above all headings. */
  id: string
  heading: string
  text: string
  /** Codes and messages that the rows of its tables begin with. */
  codes?: string[]
  /** Its tables: rows of cells, the heads first. */
  tables?: string[][][]
  /** Items of its lists that begin with what they are about, and what they say of it: `**Name:** text`. */
  notes?: [string, string][]
}

/** A section of a page; its rows have their own anchors. */
export interface SectionFacts extends TextSection {
  /** Of what it is about, in other languages. */
  names?: string[]
  facts?: Fact[]
  rows?: { id: string; name?: string; text: string }[]
}

const isFurniture = furnitureOf('search')
/** Attributes that hold the text of an element. */
const SAYING = new Map(Object.entries({ img: 'alt', video: 'ariaLabel', 'doc-diagram': 'dataTitle' }))

/**
 * Splits what a page shows (drawn.ts) at its headings of levels 2 and 3 that have an anchor. Captions, alternative texts,
 * titles of videos, diagrams and code, labels of tabs and chapters are part of the text.
 */
export function splitSections(nodes: ElementContent[]): TextSection[] {
  let section: TextSection = { level: 1, id: '', heading: '', text: '' }
  const sections = [section]
  let target: 'heading' | 'text' = 'text'
  const add = (text: string) => {
    section[target] += text
  }
  function enter(node: ElementContent): void {
    if (node.type === 'text') add(node.value)
    if (node.type !== 'element') return
    const { tagName, properties, children } = node
    const said = SAYING.get(tagName)
    if (said !== undefined) add(` ${properties[said] ?? ''} `)
    if (isFurniture(seen(node))) return
    const code = tagName === 'tr' ? codeOfRow(children) : undefined
    if (code) section.codes = [...(section.codes ?? []), code]
    if (tagName === 'table') section.tables = [...(section.tables ?? []), rowsOf(node)]
    const note = tagName === 'li' ? noteOf(node) : undefined
    if (note) section.notes = [...(section.notes ?? []), note]
    const gap = INLINE.has(tagName) ? '' : ' '
    if (!/^h[23]$/.test(tagName)) {
      add(gap)
      children.forEach(enter)
      add(gap)
      return
    }
    if (properties.id) {
      section = { level: Number(tagName[1]), id: String(properties.id), heading: '', text: '' }
      sections.push(section)
      target = 'heading'
    } else add(gap)
    children.forEach(enter)
    target = 'text'
  }
  nodes.forEach(enter)
  return sections.map((found) => ({ ...found, heading: inLine(found.heading), text: inLine(found.text) }))
}

/** Texts of the cells of a table, row by row. */
const rowsOf = ({ children }: Element): string[][] =>
  children.flatMap((child) => {
    if (child.type !== 'element') return []
    if (child.tagName !== 'tr') return rowsOf(child)
    return [child.children.flatMap((cell) => (cell.type === 'element' ? [inLine(shownText(cell))] : []))]
  })

/** A list item that begins with `**Name:**`. */
function noteOf({ children }: Element): [string, string] | undefined {
  const [first, ...rest] = children.filter((child) => child.type !== 'text' || child.value.trim())
  if (first?.type !== 'element') return undefined
  if (first.tagName === 'p') return noteOf(first)
  const name = first.tagName === 'strong' ? inLine(shownText(first)) : ''
  return name.endsWith(':') ? [name.slice(0, -1), inLine(rest.map(shownText).join(''))] : undefined
}

const shownText = (node: ElementContent): string => {
  if (node.type === 'text') return node.value
  return node.type === 'element' && !isFurniture(seen(node)) ? node.children.map(shownText).join('') : ' '
}

/** The first cell of a row, if it has code. */
function codeOfRow(cells: ElementContent[]): string | undefined {
  const first = cells.find((cell) => cell.type === 'element')
  return first?.tagName === 'td' && hasCode(first) ? inLine(textOf(first)) : undefined
}
const hasCode = ({ tagName, children }: Element): boolean =>
  tagName === 'code' || children.some((child) => child.type === 'element' && hasCode(child))

/** White space as a browser shows it. */
export const inLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
