import format, { type CompiledMessage } from 'icu-minify/format'
import type { MessageKeys, NestedKeyOf } from 'next-intl'
import { lookUp } from '../look-up'
import type { Messages } from '../messages'
import type { BROWSER_NAMESPACES } from './compile-words.mjs'

type Key<Namespace extends keyof Messages> = MessageKeys<Messages[Namespace], NestedKeyOf<Messages[Namespace]>>

/** Says a message of one namespace in one language; next-intl's translator is one, too. */
export type Words<Namespace extends keyof Messages> = (
  key: Key<Namespace>,
  values?: Record<string, string | number>,
) => string

const formatters = {
  getDateTimeFormat: Intl.DateTimeFormat,
  getNumberFormat: Intl.NumberFormat,
  getPluralRules: (...args: ConstructorParameters<typeof Intl.PluralRules>) => new Intl.PluralRules(...args),
}

/**
 * The words of browser code, which `next.config.mjs` compiles into it (compile-words.mjs).
 * @param json `process.env.WORDS_…`: the bundler replaces it only where the whole name is written
 * @throws Error, when a word is asked for and there is no language
 */
export function browserWords<Namespace extends (typeof BROWSER_NAMESPACES)[number]>(json = '{}') {
  const languages: Record<string, Record<Key<Namespace>, CompiledMessage>> = JSON.parse(json)
  return (locale: string): Words<Namespace> => {
    const words = lookUp(languages, locale) ?? Object.values(languages)[0]
    if (!words) throw new Error('no words are compiled in (next.config.mjs)')
    return (key, values) => String(format(words[key], locale, values, { formatters }))
  }
}
