/** The one fact that a question asks for, if there is one. Nothing is made up: it is shown as the page has it. */

import { FACT_KINDS } from '../../core/fact'
import { words as languages } from '../../i18n/languages/words'
import type { FoundFact } from '../types'
import { isStopWord, stemsOf, tokenize } from '../words'
import { stem } from '../words/stem'
import type { FoundPage, Index } from './engine'
import type { StoredFact } from './format'
import type { RankedPage } from './rank'
import { FACT, LEAST_FACT } from './weights'

/** Pages whose facts are looked at: the first hits, and the glossary where a meaning is asked for. */
const PAGES = 12

/** Stems of the words that mean something, and compounds as they are. */
const keysOf = (text: string): string[] =>
  tokenize(text).flatMap(({ word, isPart }) => (isStopWord(word) ? [] : [isPart ? stem(word) : word]))

const stemsIn = (list: (language: (typeof languages)['ru']) => string): Set<string> =>
  new Set(Object.values(languages).flatMap((language) => [...stemsOf(list(language)), ...keysOf(list(language))]))
const COUNTING = stemsIn(({ counting }) => counting)
const ASKING = stemsIn(({ asking, counting }) => `${asking} ${counting}`)
const NAMING = stemsIn(({ naming }) => naming)
const DEFINING = stemsIn(({ defining }) => defining)
/** What is copied from a screen or a log: BI-101, DATA_KEY. */
const CODE = /^\p{Lu}{2,4}[- ]?\d{2,4}$|^\p{Lu}[\p{Lu}\d]*(?:_[\p{Lu}\d]+)+$/u

const NUMBER = /\d[\d.,\u00a0\u202f]*/u
/** A value that is a number before all. */
const BEGINS_WITH_NUMBER = /^(?:[^:;]*: )?\P{L}{0,2}\d/u

/** A name in one word, such as PutS3Object. */
const NAME = /\p{Lu}\p{Ll}+\p{Lu}/u

/** @throws SearchError when a file cannot be loaded */
export async function findFact(index: Index, question: string, hits: RankedPage[]): Promise<FoundFact | undefined> {
  const asked = readQuestion(question)
  if (!asked) return undefined
  const { glossary } = index
  const pages = asked.isMeaning && glossary !== undefined ? [{ page: glossary, section: 0 } as RankedPage] : []
  const looked = [...hits.slice(0, PAGES), ...pages]
  const found = await Promise.all(
    looked.map(async (hit, place) => {
      const [top, facts] = await Promise.all([index.describe({ ...hit, section: 0 }), index.factsOf(hit.page)])
      return facts.flatMap((fact) => {
        const fit = fitOf(fact, top, asked)
        return fit > 0 ? [{ fact, top, fit: fit - place * 0.01 }] : []
      })
    }),
  )
  const [best, second] = found.flat().sort((a, b) => b.fit - a.fit)
  const isRival =
    second && best && best.fit - second.fit < LEAST_FACT.lead && !saysTheSame(best.fact, second.fact, asked)
  if (!best || isRival) return undefined
  const [, subject, value, anchor] = best.fact
  return { subject, value, title: best.top.title, url: anchor ? `${best.top.path}#${anchor}` : best.top.path }
}

/** Whether two facts give one answer: the same text, the same code, or the same number where one is asked for. */
function saysTheSame(one: StoredFact, other: StoredFact, { isCount, names }: Asked): boolean {
  const [[, subject, value], [, otherSubject, otherValue]] = [one, other]
  if (value === otherValue || (looksLikeCode(subject) && subject === otherSubject)) return true
  return (isCount || names) && NUMBER.exec(value)?.[0] === NUMBER.exec(otherValue)?.[0]
}

interface Asked {
  /** All words that mean something. */
  all: Set<string>
  /** Those that the fact must have: the others only ask. */
  telling: string[]
  isMeaning: boolean
  isCode: boolean
  isCount: boolean
  /** It has words that ask for something else than a meaning. */
  asks: boolean
  /** It asks for a code, a port, a version by what is said of it. */
  names: boolean
}

