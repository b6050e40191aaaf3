/** The one fact that a question asks for, if there is one. Nothing is made up: it is shown as the page has it. */

import type { FoundFact } from '../types'
import { isStopWord, tokenize } from '../words'
import { stem } from '../words/stem'
import type { Answer, Index } from './engine'
import { keysOf, looksLikeCode, readFactQuestion } from './fact-question'
import { type FactPage, type Features, featuresOf, lacksRequested, scoreOf } from './fact-score'
import type { StoredFact } from './format'
import { LEAST_FACT } from './weights'

/** Pages whose facts are looked at: the first hits, fewer when nothing says that a fact is asked for; and the glossary for a meaning. */
const PAGES = { requested: 12, other: 3 }

const NUMBER = /\d[\d.,\u00a0\u202f]*/u

interface Candidate {
  fact: StoredFact
  page: FactPage
  features: Features
  /** True when the fact lacks the requested value (default, limit). If such a fact wins, no answer is shown. */
  isLacking: boolean
}

/** @throws SearchError when a file cannot be loaded */
export async function findFact(index: Index, question: string, answer: Answer): Promise<FoundFact | undefined> {
  const candidates = await candidatesFor(index, question, answer)
  const best = bestOf(candidates.map((one) => ({ ...one, score: scoreOf(one.features) })))
  if (!best) return undefined
  const { fact, page } = best
  const [, subject, value, anchor] = fact
  const { title, path } = page.top
  return {
    subject,
    value,
    title: [title, index.version].filter(Boolean).join(' · '),
    url: anchor ? `${path}#${anchor}` : path,
  }
}

/** Facts that may be the answer. @throws SearchError */
async function candidatesFor(index: Index, question: string, answer: Answer): Promise<Candidate[]> {
  const wanted = readFactQuestion(question, answer)
  if (!wanted) return []
  const hits = answer.pages.slice(0, wanted.asks ? PAGES.requested : PAGES.other)
  const { glossary } = index
  if (wanted.isMeaning && glossary !== undefined && hits.every(({ page }) => page !== glossary))
    hits.push({ page: glossary, section: 0, score: 0, coverage: 0 })
  const found = await Promise.all(
    hits.map(async (hit, place) => {
      const [top, best, headingOf, facts] = await Promise.all([
        index.describe({ ...hit, section: 0 }),
        index.describe(hit),
        index.headingsOf(hit.page),
        index.factsOf(hit.page),
      ])
      const title = keysOf(top.title)
      const page: FactPage = {
        top,
        title,
        context: [...title, ...keysOf(top.category)],
        isNamed: isNamedIn(top.title, wanted.keys),
        place,
        bestAnchor: best.anchor,
        headingOf,
      }
      return facts.flatMap((fact) => {
        const features = featuresOf(fact, page, wanted)
        if (!features) return []
        const isLacking = lacksRequested(fact, wanted)
        return isLacking && !page.isNamed ? [] : [{ fact, page, features, isLacking }]
      })
    }),
  )
  return withoutRivals(found.flat())
}

/** Whether a question has all words of a name, or the name as one word: `put email`, `putemail`. */
function isNamedIn(name: string, keys: Set<string>): boolean {
  const words = tokenize(name).filter(({ word }) => !isStopWord(word))
  return [true, false].some((isPart) => {
    const some = words.filter((word) => word.isPart === isPart)
    return some.length > 0 && some.every(({ word }) => keys.has(stem(word)))
  })
}

/** Without properties that are asked for by their name alone and say another thing in each component. */
function withoutRivals(candidates: Candidate[]): Candidate[] {
  const named = candidates.filter(({ features }) => features.wholeName)
  return candidates.filter(
    ({ features, fact }) => !features.wholeName || named.every((other) => saysTheSame(fact, other.fact)),
  )
}

/** The one with the best score, unless that is low or another one says something else with nearly the same score. */
export function bestOf<One extends Pick<Candidate, 'fact' | 'isLacking'> & { score: number }>(
  candidates: One[],
): One | undefined {
  const sorted = [...candidates].sort((a, b) => b.score - a.score)
  const [best] = sorted
  if (!best || best.isLacking || best.score < LEAST_FACT.score) return undefined
  const rival = sorted.find(({ fact }) => !saysTheSame(best.fact, fact))
  return rival && best.score - rival.score < LEAST_FACT.lead ? undefined : best
}

/** Whether two facts give one answer: the same text, the same code, or the same number. */
function saysTheSame([, subject, value]: StoredFact, [, otherSubject, otherValue]: StoredFact): boolean {
  if (value === otherValue || (looksLikeCode(subject) && subject === otherSubject)) return true
  const number = NUMBER.exec(value)?.[0]
  return number !== undefined && number === NUMBER.exec(otherValue)?.[0]
}
