import { lookUp } from '@/lib/look-up'
import type { Messages } from '@/lib/messages'

export type SearchTexts = Messages['search']

/** The words of the search in a language; `next.config.mjs` compiles them into the code that is loaded for it. */
export function searchTexts(locale: string): SearchTexts {
  const all = JSON.parse(process.env.SEARCH_TEXTS ?? '{}') as Record<string, SearchTexts>
  const texts = all[locale] ?? Object.values(all)[0]
  if (!texts) throw new Error('SEARCH_TEXTS holds no language (next.config.mjs)')
  return texts
}

/** @example fill('All results: {count}', { count: '12' }) → 'All results: 12' */
export const fill = (text: string, values: Record<string, string>): string =>
  text.replace(/\{(\w+)\}/g, (_, name: string) => lookUp(values, name) ?? '')