/** Undefined for a question that asks for no fact: words of a subject alone are a search. */
function readQuestion(question: string): Asked | undefined {
  const all = keysOf(question)
  const isMeaning = stemsOf(question).some((word) => DEFINING.has(word))
  const isCode = [question, ...question.split(/\s+/)].some(looksLikeCode)
  const asks = all.some((word) => ASKING.has(word) || NAMING.has(word))
  if (!isMeaning && !isCode && !asks && !NAME.test(question)) return undefined
  const isEmpty = (word: string) => ASKING.has(word) || DEFINING.has(word) || (isCode && NAMING.has(word))
  const isCount = all.some((word) => COUNTING.has(word))
  const names = all.some((word) => NAMING.has(word))
  return {
    all: new Set(all),
    telling: all.filter((word) => !isEmpty(word)),
    isMeaning,
    isCode,
    isCount,
    asks,
    names,
  }
}

const looksLikeCode = (text: string): boolean => CODE.test(text.toUpperCase()) && /[\d_]/.test(text)

/** How well a fact is what is asked for; 0 when it is not. */
function fitOf([kind, subject, value, , words]: StoredFact, top: FoundPage, asked: Asked): number {
  const own = keysOf(subject)
  const known = new Set([...own, ...keysOf(words)])
  const about = new Set(keysOf(`${top.title} ${top.category}`))
  const isNamed = keysOf(top.title).every((word) => asked.all.has(word))
  switch (FACT_KINDS[kind]) {
    case 'term': {
      const inValue = new Set(keysOf(value))
      const isAlone = asked.telling.every((word) => known.has(word) || inValue.has(word))
      return asked.isMeaning && !asked.isCount && isAlone && own.every((word) => asked.all.has(word))
        ? FACT.term + own.length * FACT.word
        : 0
    }
    case 'trait': {
      const hasTrait = keysOf(words).some((word) => asked.all.has(word))
      return isNamed && hasTrait && asked.telling.every((word) => known.has(word) || about.has(word)) ? FACT.trait : 0
    }
    case 'property': {
      if (isNamed) return fitOfRow(own, known, about, value, asked, true) + FACT.property
      const isWhole = own.length > 1 && own.every((word) => asked.all.has(word))
      return isWhole && asked.telling.every((word) => known.has(word)) ? FACT.trait : 0
    }
    default: {
      if (asked.names && !asked.isCode && looksLikeCode(subject)) return fitOfCode(value, asked)
      const isOther = asked.isMeaning && !asked.isCode && !asked.isCount && !asked.asks
      return isOther || (top.kind === 'etl' && !isNamed) ? 0 : fitOfRow(own, known, about, value, asked)
    }
  }
}

/** Of a code that is asked for by its message. */
function fitOfCode(value: string, { telling }: Asked): number {
  const said = new Set(keysOf(value))
  const asked = telling.filter((word) => !NAMING.has(word))
  return asked.length > 1 && asked.every((word) => said.has(word)) ? FACT.trait : 0
}

/**
 * Of a row with a subject and a value. What the page is about says nothing of one of its rows.
 * @param isNamed the question names the page, so that a word of the value alone is enough
 */
function fitOfRow(
  own: string[],
  known: Set<string>,
  about: Set<string>,
  value: string,
  { all, telling, isCount }: Asked,
  isNamed = false,
): number {
  const met = [...all].filter((word) => known.has(word) && !about.has(word))
  const unmet = telling.filter((word) => !known.has(word) && !about.has(word))
  const inValue = new Set(keysOf(value))
  if (isCount && !/\d/.test(value)) return -Infinity
  if (unmet.some((word) => !inValue.has(word)) || (isCount && unmet.length > met.length)) return -Infinity
  if (met.length === 0)
    return isNamed ? [...all].filter((word) => inValue.has(word) && !about.has(word)).length * FACT.word : -Infinity
  const ownWords = own.filter((word) => !about.has(word))
  const share = ownWords.length === 0 ? 1 : ownWords.filter((word) => all.has(word)).length / ownWords.length
  if (share < LEAST_FACT.subject) return -Infinity
  const vague =
    [...all].filter((word) => !known.has(word) && !about.has(word) && !DEFINING.has(word)).length - unmet.length
  const number = isCount && BEGINS_WITH_NUMBER.test(value) ? FACT.number : 0
  return share + number + met.length * FACT.word + unmet.length * FACT.inValue + vague * FACT.vague
}
