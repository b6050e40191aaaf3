import type { CompiledWords, Words } from '@/lib/i18n/browser-words'

const { locales, words }: CompiledWords<'screens'> = JSON.parse(process.env.WORDS_SCREENS ?? '{"locales":[]}')

/**
 * Words of what is shown in the place of a page. They have no values, so the crash screen, a chunk by itself which every
 * reader loads, comes without the formatter.
 */
export const screenWords = (locale: string): Words<'screens'> => {
  const index = Math.max(0, locales.indexOf(locale))
  return (key) => String(words[key][index])
}
