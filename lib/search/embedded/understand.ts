/** What the words of a question mean: forms, beginnings, the other keyboard layout, slips, transliteration. */
import type { Vocabulary } from '../vocabulary'
import { isOneAlphabet, isStopWord, otherLayout, tokenize } from '../words'
import type { Match, Part, Terms } from './terms'

/** A word as it was typed, between blanks. */
export interface Word {
  typed: string
  /** PutS3 has two: put, s3. */
  parts: Part[]
  /** The compound as one word, which stands for all its parts. */
  wholes: Part[]
}

/** What was taken for something else than was typed. */
export interface Correction {
  kind: 'layout' | 'typo' | 'both'
  /** The question that was answered. A guess is known by its stem only; client.ts shows a form of it that the hits have. */
  words: { text: string; isStem: boolean }[]
}

export interface Understood {
  words: Word[]
  correction?: Correction
}

export interface Knowledge {
  terms: Terms
  /** Loaded when a word is unknown. */
  spelling: () => Promise<Vocabulary>
}

/** Letters from which on a word can be told from any other, or one of its layouts from the other. */
const TELLING = 3
const WEIGHT = { form: 0.8, slip: 0.62, furtherSlip: 0.2, sound: 0.5, soundSlip: 0.1 }
/** Letters of a word that may be two without a blank between them. */
const COMPOUND = 7

/** @param isLiteral nothing is corrected */
export async function understand(question: string, knowledge: Knowledge, isLiteral: boolean): Promise<Understood> {
  // 7/21 and 7,21 are versions as 7.21 is
  const typed = question
    .replace(/(\d)[/,_-](?=\d)/g, '$1.')
    .split(/\s+/)
    .filter(Boolean)
  const words = await lookUpAll(typed, knowledge)
  if (isLiteral) return { words }
  const relaid = await tryLayouts(words, knowledge)
  const heard = await Promise.all(
    (relaid ?? words).map((word, index, all) => hear(word, index === all.length - 1, knowledge)),
  )
  const isHeard = heard.some(({ shown }) => shown !== undefined)
  const understood = heard.map(({ word }) => word)
  if (!relaid && !isHeard) return { words: understood }
  const kind = relaid && isHeard ? 'both' : relaid ? 'layout' : 'typo'
  const shown = heard.map((one) => ({ text: one.shown ?? one.word.typed, isStem: one.shown !== undefined }))
  return { words: understood, correction: { kind, words: shown } }
}

const lookUpAll = (typed: string[], knowledge: Knowledge): Promise<Word[]> =>
  Promise.all(typed.map((word, index) => lookUp(word, index === typed.length - 1, knowledge)))

async function lookUp(typed: string, isLast: boolean, { terms }: Knowledge): Promise<Word> {
  const tokens = tokenize(typed)
  const lastPart = tokens.findLast(({ isPart }) => isPart)
  const [parts, wholes] = await Promise.all(
    [true, false].map((isPart) =>
      Promise.all(
        tokens
          .filter((token) => token.isPart === isPart)
          .map((token) => terms.lookUp(token.word, isLast && (!isPart || token === lastPart))),
      ),
    ),
  )
  return { typed, parts: parts ?? [], wholes: (wholes ?? []).filter(({ matches }) => matches.length > 0) }
}

const isUnknown = ({ matches, word }: Part): boolean =>
  matches.length === 0 && word.length >= TELLING && !isStopWord(word)
const isFound = ({ parts }: Word): boolean =>
  parts.length > 0 && parts.every(({ matches, word }) => matches.length > 0 || isStopWord(word))

/** The words with those typed in the wrong layout put right; undefined when there are none. */
async function tryLayouts(words: Word[], knowledge: Knowledge): Promise<Word[] | undefined> {
  const isDoubtful =
    words.some(({ parts }) => parts.some(isUnknown)) ||
    !words.some(({ parts }) => parts.some(({ matches }) => matches.length > 0))
  if (!isDoubtful) return undefined
  const others = await lookUpAll(
    words.map(({ typed }) => otherLayout(typed)),
    knowledge,
  )
  const isWrong = await Promise.all(
    words.map((word, index) => isInWrongLayout(word, others[index], index === words.length - 1, knowledge)),
  )
  if (!isWrong.includes(true)) return undefined
  // Words too short to tell follow the others.
  return words.map((word, index) => (isWrong[index] || word.typed.length < TELLING ? (others[index] ?? word) : word))
}

