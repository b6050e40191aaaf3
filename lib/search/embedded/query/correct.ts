import { isStopWord } from '../../words'
import type { Candidate } from '../../words/vocabulary'
import { GUESS } from '../weights'
import type { Knowledge, Word } from './look-up-words'
import { split } from './split'
import type { Match, Part } from './terms'

/** Least letters of a word that can be told apart from others and from the other keyboard layout. */
export const TELLING = 3
/** A lone word, and one of a sentence, of so many letters has one meaning at most, or none; a term of so many may have two slips. */
const SURE = { letters: 4, long: 7 }
/** Least letters of a known word that may be a slip of another. */
const AGAIN = 5
/** Letters of a word that may be two without a blank between them. */
const COMPOUND = 7

export const isUnknown = ({ matches, word }: Part): boolean =>
  matches.length === 0 && word.length >= TELLING && !isStopWord(word)

/**
 * Gives the unknown parts of a word the meanings they may have. `shown` is the word put right.
 * @param mustBeSure no other word of the question confirms a guess
 */
export async function correct(
  word: Word,
  isLast: boolean,
  knowledge: Knowledge,
  mustBeSure: boolean,
): Promise<{ word: Word; shown?: string }> {
  const parts: Part[] = []
  let shown = word.typed
  let isCorrected = false
  for (const [index, part] of word.parts.entries()) {
    const isSpelt = !/\d/.test(part.word) || /^\p{L}{4,}\d$/u.test(part.word)
    if (!isUnknown(part) || !isSpelt || word.wholes.some(({ isExact }) => isExact)) {
      parts.push(part)
      continue
    }
    // A prefix is no typo, at any position: “puts3 bucket”.
    const begun = isLast ? undefined : await knowledge.terms.lookUp(part.word, true)
    if (begun && begun.matches.length > 0) {
      parts.push(begun)
      continue
    }
    const guessed = await guess(part.word, isLast && index === word.parts.length - 1, knowledge, mustBeSure)
    parts.push(...(guessed?.parts ?? [part]))
    if (!guessed) continue
    isCorrected = true
    shown = shown.toLowerCase().replaceAll('ё', 'е').replace(part.word, guessed.shown)
  }
  return { word: { ...word, parts }, ...(isCorrected ? { shown } : {}) }
}

/** Guesses that are sure enough without another word of the question that confirms them. */
function sure(word: string, guesses: Candidate[]): Candidate[] {
  if (word.length < SURE.letters || (word.length === SURE.letters && guesses.length > 1)) return []
  const isSure = ({ term, slips }: Candidate) =>
    slips <= (term.length < SURE.long ? 1 : 2) && (term.length > SURE.letters || term[0] === word[0])
  return guesses.filter(isSure)
}

async function guess(word: string, isLast: boolean, { terms, spelling }: Knowledge, mustBeSure: boolean) {
  const vocabulary = await spelling()
  const [near, alike] = [vocabulary.correct(word, isLast), vocabulary.soundLike(word)]
  const corrections = mustBeSure ? sure(word, near) : near
  const sounds = mustBeSure
    ? sure(
        word,
        alike.filter(({ slips }) => slips <= 1),
      )
    : alike
  const candidates = [
    ...corrections.map(({ term, slips }) => ({
      term,
      weight: slips <= 0.5 ? GUESS.form : GUESS.slip - GUESS.furtherSlip * (slips - 1),
    })),
    ...sounds.map(({ term, slips }) => ({ term, weight: GUESS.sound - slips * GUESS.soundSlip })),
  ]
  const matches = (
    await Promise.all(
      candidates.map(async ({ term: key, weight }): Promise<Match[]> => {
        const term = await terms.find(key)
        return term ? [{ key, weight, term }] : []
      }),
    )
  ).flat()
  if (word.length >= COMPOUND && (matches[0]?.weight ?? 0) < GUESS.slip) {
    const halves = split(word, isLast, vocabulary)
    if (halves) {
      const found = await Promise.all(halves.map((half, index) => terms.lookUp(half, isLast && index === 1)))
      if (found.every((half) => half.matches.length > 0)) return { parts: found, shown: halves.join(' ') }
    }
  }
  if (matches.length === 0) return undefined
  const part: Part = { word, matches, isExact: false, isGuess: true, stands: [] }
  return { parts: [part], shown: corrections[0]?.term ?? matches[0]?.key ?? word }
}

/** Another word that a known one may be a slip of; undefined when there is none. */
export async function correctAgain(
  part: Part,
  isLast: boolean,
  { terms, spelling }: Knowledge,
): Promise<Part | undefined> {
  const { word, matches } = part
  if (part.isGuess || word.length < AGAIN || /\d/.test(word)) return undefined
  const vocabulary = await spelling()
  const others = vocabulary
    .neighbours(word, isLast)
    .filter(({ term }) => matches.every(({ key }) => key !== term))
    .slice(0, 4)
  const found = await Promise.all(
    others.map(async ({ term: key }): Promise<Match[]> => {
      const term = await terms.find(key)
      return term ? [{ key, weight: GUESS.second, term }] : []
    }),
  )
  const added = found.flat()
  return added.length > 0 ? { ...part, matches: [...matches, ...added] } : undefined
}
