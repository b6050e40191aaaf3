import type { Locale } from 'next-intl'
import type { SearchKind } from '../content/kinds'
import type { Fact } from '../core/fact'
import { localePath } from '../core/routes'
import type { SectionFacts } from '../mdx/section'
import { ANY_VERSION, docsTag } from './docs-tag'
import { noteFacts, rowFacts } from './facts'

export type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6'
export type Hierarchy = Record<Level, string | null>

/**
 * A DocSearch record (https://docsearch.algolia.com/docs/record-extractor) with fields for filters, ranking and the
 * embedded index.
 */
export interface SearchRecord {
  objectID: string
  /** With the language, the base path and the anchor. */
  url: string
  url_without_anchor: string
  anchor: string
  type: 'lvl1' | 'lvl2' | 'lvl3' | 'content'
  hierarchy: Hierarchy
  content: string | null
  language: string
  /** Version of the docs, or ANY_VERSION. */
  version: string
  docs_tag: string
  kind: SearchKind
  /** As hierarchy.lvl0, for the filter. */
  section: string
  tags: string[]
  /** Categories between the section and the page. */
  categories: string[]
  /** The page's name in the menu, where it differs from the title. */
  label?: string
  description?: string
  /** As in SectionFacts. */
  names?: string[]
  codes?: string[]
  /** What its tables say with a code. */
  messages?: string[]
  /** The title or heading in the other languages of the site. */
  translations?: string[]
  /** How readers ask for it (thesaurus.ts). */
  phrases?: string[]
  facts?: Fact[]
  /** `7.21.0` */
  release?: string
  /** A row of the section before it: a property or a change. */
  isRow?: true
}

/** A page before it is split into records. */
export interface RecordPage {
  path: string
  locale: Locale
  version: string
  kind: SearchKind
  section: string
  title: string
  label?: string
  description: string
  categories?: string[]
  tags: string[]
  release?: string
  /** Titles in the other languages, and headings by their ids. */
  translations?: { titles: string[]; headings: Map<string, string[]> }
  /** How readers ask for a section, '' for the page (thesaurus.ts). */
  phrases?: (anchor: string) => string[]
}

/** What is shown with a code, as a row of a table says it: who quotes it whole looks for that row. */
const messagesIn = (tables: string[][][] = []): string[] =>
  tables.flat().flatMap(([code = '', message = '']) => (/^\p{Lu}{2,4}-\d+$/u.test(code) ? [message] : []))

const listOf = <Name extends string, T>(name: Name, list: T[] = []) =>
  list.length > 0 ? ({ [name]: list } as Record<Name, T[]>) : {}

/** The page's own record, then one for each section and each row. */
export function pageRecords(page: RecordPage, sections: SectionFacts[]): SearchRecord[] {
  const {
    path,
    locale,
    version,
    kind,
    section,
    title,
    tags,
    categories = [],
    label,
    description,
    release,
    translations,
    phrases,
  } = page
  const address = localePath(path, locale)
  const base = { language: locale, version, docs_tag: version === ANY_VERSION ? version : docsTag(version), kind }
  const make = (id: string, headings: (string | null)[], text: string, more: Partial<SearchRecord>): SearchRecord => {
    const [lvl2 = null, lvl3 = null] = headings
    return {
      objectID: `${version}:${address}#${id}`,
      url: id ? `${address}#${id}` : address,
      url_without_anchor: address,
      anchor: id,
      type: lvl3 ? 'lvl3' : lvl2 ? 'lvl2' : 'lvl1',
      hierarchy: { lvl0: section, lvl1: title, lvl2, lvl3, lvl4: null, lvl5: null, lvl6: null },
      content: text || null,
      ...base,
      section,
      tags,
      categories,
      ...(release ? { release } : {}),
      ...more,
    }
  }
  let lvl2: string | null = null
  return sections.flatMap(({ level, id, heading, text, names, codes, tables, notes, facts = [], rows = [] }) => {
    if (level <= 2) lvl2 = heading || null
    const headings = level === 3 ? [lvl2 ?? heading, lvl2 === null ? null : heading] : [lvl2]
    const own = make(id, headings, text, {
      ...(level === 1 ? { description } : {}),
      ...(level === 1 && label ? { label } : {}),
      ...(names ? { names } : {}),
      ...(codes ? { codes } : {}),
      ...listOf('messages', messagesIn(tables)),
      ...listOf('translations', level === 1 ? translations?.titles : translations?.headings.get(id)),
      ...listOf('phrases', phrases?.(id)),
      ...listOf('facts', [...facts, ...rowFacts({ id, tables }), ...noteFacts({ id, notes })]),
    })
    return [
      own,
      ...rows.map((row) =>
        make(row.id, row.name ? [lvl2, row.name] : headings, row.text, {
          isRow: true,
          ...(row.name ? {} : { type: 'content' as const }),
        }),
      ),
    ]
  })
}
