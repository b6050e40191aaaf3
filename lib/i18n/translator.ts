import { createFormatter, createTranslator } from 'next-intl'
import { type Messages, messagesOf } from '../messages'

/** Interface texts of one namespace, at once: still parts cannot wait (see lib/next/still). */
export const translator = <Namespace extends keyof Messages>(locale: string, namespace: Namespace) =>
  createTranslator({ locale, messages: messagesOf(locale), namespace })

/** Dates and numbers of a language. The time zone is fixed, so that no date shifts with the machine that builds. */
export const formatter = (locale: string) => createFormatter({ locale, timeZone: 'UTC' })
