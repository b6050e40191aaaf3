import type { Element, Root } from 'hast'
import { h } from 'hastscript'
import { type ChangeWords, makeChanges, type ReleaseChange } from './changes'
import { type Cover, makeContents, makeCover } from './front'
import { numberHeadings } from './number-headings'
import type { Entry } from './outline'
import { hyphenate } from './pages/hyphenate'
import { linkPage, noteList, type Targets } from './pages/link-pages'
import { type BookPage, type Heading, readBookPage, writeNumber } from './pages/read-page'
import { makeTermIndex } from './term-index'

/** A published site, as a book reads it. */
export interface BookSource {
  locale: string
  entries: Entry[]
  cover: Cover
  /** The published HTML of a site path. */
  html(href: string): string
  /** Site path and fragment, or '', of an address in a page; undefined for another host or language. */
  toPath(href: string, from: string): { path: string; id: string } | undefined
  addressOf: Targets['addressOf']
  changes?: { since: string; list: ReleaseChange[]; words: ChangeWords }
  words: BookWords
  /** Puts soft hyphens into a word. */
  hyphens(word: string): string
}

export interface BookWords {
  contents: string
  index: string
  notes: string
  /** `см. с. {page}` */
  see: string
}

/** A book whose pages have no numbers yet: `setPages` writes them. */
export interface UnprintedBook {
  root: Root
  locale: string
  title: string
  /** Head of the pages of each chapter, by the name of its kind of page. */
  heads: Map<string, string>
}

/** Makes a book of published pages. */
export function makeBook(source: BookSource): UnprintedBook {
  const { words, cover, locale, entries, changes } = source
  const pages = entries.map((entry, index) =>
    readBookPage(entry, entry.href === undefined ? undefined : source.html(entry.href), `p${index}`),
  )
  const headings = number(pages.flatMap((page) => page.headings))
  const targets = findTargets(source, pages)
  const chapters = divide(pages).map((inside, index) => makeChapter(inside, `c${index}`, source, targets))
  const lists = changes && makeChanges(changes.list, changes.since, (href) => targets.idOf(href, '/'), changes.words)
  const text: Root = { type: 'root', children: [...chapters, ...(lists ? [lists] : [])] }
  const index = makeTermIndex(words.index, text, locale)
  const contents = makeContents(words.contents, inContents(headings, pages))
  return {
    root: { type: 'root', children: [makeCover(cover), contents, ...text.children, ...(index ? [index] : [])] },
    locale,
    title: cover.title,
    heads: new Map(divide(pages).map(([first], place) => [`c${place}`, headOf(first, headings)])),
  }
}

type Numbered = Heading & { number: string | undefined }

function number(headings: Heading[]): Numbered[] {
  const numbers = numberHeadings(headings.map(({ level }) => level))
  return headings.map((heading, index) => {
    writeNumber(heading, numbers[index])
    return { ...heading, number: numbers[index] }
  })
}

/** Every page, and the sections of those that are chapters. */
function inContents(headings: Numbered[], pages: BookPage[]): Numbered[] {
  const opening = new Set(pages.map(({ ids }) => ids.get('')))
  return headings.filter(({ id, level }) => opening.has(id) || level <= 2)
}

function headOf(page: BookPage | undefined, headings: Numbered[]): string {
  const heading = headings.find(({ id }) => id === page?.ids.get(''))
  return heading ? [heading.number, heading.title].join(' ') : ''
}

/** Each chapter with the pages inside it. */
function divide(pages: BookPage[]): BookPage[][] {
  const chapters: BookPage[][] = []
  for (const page of pages) {
    if (page.entry.level === 1 || chapters.length === 0) chapters.push([])
    chapters.at(-1)?.push(page)
  }
  return chapters
}

function makeChapter(pages: BookPage[], name: string, { words, hyphens }: BookSource, targets: Targets): Element {
  const notes = { notes: new Map<string, number>(), prefix: name }
  for (const { section, entry } of pages) {
    linkPage(section, entry.href ?? '/', targets, words.see, notes)
    hyphenate(section, hyphens)
  }
  return h('section', { className: ['book-chapter'], style: `page: ${name}` }, [
    ...pages.map(({ section }) => section),
    ...noteList(words.notes, notes),
  ])
}

function findTargets({ toPath, addressOf }: BookSource, pages: BookPage[]): Targets {
  const byPath = new Map(
    pages.flatMap(({ entry, ids }) => (entry.href === undefined ? [] : [[entry.href, ids] as const])),
  )
  return {
    addressOf,
    idOf(href, from) {
      const to = toPath(href, from)
      const ids = to && byPath.get(to.path)
      return ids && (ids.get(to.id) ?? ids.get(''))
    },
  }
}
