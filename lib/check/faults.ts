import type { Locale } from 'next-intl'
import type { Problem } from '../core/problem'
import { defaultLocale } from '../core/routes'

/** What is wrong, and what to do about it. */
export type Fault = Pick<Problem, 'message' | 'fix'>

/** A fault of a file, or of a line of it. */
export const errorIn = (file: string, message: string, fix: string, line?: number): Problem => ({
  severity: 'error',
  file,
  ...(line === undefined ? {} : { line }),
  message,
  fix,
})

/** Entries whose key an earlier one has, each with the first that has it. */
export function repeated<T>(entries: T[], keyOf: (entry: T) => string): { entry: T; first: T }[] {
  const firsts = new Map<string, T>()
  return entries.flatMap((entry) => {
    const first = firsts.get(keyOf(entry)) ?? entry
    firsts.set(keyOf(entry), first)
    return first === entry ? [] : [{ entry, first }]
  })
}

/** A translation needs its original. */
export const orphan = (what: 'page' | 'post', file: string, locale: Locale): Problem =>
  errorIn(
    file,
    `the ${what} has no twin in the default language (${defaultLocale()})`,
    `create ${file.replace(`.${locale}.`, `.${defaultLocale()}.`)}.`,
  )
