import type messages from '@/messages/ru.json'

export type Messages = typeof messages

/** What the search knows of the words of a language. The browser loads it. */
export interface LanguageWords {
  /** Folded words that have a stem. Of languages in the same letters, one of the site’s stems the words of all. */
  letters: RegExp
  /** The part of a folded word that its forms share. */
  stem(word: string): string
  /** Words that a search ignores, separated by spaces. */
  stopWords: string
  /** Endings that the stemmer takes off, and whose typos must not count against the stem. */
  endings: string
}

/** A pattern in a text, and what the build sets instead. */
export type TypeRule = readonly [pattern: RegExp, replacement: string]

/** A pattern that the author must correct, because only the author knows what was meant. */
export interface StyleRule {
  wrong: RegExp
  message: string
  fix: string
}

/** All that the code knows of a language. A missing part has a fallback, and the check reports it (lib/check/languages.ts). */
export interface Language {
  messages?: Messages
  words?: LanguageWords
  /** Spaces that must not break, apostrophes: what an author does not see while writing. */
  typography?: readonly TypeRule[]
  /** Punctuation that the language writes otherwise, for `npm run check:content`. */
  style?: readonly StyleRule[]
}

export const NBSP = '\u00a0'
/** Between a number and its unit, in languages that write it so. */
export const BEFORE_UNIT: TypeRule = [
  /(?<=\d) (?=(?:%|‰|°C|₽|руб|тыс|млн|млрд|мс|мин|сут|дн|час|сек|[чсмг](?![\p{L}])|[КМГТ]?Б(?![\p{L}])|[KMGT]?B(?![\p{L}])|ms\b|px\b|RUB\b|vCPU\b|[hs]\b))/gu,
  NBSP,
]
