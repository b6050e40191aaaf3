import type { Locale } from 'next-intl'
import { defaultLocale } from '../core/routes'
import { languageOf } from './languages'
import { en } from './languages/en'
import type { Messages } from './languages/language'

export type { Messages }

/** Whether the interface can speak a language. */
export const hasMessages = (locale: string): boolean => languageOf(locale).messages !== undefined

/**
 * Interface texts of a language; of the site's default language where there are none, else English. The check reports it
 * (lib/check/languages.ts).
 */
export const messagesOf = (locale: Locale): Messages =>
  languageOf(locale).messages ?? languageOf(defaultLocale()).messages ?? en.messages

/**
 * Namespaces that client components use, in every page's payload: keep them small. Words of HTML alone, and of one route,
 * belong to other namespaces.
 */
export const BROWSER_NAMESPACES = [
  'shell',
  'screens',
  'bare',
  'search',
  'keys',
  'counts',
  'changes',
  'offline',
] as const satisfies (keyof Messages)[]

/** Messages for the browser. */
export const browserMessages = (locale: Locale): Partial<Messages> => {
  const messages = messagesOf(locale)
  return Object.fromEntries(BROWSER_NAMESPACES.map((namespace) => [namespace, messages[namespace]]))
}
