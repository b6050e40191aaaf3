import english from 'hyphen/en'
import russian from 'hyphen/ru'

/** Patterns of a language know the letters of its own script only. */
const HYPHENS = new Map([
  ['ru', russian],
  ['en', english],
])

/** Puts soft hyphens into a word; in a language without patterns the browser's own do what they can. */
export function hyphensOf(locale: string): (word: string) => string {
  const hyphens = HYPHENS.get(locale)
  return (word) => hyphens?.hyphenateSync(word, { minWordLength: 6 }) ?? word
}
