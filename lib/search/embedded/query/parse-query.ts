/** What the words of a question mean: forms, beginnings, the other keyboard layout, slips, transliteration. */

import { correct } from './correct'
import { tryLayouts } from './layouts'
import { type Knowledge, lookUpAll, type Word } from './look-up-words'

/** A question of so many words is a sentence: what no page has is a word of its own more often than a slip. */
const SENTENCE = 5

/** What was searched for instead of what was typed. */
export interface Correction {
  kind: 'layout' | 'typo' | 'both'
  /** The question that was answered. A guess is known by its stem only; client.ts shows a form of it that the hits have. */
  words: { text: string; isStem: boolean }[]
}

export interface Understood {
  words: Word[]
  correction?: Correction
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
    (relaid ?? words).map((word, index, all) =>
      correct(word, index === all.length - 1, knowledge, all.length === 1 || all.length >= SENTENCE),
    ),
  )
  const isCorrected = corrected.some(({ shown }) => shown !== undefined)
  const understood = corrected.map(({ word }) => word)
  if (!relaid && !isCorrected) return { words: understood }
  const kind = relaid && isCorrected ? 'both' : relaid ? 'layout' : 'typo'
  const shown = corrected.map((one) => ({ text: one.shown ?? one.word.typed, isStem: one.shown !== undefined }))
  return { words: understood, correction: { kind, words: shown } }
}
