/** What `npm run bench:search` and its test share: records, indexes in memory, and the measures. */

import fs from 'node:fs'
import path from 'node:path'
import { gzipSync } from 'node:zlib'
import { buildSync } from 'esbuild'
import type { Locale } from 'next-intl'
import { parse } from 'yaml'
import { contentDir } from '../../lib/folders'
import { docUrl, locales } from '../../lib/routes'
import { buildIndex } from '../../lib/search/embedded/build'
import { embeddedClient } from '../../lib/search/embedded/client'
import { SearchError } from '../../lib/search/embedded/pieces'
import { type PageFacts, pageRecords, type SearchRecord, searchRecords } from '../../lib/search/records'
import { readSynonyms } from '../../lib/search/synonyms'
import type { SearchClient, SearchResult } from '../../lib/search/types'
import { glossary } from '../../lib/slots/glossary'
import { random } from './corpus'

export const CLASSES = ['exact', 'inflected', 'prefix', 'typo', 'layout', 'synonym', 'component', 'version'] as const
export type QueryClass = (typeof CLASSES)[number]
export interface Query {
  q: string
  lang: string
  class: QueryClass
  /** Site paths of the pages that answer it, without language; the best first. */
  expect: string[]
}

const VERSION = 'current'
const readData = <T>(file: string): T => parse(fs.readFileSync(path.join('scripts/bench', file), 'utf8')) as T
/** The queries that were written by hand. */
export const readQueries = (): Query[] => readData<Query[]>('queries.yaml')

interface PlannedPage extends Record<'title' | 'description', Record<string, string>> {
  path: string
  section?: Record<string, string>
  category?: Record<string, string>
  label?: Record<string, string>
  tags?: Record<string, string[]>
  /** `heading | words of its text` */
  sections?: Record<string, string[]>
}

/** Records of the site by language. @param isPlanned with stubs of the planned pages that are not written yet */
export function benchRecords(isPlanned: boolean): Record<string, SearchRecord[]> {
  const plan = isPlanned ? readData<PlannedPage[]>('plan.yaml') : []
  return Object.fromEntries(
    locales().map((locale) => {
      const written = searchRecords(locale, VERSION)
      const paths = new Set(written.map(pathOf))
      const missing = plan.filter((page) => !paths.has(docUrl(page.path)))
      return [locale, [...missing.flatMap((page) => stubRecords(page, locale)), ...written]]
    }),
  )
}

/** Site path of a record or a hit, without language and anchor. */
export const pathOf = ({ url_without_anchor }: { url_without_anchor: string }): string =>
  url_without_anchor.replace(/^\/en(?=\/|$)/, '')

/** Beginning of the anchors of planned sections, whose headings are working titles. */
export const STUB_ANCHOR = 'planned-'

function stubRecords(page: PlannedPage, locale: Locale): SearchRecord[] {
  const { title, description, label, section = title, category, tags = {}, sections = {} } = page
  const said = (text: Record<string, string> | undefined) => text?.[locale]
  const own = said(label)
  const facts: PageFacts = {
    path: docUrl(page.path),
    locale,
    version: VERSION,
    kind: 'docs',
    section: said(section) ?? '',
    title: said(title) ?? '',
    description: said(description) ?? '',
    categories: said(category) ? [said(category) ?? ''] : [],
    tags: tags[locale] ?? [],
    ...(own && own !== said(title) ? { label: own } : {}),
  }
  if (page.path === 'glossary')
    return pageRecords({ ...facts, kind: 'glossary' }, [
      { level: 1, id: '', heading: '', text: '' },
      ...glossary.sections({}, { locale, version: VERSION, changes: [] }),
    ])
  const parts = (sections[locale] ?? []).map((line, index) => {
    const [heading = '', text = ''] = line.split(' | ')
    return { level: 2, id: `${STUB_ANCHOR}${index + 1}`, heading, text }
  })
  return pageRecords(facts, [{ level: 1, id: '', heading: '', text: '' }, ...parts])
}

/** The files of the indexes by language, each under its name. */
export const benchFiles = (records: Record<string, SearchRecord[]>): Map<string, Uint8Array> =>
  new Map(
    Object.entries(records).flatMap(([locale, list]) => [
      ...buildIndex(locale, list, readSynonyms(contentDir()).value),
    ]),
  )

/** A client that reads from memory and counts the bytes it would have loaded, compressed. */
export function memoryClient(
  files: Map<string, Uint8Array>,
  compressedSize: (file: string, bytes: Uint8Array) => number,
) {
  const counter = { bytes: 0, requests: 0 }
  const client = embeddedClient(async (file) => {
    const bytes = files.get(file)
    if (!bytes) throw new SearchError('missing', file)
    counter.bytes += compressedSize(file, bytes)
    counter.requests++
    return bytes
  })
  return { client, counter }
}

export async function ask(client: SearchClient, { q, lang }: Pick<Query, 'q' | 'lang'>): Promise<SearchResult> {
  const { results } = await client.search([{ indexName: lang, params: { query: q } }])
  const [result] = results
  if (!result) throw new Error('the engine gave no result')
  return result
}

