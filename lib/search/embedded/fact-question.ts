/** What a question asks of facts. */

import { questions } from '../../i18n/languages/questions'
import { isStopWord, stemsOf, tokenize } from '../words'
import { stem } from '../words/stem'
import type { Answer } from './engine'

const MOST_TEXTS = 20_000
/** Cache: the facts of a page are read again at each letter of a question. */
const known = new Map<string, string[]>()

/** Stems of the words that mean something, and of compounds. */
export function keysOf(text: string): string[] {
  const found = known.get(text)
  if (found) return found
  const keys = tokenize(text).flatMap(({ word }) => (isStopWord(word) ? [] : [stem(word)]))
  const once = [...new Set(keys)]
  if (known.size > MOST_TEXTS) known.clear()
  known.set(text, once)
  return once
}

const stemsIn = (list: (language: (typeof questions)['ru']) => string): Set<string> =>
  new Set(Object.values(questions).flatMap((language) => [...stemsOf(list(language)), ...keysOf(list(language))]))
const COUNTING = stemsIn(({ counting }) => counting)
const MEASURING = stemsIn(({ measuring }) => measuring)
export const DEFAULT = stemsIn(({ preset }) => preset)
const ASKING = stemsIn(({ asking, counting, preset }) => `${asking} ${counting} ${preset}`)
export const NAMING = stemsIn(({ naming }) => naming)
const DEFINING = stemsIn(({ defining }) => defining)
/** Asks how something is done, which is a page. */
const HOW = new Set(Object.values(questions).map(({ how }) => how))
/** What may follow it: how much is a fact. */
const EXTENT = stemsIn(({ extent, counting }) => `${extent} ${counting}`)

/** What is copied from a screen or a log: BI-101, DATA_KEY. */
const CODE = /^\p{Lu}{2,4}[- ]?\d{2,4}$|^\p{Lu}[\p{Lu}\d]*(?:_[\p{Lu}\d]+)+$/u
export const looksLikeCode = (text: string): boolean => CODE.test(text.toUpperCase()) && /[\d_]/.test(text)

/** Weight of a compound as a whole; it is no word of the index. */
const COMPOUND_IDF = 1.5

export interface QuestionWord {
  key: string
  /** Inverse document frequency: how much it says of the question. */
  idf: number
  /** What pages have instead of it. */
  expansions: string[]
}

export interface FactQuestion {
  /** Its words that mean something. */
  keys: Set<string>
  /** It says that a fact is asked for. */
  asks: boolean
  /** Of these, what the question is about. */
  about: QuestionWord[]
  isMeaning: boolean
  isCode: boolean
  isCount: boolean
  /** It asks for what holds when nothing is given. */
  isDefault: boolean
  /** Words that ask for a size or a time. */
  measures: string[]
  /** It asks for a code, a port, a version by what is said of it. */
  names: boolean
}

/** Undefined for a question that asks for no fact: one word is a search, and how something is done is a page. */
export function readFactQuestion(
  text: string,
  { parts, strengths }: Pick<Answer, 'parts' | 'strengths'>,
): FactQuestion | undefined {
  const [stems, keys] = [stemsOf(text), keysOf(text)]
  const [first = '', second = ''] = tokenize(text).map(({ word }) => word)
  const isMeaning = stems.some((word) => DEFINING.has(word))
  const isCode = [text, ...text.split(/\s+/)].some(looksLikeCode)
  const names = keys.some((word) => NAMING.has(word))
  const asks = isMeaning || isCode || names || keys.some((word) => ASKING.has(word))
  if ((HOW.has(first) && !EXTENT.has(stem(second))) || (!asks && keys.length < 2)) return undefined
  const telling = new Map(
    parts.map(({ word, expansions }, index) => [stem(word), { idf: strengths[index]?.idf ?? 0, expansions }]),
  )
  return {
    keys: new Set(keys),
    asks,
    about: keys
      .filter((key) => !ASKING.has(key) && !DEFINING.has(key))
      .map((key) => ({ key, ...(telling.get(key) ?? { idf: COMPOUND_IDF, expansions: [] }) })),
    isMeaning,
    isCode,
    isCount: keys.some((word) => COUNTING.has(word)),
    isDefault: keys.some((word) => DEFAULT.has(word)),
    measures: keys.filter((word) => MEASURING.has(word)),
    names,
  }
}
