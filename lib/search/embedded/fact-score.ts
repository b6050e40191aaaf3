/** How well a fact is what a question asks for: what speaks for it and against it, each with its weight. */

import { FACT_KINDS } from '../../core/fact'
import type { FoundPage } from './engine'
import { DEFAULT, type FactQuestion, keysOf, looksLikeCode, NAMING, type QuestionWord } from './fact-question'
import type { StoredFact } from './format'
import { ALL, FACT } from './weights'

/** Features of a fact as an answer; each is 0 to 1. */
export type Features = Record<keyof typeof FACT, number>

/** A page that may know the answer. */
export interface FactPage {
  top: FoundPage
  /** Words of its title. */
  title: string[]
  /** Those, and words of its category. */
  context: string[]
  /** Whether the question names it. */
  isNamed: boolean
  /** Place among the hits, from 0. */
  place: number
  /** Anchor of its section that answers the question best. */
  bestAnchor: string
  /** Heading of a section, by its anchor. */
  headingOf: (anchor: string) => string
}

const NAMES = Object.keys(FACT) as (keyof typeof FACT)[]
export const scoreOf = (features: Features): number => NAMES.reduce((sum, name) => sum + FACT[name] * features[name], 0)

/** Undefined when the fact cannot be the answer. */
export function featuresOf(fact: StoredFact, page: FactPage, wanted: FactQuestion): Features | undefined {
  const [kindOf, subject, value, anchor, words] = fact
  const { about, keys, isCount, isCode } = wanted
  const kind = FACT_KINDS[kindOf]
  const { context, isNamed } = page
  const [name, inBrackets] = partBrackets(subject)
  const [own, also, said] = [keysOf(name), keysOf(`${words} ${inBrackets}`), keysOf(value)]
  const isWhole = own.every((word) => keys.has(word))
  const hasAll = (...lists: string[][]) => about.every(({ key }) => lists.some((list) => list.includes(key)))
  const isTerm = wanted.isMeaning && !isCount && isWhole && hasAll(own, also, said)
  if ((kind === 'term' && !isTerm) || (isCount && !/\d/.test(value))) return undefined

  const near = [...also, ...keysOf(page.headingOf(anchor))]
  const isComponent = isNamed && page.top.kind === 'etl'
  // What names the page tells which one, not which of its facts.
  const sought = isNamed ? about.filter(({ key }) => !page.title.includes(key)) : about
  const [inSubject = 0, inNear = 0, inContext = 0, inValue = 0] = meet(sought, [own, near, context, said])
  if (inSubject + inNear + inValue === 0) return undefined
  // Who does not ask must name a thing and what of it: a subject alone is a search.
  const hasBoth = isComponent || (kind !== 'trait' && inValue > 0 && inSubject + inNear + inValue > ALL)
  if (!wanted.asks && (inSubject + inNear === 0 || !hasBoth)) return undefined
  const isTrait = isNamed && also.some((word) => keys.has(word)) && hasAll(own, also, context)
  const telling = own.filter((word) => !context.includes(word))
  const isRequested = (word: string) =>
    [...keys].some((key) => areAlike(key, word)) || about.some(({ expansions }) => expansions.includes(word))
  const isExact =
    isWhole && own.length > 0 && sought.every(({ key }) => own.includes(key) || (NAMING.has(key) && said.includes(key)))
  const isWholeName = kind === 'property' && !isNamed && own.length > 1 && isExact
  const features = {
    always: true,
    value: inValue,
    missing: 1 - inSubject - inNear - inContext - inValue,
    requested: telling.length === 0 ? 0.5 : telling.filter(isRequested).length / telling.length,
    exact: isExact,
    oneWord: about.length < 2 && own.filter(isRequested).length < 2,
    bestSection: anchor !== '' && anchor === page.bestAnchor,
    place: Math.min(page.place / MOST_PLACES, 1),
    term: kind === 'term',
    trait: kind === 'trait' && isTrait,
    otherTrait: kind === 'trait' && !isTrait,
    property: kind === 'property',
    wholeName: isWholeName,
    otherComponent: page.top.kind === 'etl' && !isNamed && !isWholeName,
    codeByWords: !isCode && looksLikeCode(subject) && wanted.names && hasMessage(about, said),
  }
  return Object.fromEntries(Object.entries(features).map(([name, value]) => [name, Number(value)])) as Features
}

/** Whether a fact lacks what the question wants of its subject: a default, or a number. */
export function lacksRequested([, subject, value]: StoredFact, { isDefault, measures }: FactQuestion): boolean {
  const [own, said] = [keysOf(subject), keysOf(value)]
  if (isDefault && !said.some((word) => DEFAULT.has(word))) return true
  return !/\d/.test(value) && measures.some((word) => !own.includes(word) && !said.includes(word))
}

const BRACKETS = /\(([^)]*)\)/gu
/** A name, and what is in brackets in or behind it. */
const partBrackets = (text: string): [string, string] => {
  const name = text.replace(BRACKETS, ' ').trim()
  return name ? [name, [...text.matchAll(BRACKETS)].map(([, inside]) => inside).join(' ')] : [text, '']
}

/** A page further down counts no less. */
const MOST_PLACES = 6
/** What a relative of a word counts, and what pages have instead of it. */
const RELATIVE = 0.7
const INSTEAD = 0.8
/** Letters in which relatives begin, and by how many they may differ in length. */
const ROOT = { letters: 5, longer: 4 }

const areAlike = (one: string, other: string): boolean =>
  one === other ||
  (Math.min(one.length, other.length) >= ROOT.letters &&
    Math.abs(one.length - other.length) <= ROOT.longer &&
    one.startsWith(other.slice(0, ROOT.letters)))

/** The share of the words, by what they tell, that each field has; a word counts in the first of them that has it. */
function meet(words: QuestionWord[], fields: string[][]): number[] {
  const shares = fields.map(() => 0)
  const all = words.reduce((sum, { idf }) => sum + idf, 0) || 1
  for (const { key, idf, expansions } of words) {
    const met = fields.map((field) => {
      if (field.includes(key)) return 1
      if (field.some((word) => areAlike(word, key))) return RELATIVE
      return expansions.some((word) => field.includes(word)) ? INSTEAD : 0
    })
    const first = met.findIndex((share) => share > 0)
    if (first >= 0) shares[first] = (shares[first] ?? 0) + ((met[first] ?? 0) * idf) / all
  }
  return shares
}

/** Whether the question names a code by what it says. */
function hasMessage(about: QuestionWord[], said: string[]): boolean {
  const message = about.filter(({ key }) => !NAMING.has(key))
  return message.length > 1 && message.every(({ key }) => said.includes(key))
}
