import { isStopWord } from '../../words'
import { otherLayout } from '../../words/keyboard'
import { isUnknown, TELLING } from './correct'
import { type Knowledge, lookUpAll, type Word } from './look-up-words'

/** The words with those typed in the wrong layout put right; undefined when there are none. */
export async function tryLayouts(words: Word[], knowledge: Knowledge): Promise<Word[] | undefined> {
  const isDoubtful =
    words.some(({ parts }) => parts.some(isUnknown)) ||
    !words.some(({ parts }) => parts.some(({ matches }) => matches.length > 0))
  if (!isDoubtful) return undefined
  const others = await lookUpAll(
    words.map(({ typed }) => otherLayout(typed)),
    knowledge,
  )
  const isWrong = words.map((word, index) => isInWrongLayout(word, others[index]))
  if (!isWrong.includes(true)) return undefined
  // Words that are too short to decide follow the others.
  return words.map((word, index) => (isWrong[index] || word.typed.length < TELLING ? (others[index] ?? word) : word))
}

function isInWrongLayout({ typed, parts }: Word, other: Word | undefined): boolean {
  if (!other || typed.length < TELLING) return false
  const isShortAndOdd = parts.every(({ word: part }) => part.length < TELLING) && /[[\];',.`]/.test(typed)
  if (parts.length > 0 && !parts.some(isUnknown) && !isShortAndOdd) return false
  if (/^[а-яё]/i.test(typed) && !/^[a-z\d.\-/]+$/i.test(other.typed)) return false
  return isFound(other) && other.parts.some(({ word: part, matches }) => part.length >= TELLING && matches.length > 0)
}

const isFound = ({ parts }: Word): boolean =>
  parts.length > 0 && parts.every(({ matches, word }) => matches.length > 0 || isStopWord(word))
