/** What `npm run bench:search` and its test share: records, indexes in memory, and the measures. */
import { createHash } from 'node:crypto'
import fs from 'node:fs'
import { parse } from 'yaml'
import { contentDir } from '../../../lib/core/folders'
import { locales } from '../../../lib/core/routes'
import { buildIndex } from '../../../lib/search/embedded/build'
import { embeddedClient } from '../../../lib/search/embedded/client'
import { SearchError } from '../../../lib/search/embedded/index-loader'
import type { SearchRecord } from '../../../lib/search/record'
import { searchRecords } from '../../../lib/search/records'
import { readSynonyms, type Synonyms } from '../../../lib/search/synonyms'
import type { FoundFact, SearchClient, SearchResult } from '../../../lib/search/types'

export const CLASSES =
  'exact inflected prefix typo layout synonym component version term error nothing paraphrase across'.split(' ')
export interface Query {
  q: string
  lang: string
  class: string
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

type Half = 'tuned' | 'reported'
const isIn =
  (half: Half) =>
  ({ q }: { q: string }): boolean =>
    ((createHash('sha1').update(q).digest()[0] ?? 0) % 2 ? 'tuned' : 'reported') === half

/** A question, and what the right answer has; null where no single fact answers it. */
interface FactSample {
  q: string
  lang: string
  /** Either of several, parted by ` | `. */
  answer: string | null
  /** Pages that say it. */
  page?: string
  also?: string[]
}

/** All of `facts.yaml` and `facts-typed.yaml` was looked at; of those that were written later, one half. */
export function readFactQuestions(half: Half | 'typed'): FactSample[] {
  if (half === 'typed') return read<FactSample>('facts-typed.yaml')
  const unseen = read<FactSample>('facts-unseen.yaml').filter(isIn(half))
  return half === 'tuned' ? [...read<FactSample>('facts.yaml'), ...unseen] : unseen
}

export interface AbsentQuery {
  q: string
  lang: string
  missing: string
}
export const readAbsent = (): AbsentQuery[] => read<AbsentQuery>('absent.yaml')

/** Questions about what no page has, and yet something is found, or another word, and nobody says so. */
export async function noiseOf(client: SearchClient, questions: AbsentQuery[]): Promise<AbsentQuery[]> {
  const noise: AbsentQuery[] = []
  for (const question of questions) {
    const { hits, missing, userData } = await ask(client, question)
    if (userData || (hits.length > 0 && !missing?.includes(question.missing))) noise.push(question)
  }
  return noise
}

/** Whether a fact is the answer. */
function isRightFact({ answer }: FactSample, subject: string, value: string): boolean {
  const plain = (text: string) =>
    text
      .toLowerCase()
      .replace(/[\u00a0\u202f]/g, ' ')
      .replaceAll('’', "'")
  const said = plain(`${subject} ${value}`)
  return answer?.split(' | ').some((text) => said.includes(plain(text))) ?? false
}

/** `missed` and `wrong` are questions for a fact, `silent` and `noise` those for none. */
type Verdict = 'right' | 'wrong' | 'missed' | 'silent' | 'noise'

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
export const benchFiles = (
  records: Record<string, SearchRecord[]>,
  synonyms: Synonyms = readSynonyms(contentDir()).value,
): Map<string, Uint8Array> =>
  new Map(Object.entries(records).flatMap(([name, list]) => [...buildIndex({ name, records: list, synonyms })]))

/** @throws SearchError */
export function readFrom(files: Map<string, Uint8Array>, file: string): Uint8Array {
  const bytes = files.get(file)
  if (!bytes) throw new SearchError('missing', file)
  return bytes
}

/** A client that reads from memory. */
export const memoryClient = (files: Map<string, Uint8Array>): SearchClient =>
  embeddedClient(async (file) => readFrom(files, file))

export async function ask(client: SearchClient, { q, lang }: Pick<Query, 'q' | 'lang'>): Promise<SearchResult> {
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

export const share = (judged: Judged[]): { mrr: number; first: number } => ({
  mrr: mean(judged.map(({ rank }) => rank)),
  first: mean(judged.map(({ rank }) => (rank === 1 ? 1 : 0))),
})
