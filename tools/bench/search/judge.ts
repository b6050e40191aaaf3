/** What `npm run bench:search` and its test share: records, indexes in memory, and the measures. */
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { gzipSync } from 'node:zlib'
import { buildSync } from 'esbuild'
import { parse } from 'yaml'
import { contentDir } from '../../../lib/core/folders'
import { locales } from '../../../lib/core/routes'
import { buildIndex } from '../../../lib/search/embedded/build'
import { embeddedClient } from '../../../lib/search/embedded/client'
import { SearchError } from '../../../lib/search/embedded/index-loader'
import type { SearchRecord } from '../../../lib/search/record'
import { searchRecords } from '../../../lib/search/records'
import { readSynonyms } from '../../../lib/search/synonyms'
import type { FoundFact, SearchClient, SearchResult } from '../../../lib/search/types'

export const CLASSES = [
  'exact',
  'inflected',
  'prefix',
  'typo',
  'layout',
  'synonym',
  'component',
  'version',
  'term',
  'error',
  'nothing',
  'paraphrase',
  'across',
] as const
export type QueryClass = (typeof CLASSES)[number]
export interface Query {
  q: string
  lang: string
  class: QueryClass
  /** Site paths of the pages that answer it, without language; the best first. None when nothing is to be found. */
  expect: string[]
}

const VERSION = 'current'
const read = <Entry>(file: string): Entry[] => parse(fs.readFileSync(`tools/bench/search/${file}`, 'utf8')) as Entry[]

/** The queries that were written by hand. */
export const readQueries = (): Query[] => read<Query>('queries.yaml')

/**
 * Questions in people's own words, and in the other language, written from the pages without a look at the thesaurus. A lot
 * parts them: one half may be looked at while the ranking is tuned, the other is only reported.
 */
export const readQuestions = (half: Half): Query[] => read<Query>('questions.yaml').filter(isIn(half))

export type Half = 'tuned' | 'reported'
const isIn =
  (half: Half) =>
  ({ q }: { q: string }): boolean =>
    ((createHash('sha1').update(q).digest()[0] ?? 0) % 2 ? 'tuned' : 'reported') === half

/** A question, and what the right answer has; null where no single fact answers it. */
export interface FactSample {
  q: string
  lang: string
  /** Either of several, parted by ` | `. */
  answer: string | null
  /** Pages that say it. */
  page?: string
  also?: string[]
}

/** All of `facts.yaml` was looked at; of those that were written later, one half. */
export function readFactQuestions(half: Half): FactSample[] {
  const unseen = read<FactSample>('facts-unseen.yaml').filter(isIn(half))
  return half === 'tuned' ? [...read<FactSample>('facts.yaml'), ...unseen] : unseen
}

/** Whether a fact is the answer. */
export function isRightFact({ answer }: FactSample, subject: string, value: string): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[\u00a0\u202f]/g, ' ')
      .replaceAll('’', "'")
  const said = plain(`${subject} ${value}`)
  return answer?.split(' | ').some((text) => said.includes(plain(text))) ?? false
}

/** `missed` and `wrong` are questions for a fact, `silent` and `noise` those for none. */
export type Verdict = 'right' | 'wrong' | 'missed' | 'silent' | 'noise'

export interface JudgedFact {
  question: FactSample
  fact: FoundFact | undefined
  verdict: Verdict
}
export async function judgeFacts(client: SearchClient, questions: FactSample[]): Promise<JudgedFact[]> {
  const judged: JudgedFact[] = []
  for (const question of questions) {
    const { fact } = await ask(client, question)
    judged.push({ question, fact, verdict: verdictOn(question, fact) })
  }
  return judged
}

function verdictOn(question: FactSample, fact: FoundFact | undefined): Verdict {
  if (question.answer === null) return fact ? 'noise' : 'silent'
  if (!fact) return 'missed'
  return isRightFact(question, fact.subject, fact.value) ? 'right' : 'wrong'
}

/** How many questions have each verdict; `asked` are those for a fact, `others` those for none. */
export function countFacts(judged: JudgedFact[]) {
  const count = (...verdicts: Verdict[]) => judged.filter(({ verdict }) => verdicts.includes(verdict)).length
  return {
    asked: count('right', 'wrong', 'missed'),
    right: count('right'),
    wrong: count('wrong'),
    others: count('silent', 'noise'),
    noise: count('noise'),
  }
}

/** Records of the site by language. */
export const benchRecords = (): Record<string, SearchRecord[]> =>
  Object.fromEntries(locales().map((locale) => [locale, searchRecords(locale, VERSION)]))

/** Site path of a record or a hit, without language and anchor. */
export const pathOf = ({ url_without_anchor }: { url_without_anchor: string }): string =>
  url_without_anchor.replace(/^\/en(?=\/|$)/, '')

/** The files of the indexes by language, each under its name. */
export const benchFiles = (records: Record<string, SearchRecord[]>): Map<string, Uint8Array> =>
  new Map(
    Object.entries(records).flatMap(([locale, list]) => [
      ...buildIndex({ name: locale, records: list, synonyms: readSynonyms(contentDir()).value }),
    ]),
  )

/** @throws SearchError */
export function readFrom(files: Map<string, Uint8Array>, file: string): Uint8Array {
  const bytes = files.get(file)
  if (!bytes) throw new SearchError('missing', file)
  return bytes
}

/** A client that reads from memory and counts the bytes it would have loaded, compressed. */
export function memoryClient(
  files: Map<string, Uint8Array>,
  compressedSize: (file: string, bytes: Uint8Array) => number,
) {
  const counter = { bytes: 0, requests: 0 }
  const client = embeddedClient(async (file) => {
    const bytes = readFrom(files, file)
    counter.bytes += compressedSize(file, bytes)
    counter.requests++
    return bytes
  })
  return { client, counter }
}

async function ask(client: SearchClient, { q, lang }: Pick<Query, 'q' | 'lang'>): Promise<SearchResult> {
  const { results } = await client.search([{ indexName: lang, params: { query: q } }])
  const [result] = results
  if (!result) throw new Error('the engine gave no result')
  return result
}

/** 1 / rank of the first right page among the first ten; 0 when none is. No hit is right when no page is expected. */
function reciprocalRank({ hits }: Pick<SearchResult, 'hits'>, expect: string[]): number {
  if (expect.length === 0) return hits.length === 0 ? 1 : 0
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

const mean = (values: number[]): number =>
  values.length === 0 ? Number.NaN : values.reduce((sum, value) => sum + value, 0) / values.length

/** The quantile of values: a `share` of them is below it. */
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
      contents: "export * from './lib/search/embedded/client'\nexport * from './lib/search/embedded/index-loader'",
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
    // Another ellipsis makes a new request, which the client cannot answer from its cache.
    await client.search([{ indexName: lang, params: { query: beginning, snippetEllipsisText: '...' } }])
    typed.warm.push(performance.now() - began)
  }
  return typed
}
