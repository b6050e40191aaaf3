import type { Locale } from 'next-intl'
import { languageOf } from './i18n/languages'
import { en } from './i18n/languages/en'
import type { Messages } from './i18n/languages/language'
import { defaultLocale } from './routes'

export type { Messages }

/** Whether the interface can speak a language. */
export const hasMessages = (locale: string): boolean => languageOf(locale).messages !== undefined

/**
 * Interface texts of a language; of the site's default language where there are none, else English. The check says so
 * (lib/check/languages.ts).
 */
export const messagesOf = (locale: Locale): Messages =>
  languageOf(locale).messages ?? languageOf(defaultLocale()).messages ?? en.messages
