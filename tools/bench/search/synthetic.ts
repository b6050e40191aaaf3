/**
 * Queries made of the pages, so that the search is not tuned to those written by hand. A phrase is a title, a menu
 * label, a heading or a part of one that at most three pages have; all of them are right answers. Inflected forms come
 * from tables of endings, not from a stemmer, and typos are at random positions.
 */
import type { SearchRecord } from '../../../lib/search/record'
import { random } from '../../../scripts/system/random'
import { pathOf, type Query, type QueryClass } from './judge'
import { drawComponent, drawPhrase, drawVersion, type Phrase, readHeadings } from './phrases'
import { TYPED } from './typed'

/** Queries of each class and language: more where the language is the default one. */
const COUNTS: Partial<Record<QueryClass, number>> = {
  exact: 16,
  inflected: 20,
  prefix: 16,
  typo: 20,
  layout: 12,
  component: 14,
  version: 8,
}
const MOST_TRIES = 5000

/** The same queries for the same seed and content. There are none for synonyms: no page names them. */
export function syntheticQueries(records: Record<string, SearchRecord[]>, seed: string): Query[] {
  return Object.entries(records).flatMap(([lang, list], languages) => {
    const next = random(`${seed} ${lang}`)
    const headings = readHeadings(list)
    const components = [...new Set(list.filter(({ kind }) => kind === 'etl').map(pathOf))]
    const releases = list.flatMap((record) =>
      record.release && record.type === 'lvl1' ? [{ path: pathOf(record), version: record.release }] : [],
    )
    const draw = (name: QueryClass): Phrase | undefined => {
      if (name === 'component') return components.length > 0 ? drawComponent(next, components) : undefined
      if (name === 'version') return drawVersion(next, releases, lang)
      const phrase = drawPhrase(next, headings)
      const text = phrase && TYPED[name]?.(next, phrase.text)
      return text && phrase ? { ...phrase, text } : undefined
    }
    return Object.entries(COUNTS).flatMap(([name, count]) => {
      const queries = new Map<string, Query>()
      for (let tries = 0; tries < MOST_TRIES && queries.size < count / (1 + languages); tries++) {
        const phrase = draw(name as QueryClass)
        const q = phrase?.text.slice(0, 64)
        if (q) queries.set(q, { q, lang, class: name as QueryClass, expect: phrase?.expect ?? [] })
      }
      return [...queries.values()]
    })
  })
}
