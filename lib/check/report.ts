import type { Locale } from 'next-intl'
import { type Located, type ProblemIn, problemsIn } from '../content/yaml'
import type { Problem } from '../core/problem'
import { defaultLocale } from '../core/routes'

/** An error in a file, or in a line of it. */
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
    `the ${what} has no translation in the default language (${defaultLocale()})`,
    `create ${file.replace(`.${locale}.`, `.${defaultLocale()}.`)}.`,
  )

export type Report = (...problem: Parameters<ProblemIn>) => void

/** Reports with the line of a field; the file is read for it only when there is something to report. */
export const reporter =
  (file: string, read: () => Located<unknown>, problems: Problem[]): Report =>
  (...problem) =>
    problems.push(problemsIn(file, read())(...problem))
