import type { Locale } from 'next-intl'
import { lookUp } from '@/lib/look-up'
import type { Messages } from '@/lib/messages'
import { compiledTexts } from '../ui/compiled-texts'

export type SearchTexts = Messages['search']

/** The words of the search in a language; `next.config.mjs` compiles them into the code that is loaded for it. */
export const searchTexts = (locale: Locale): SearchTexts =>
  compiledTexts<SearchTexts>('SEARCH_TEXTS', process.env.SEARCH_TEXTS, locale)

/** @example fill('All results: {count}', { count: '12' }) → 'All results: 12' */
export const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => lookUp(values, name) ?? '')
