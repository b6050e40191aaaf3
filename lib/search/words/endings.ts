import { words as languages } from '../../i18n/languages/words'
import { countTypos } from './typos'

/** Endings that the stemmers remove. A typo in one must not count against the stem. */
const ENDINGS = new Set(Object.values(languages).flatMap(({ endings }) => endings.split(' ')))
const LONG_ENDINGS = [...ENDINGS].filter((ending) => ending.length > 1)

const NO_ENDING = 9
function endingTypos(ending: string): number {
  if (ending === '' || ENDINGS.has(ending)) return 0
  return ending.length < 7 && LONG_ENDINGS.some((known) => countTypos(ending, known, 1) <= 1) ? 1 : NO_ENDING
}

export const LONGEST_ENDING = 6

/** The stemmer does not know an ending with a typo, so this compares the term with the beginning of the typed word. */
export function typosWithEnding(word: string, term: string, limit: number): number {
  const rest = word.length - term.length
  if (rest < 0 || rest > LONGEST_ENDING) return limit + 1
  let least = limit + 1
  for (let ending = Math.max(0, rest - 1); ending <= Math.min(LONGEST_ENDING, rest + 1); ending++) {
    const typos = countTypos(word.slice(0, word.length - ending), term, limit)
    if (typos < least) least = Math.min(least, typos + endingTypos(word.slice(word.length - ending)))
  }
  return least
}