async function isInWrongLayout(word: Word, other: Word | undefined, isLast: boolean, { spelling }: Knowledge) {
  const { typed, parts } = word
  if (!other || typed.length < TELLING) return false
  const isShortAndOdd = parts.every(({ word: part }) => part.length < TELLING) && /[[\];',.`]/.test(typed)
  if (parts.length > 0 && !parts.some(isUnknown) && !isShortAndOdd) return false
  if (/^[а-яё]/i.test(typed) && !/^[a-z\d.\-/]+$/i.test(other.typed)) return false
  if (isFound(other) && other.parts.some(({ word: part, matches }) => part.length >= TELLING && matches.length > 0))
    return true
  // Both unknown: the one that is nearer to a known word.
  const [there] = other.parts
  if (!isOneAlphabet(typed) || other.parts.length !== 1 || !there || there.word.length < 4) return false
  const vocabulary = await spelling()
  const nearest = vocabulary.correct(there.word, isLast)[0]
  const here = parts.length === 1 && parts[0] ? vocabulary.correct(parts[0].word, isLast) : []
  return nearest !== undefined && nearest.slips <= 1.4 && here.length === 0
}

/** Gives the unknown parts of a word the meanings they may have. `shown` is the word put right. */
async function hear(word: Word, isLast: boolean, knowledge: Knowledge): Promise<{ word: Word; shown?: string }> {
  const parts: Part[] = []
  let shown = word.typed
  let isHeard = false
  for (const [index, part] of word.parts.entries()) {
    const isSpelt = !/\d/.test(part.word) || /^\p{L}{4,}\d$/u.test(part.word)
    if (!isUnknown(part) || !isSpelt || word.wholes.some(({ isExact }) => isExact)) {
      parts.push(part)
      continue
    }
    // A beginning is no slip, wherever it stands: “puts3 bucket”.
    const begun = isLast ? undefined : await knowledge.terms.lookUp(part.word, true)
    if (begun && begun.matches.length > 0) {
      parts.push(begun)
      continue
    }
    const guessed = await guess(part.word, isLast && index === word.parts.length - 1, knowledge)
    parts.push(...(guessed?.parts ?? [part]))
    if (!guessed) continue
    isHeard = true
    shown = shown.toLowerCase().replaceAll('ё', 'е').replace(part.word, guessed.shown)
  }
  return { word: { ...word, parts }, ...(isHeard ? { shown } : {}) }
}

async function guess(word: string, isLast: boolean, { terms, spelling }: Knowledge) {
  const vocabulary = await spelling()
  const corrections = vocabulary.correct(word, isLast)
  const candidates = [
    ...corrections.map(({ term, slips }) => ({
      term,
      weight: slips <= 0.5 ? WEIGHT.form : WEIGHT.slip - WEIGHT.furtherSlip * (slips - 1),
    })),
    ...vocabulary.soundLike(word).map(({ term, slips }) => ({ term, weight: WEIGHT.sound - slips * WEIGHT.soundSlip })),
  ]
  const matches = (
    await Promise.all(
      candidates.map(async ({ term: key, weight }): Promise<Match[]> => {
        const term = await terms.find(key)
        return term ? [{ key, weight, term }] : []
      }),
    )
  ).flat()
  if (word.length >= COMPOUND && (matches[0]?.weight ?? 0) < WEIGHT.slip) {
    const halves = vocabulary.split(word, isLast)
    if (halves) {
      const found = await Promise.all(halves.map((half, index) => terms.lookUp(half, isLast && index === 1)))
      if (found.every((half) => half.matches.length > 0)) return { parts: found, shown: halves.join(' ') }
    }
  }
  if (matches.length === 0) return undefined
  const part: Part = { word, matches, isExact: false, isGuess: true }
  return { parts: [part], shown: corrections[0]?.term ?? matches[0]?.key ?? word }
}

/** Another word that a known one may be a slip of; undefined when there is none. */
export async function hearAgain(
  part: Part,
  isLast: boolean,
  { terms, spelling }: Knowledge,
): Promise<Part | undefined> {
  const { word, matches } = part
  if (part.isGuess || word.length < TELLING || /\d/.test(word)) return undefined
  const vocabulary = await spelling()
  const others = vocabulary
    .neighbours(word, isLast)
    .filter(({ term }) => matches.every(({ key }) => key !== term))
    .slice(0, 4)
  const found = await Promise.all(
    others.map(async ({ term: key }): Promise<Match[]> => {
      const term = await terms.find(key)
      return term ? [{ key, weight: SECOND_LOOK, term }] : []
    }),
  )
  const added = found.flat()
  return added.length > 0 ? { ...part, matches: [...matches, ...added] } : undefined
}
const SECOND_LOOK = 0.55
