import type { CompiledMessage } from 'icu-minify/format'
import type { MessageKeys, NestedKeyOf } from 'next-intl'
import { lookUp } from '../core/look-up'
import type { BROWSER_NAMESPACES } from './compile-words.mjs'
import type { Messages } from './messages'

type Key<Namespace extends keyof Messages> = MessageKeys<Messages[Namespace], NestedKeyOf<Messages[Namespace]>>
type Values = Record<string, string | number>

/** Formats a message of one namespace in one language; next-intl's translator has the same type. */
export type Words<Namespace extends keyof Messages> = (key: Key<Namespace>, values?: Values) => string

/** Of one namespace. Each key occurs once, because every reader loads the words of all languages. */
export interface CompiledWords<Namespace extends keyof Messages> {
  locales: string[]
  words: Record<Key<Namespace>, Message[]>
}

/**
 * The words of browser code, which `next.config.mjs` compiles into it (compile-words.mjs).
 * @param json `process.env.WORDS_…`: the bundler replaces it only where the whole name is written
 */
export function browserWords<Namespace extends (typeof BROWSER_NAMESPACES)[number]>(
  json = '{"locales":[],"words":{}}',
) {
  const { locales, words }: CompiledWords<Namespace> = JSON.parse(json)
  return (locale: string): Words<Namespace> => {
    const index = Math.max(0, locales.indexOf(locale)) // another language says the words of the first
    return (key, values) => format(words[key][index] ?? '', locale, values)
  }
}

/** Of what icu-minify makes: words, `[name]`, `[name, 2, plural forms]`, `[name, 4]` for a number, 0 for that of a plural. */
type Message = CompiledMessage | Part
type Part = string | 0 | [name: string, type?: number, forms?: Record<string, Message>]

/** A third of icu-minify's own formatter, for the forms of messages that browser code has. */
function format(message: Message, locale: string, values: Values = {}, count = 0): string {
  const draw = (part: Part) => {
    if (part === 0) return new Intl.NumberFormat(locale).format(count)
    if (typeof part === 'string') return part
    const [name, type, forms] = part
    const value = lookUp(values, name) ?? ''
    if (type === undefined) return value
    const number = Number(value)
    const form = forms && (lookUp(forms, new Intl.PluralRules(locale).select(number)) ?? forms.other)
    return format(form ?? 0, locale, values, number)
  }
  return ([message].flat() as Part[]).map(draw).join('')
}
