import { isLocale } from '../../core/routes'
import type { LanguageWords } from '../../i18n/languages/language'
import { words as languages } from '../../i18n/languages/words'

const all = Object.entries<LanguageWords>(languages)
const WORDS_CACHED = 50_000
const known = new Map<string, string>()

/** The part of a folded word that its forms share. Its letters name the language: texts in one quote another. */
export function stem(word: string): string {
  const found = known.get(word)
  if (found !== undefined) return found
  if (known.size > WORDS_CACHED) known.clear()
  const made = makeStem(word)
  known.set(word, made)
  return made
}

function makeStem(word: string): string {
  const alike = all.filter(([, { letters }]) => letters.test(word))
  const [, language] = alike.find(([code]) => isLocale(code)) ?? alike[0] ?? []
  return language?.stem(word) ?? word
}
