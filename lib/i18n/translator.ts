import type { Locale } from 'next-intl'
import { createFormatter, createTranslator } from 'next-intl'
import { memo } from '../core/memo'
import { type Messages, messagesOf } from './messages'

const makeTranslator = <Namespace extends keyof Messages>(locale: Locale, namespace: Namespace) =>
  createTranslator({ locale, messages: messagesOf(locale), namespace })
/** A translator caches the messages it has parsed, so all pages share one per language and namespace. */
const keptTranslator = memo(makeTranslator)

/** Formats the messages of one namespace in one language. */
export type Translator<Namespace extends keyof Messages> = ReturnType<typeof makeTranslator<Namespace>>

/** Synchronous, for code that cannot wait, such as the compiler of texts. Components use next-intl's hooks. */
export const translator = <Namespace extends keyof Messages>(locale: Locale, namespace: Namespace) =>
  keptTranslator(locale, namespace) as Translator<Namespace>

/** Dates and numbers of a language. The time zone is fixed, so that no date shifts with the machine that builds. */
export const formatter = memo((locale: Locale) => createFormatter({ locale, timeZone: 'UTC' }))
