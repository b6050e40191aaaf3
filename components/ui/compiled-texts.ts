import type { Locale } from 'next-intl'
import { lookUp } from '@/lib/look-up'

/**
 * Words of one language, of those that `next.config.mjs` compiles into the code; of the first where it has none.
 * @param name of the variable, for the message
 * @param json its value: the bundler replaces `process.env.NAME` only where the whole name is written
 * @throws Error when it holds no language
 */
export function compiledTexts<Texts>(name: string, json: string | undefined, locale: Locale): Texts {
  const all = JSON.parse(json ?? '{}') as Record<string, Texts>
  const texts = lookUp(all, locale) ?? Object.values(all)[0]
  if (!texts) throw new Error(`${name} holds no language (next.config.mjs)`)
  return texts
}