/** 1 / rank of the first right page among the first ten; 0 when none is. */
export function reciprocalRank({ hits }: Pick<SearchResult, 'hits'>, expect: string[]): number {
  const rank = hits.slice(0, 10).findIndex((hit) => expect.includes(pathOf(hit)))
  return rank === -1 ? 0 : 1 / (rank + 1)
}

export interface Judged {
  query: Query
  result: SearchResult
  rank: number
}
export async function judge(client: SearchClient, queries: Query[]): Promise<Judged[]> {
  const judged: Judged[] = []
  for (const query of queries) {
    const result = await ask(client, query)
    judged.push({ query, result, rank: reciprocalRank(result, query.expect) })
  }
  return judged
}

export const mean = (values: number[]): number =>
  values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0) / values.length

/** The value below which this share of the values lies. */
export const quantile = (values: number[], share: number): number =>
  [...values].sort((a, b) => a - b)[Math.min(values.length - 1, Math.floor(values.length * share))] ?? Number.NaN

export const share = (judged: Judged[]): { mrr: number; first: number } => ({
  mrr: mean(judged.map(({ rank }) => rank)),
  first: mean(judged.map(({ rank }) => (rank === 1 ? 1 : 0))),
})

/** Bytes of the engine's code as it is sent: bundled, minified and compressed. */
export function engineBytes(): number {
  const { outputFiles } = buildSync({
    stdin: {
      contents: "export * from './lib/search/embedded/client'\nexport * from './lib/search/embedded/pieces'",
      resolveDir: process.cwd(),
    },
    bundle: true,
    minify: true,
    format: 'esm',
    target: 'es2022',
    write: false,
  })
  return gzipSync(outputFiles[0]?.contents ?? '').length
}

/** What a question costs that is typed letter by letter into a page that has nothing loaded. */
export interface Typed {
  /** Bytes of the index until something is found, from the third letter on. */
  first: number
  requests: number
  /** Bytes of each further letter. */
  further: number[]
  /** Milliseconds from a letter to the answer, when everything is loaded. */
  warm: number[]
}

const FIRST_LETTERS = 3

export async function typeQuery(files: Map<string, Uint8Array>, { q, lang }: Query): Promise<Typed> {
  // Pieces are compressed already; the root is not, and hosts send it compressed.
  const { client, counter } = memoryClient(files, (file, bytes) =>
    file.endsWith('.json') ? gzipSync(bytes).length : bytes.length,
  )
  const typed: Typed = { first: 0, requests: 0, further: [], warm: [] }
  const beginnings = [...q].map((_, index) => q.slice(0, index + 1))
  for (const [index, beginning] of beginnings.entries()) {
    const before = counter.bytes
    const { hits } = await ask(client, { q: beginning, lang })
    if (typed.first > 0) typed.further.push(counter.bytes - before)
    else if ((index + 1 >= FIRST_LETTERS && hits.length > 0) || index === beginnings.length - 1)
      Object.assign(typed, { first: counter.bytes, requests: counter.requests })
  }
  for (const beginning of beginnings) {
    const began = performance.now()
    // Another ellipsis makes it another question, which the client cannot answer from what it remembers.
    await client.search([{ indexName: lang, params: { query: beginning, snippetEllipsisText: '...' } }])
    typed.warm.push(performance.now() - began)
  }
  return typed
}

/**
 * Ten times the records: each page nine times more, in other words. A word of a copy is the same in six of ten places,
 * another one of the site in most others, and sometimes a new one.
 */
export function inflateRecords(records: SearchRecord[], times = 10): SearchRecord[] {
  const words = [...new Set(records.flatMap(({ content }) => content?.match(/\p{L}{4,}/gu) ?? []))]
  const copies = Array.from({ length: times - 1 }, (_, copy) => {
    const next = random(`copy ${copy}`)
    const others = new Map<string, string>()
    const otherWord = (word: string): string => {
      const kind = next()
      if (kind < 0.6) return word
      return kind < 0.95 ? (words[Math.floor(next() * words.length)] ?? word) : `${word}${copy}`
    }
    const reword = (text: string): string =>
      text.replace(/\p{L}{4,}/gu, (word) => {
        const other = others.get(word) ?? otherWord(word)
        others.set(word, other)
        return other
      })
    return records.map((record): SearchRecord => {
      const { hierarchy, content, description, label, url_without_anchor } = record
      const address = `${url_without_anchor}-${copy}`
      const reworded = Object.fromEntries(
        Object.entries(hierarchy).map(([level, text]) => [level, text && level !== 'lvl0' ? reword(text) : text]),
      ) as SearchRecord['hierarchy']
      return {
        ...record,
        url: `${address}#${record.anchor}`,
        url_without_anchor: address,
        hierarchy: reworded,
        content: content && reword(content),
        ...(description ? { description: reword(description) } : {}),
        ...(label ? { label: reword(label) } : {}),
      }
    })
  })
  return [records, ...copies].flat()
}
