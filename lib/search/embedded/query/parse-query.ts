/** What the words of a question mean: forms, beginnings, the other keyboard layout, typos, transliteration. */

import type { CorrectedQuery } from '../../types'
import { correct } from './correct'
import { tryLayouts } from './layouts'
import { type Knowledge, lookUpAll, type Word } from './look-up-words'

export interface Understood {
  words: Word[]
  correction?: CorrectedQuery
}

/** @param isLiteral nothing is corrected */
export async function parseQuery(question: string, knowledge: Knowledge, isLiteral: boolean): Promise<Understood> {
  // 7/21 and 7,21 are versions as 7.21 is
  const typed = question
    .replace(/(\d)[/,_-](?=\d)/g, '$1.')
    .split(/\s+/)
    .filter(Boolean)
  const words = await lookUpAll(typed, knowledge)
  if (isLiteral) return { words }
  const relaid = await tryLayouts(words, knowledge)
  const corrected = await Promise.all(
    (relaid ?? words).map((word, index, all) => correct(word, index === all.length - 1, knowledge)),
  )
  const isCorrected = corrected.some(({ shown }) => shown !== undefined)
  const understood = corrected.map(({ word }) => word)
  if (!relaid && !isCorrected) return { words: understood }
  const kind = relaid && isCorrected ? 'both' : relaid ? 'layout' : 'typo'
  return {
    words: understood,
    correction: { kind, to: corrected.map(({ word, shown = word.typed }) => shown).join(' ') },
  }
}
