import { z } from 'zod'
import { defaultLocale, locales } from '../routes'
import { hrefFault } from '../safe-url'

/** Longest title and description that a menu, a search result or a card can show any part of. */
const MOST_LETTERS = { line: 200, text: 1000 }

/** A text of one line: a title or a label. */
export const lineText = () =>
  z
    .string()
    .refine((text) => text.trim() !== '', 'the text is empty; write something, or remove the field')
    .refine((text) => !/[\r\n]/.test(text.trim()), 'the text has several lines; write it in one')
    .refine(
      (text) => text.length <= MOST_LETTERS.line,
      `the text is longer than ${MOST_LETTERS.line} letters; shorten it, and say the rest in the page`,
    )

/** A text of a few sentences. */
export const shortText = () =>
  z
    .string()
    .refine((text) => text.trim() !== '', 'the text is empty; write a sentence, or remove the field')
    .refine(
      (text) => text.length <= MOST_LETTERS.text,
      `the text is longer than ${MOST_LETTERS.text} letters; shorten it, and say the rest in the page`,
    )

/** A filter of the search by this name would forget it: in JavaScript it is no field of its own. */
const isName = (id: string): boolean => id !== '__proto__'

/** Ids, each once. */
export const idList = () =>
  z
    .array(z.string().min(1).refine(isName, '“__proto__” cannot be a name; choose another one'))
    .default([])
    .superRefine((ids, { addIssue }) => {
      for (const [index, id] of ids.entries())
        if (ids.indexOf(id) < index)
          addIssue({ code: 'custom', path: [index], message: `“${id}” stands here twice; remove one of the two` })
    })

const isDay = (text: string): boolean => {
  const [, day = '', year = ''] = /^((\d{4})-\d{2}-\d{2})(?:T[\d:.]+(?:Z|[+-]\d{2}:\d{2})?)?$/.exec(text) ?? []
  const time = Date.parse(`${day}T00:00:00Z`)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day) && year >= '1990' && year < '2100'
}
/** A day, with or without the time. */
export const dayText = () => z.string().refine(isDay, 'expected a day, such as 2025-10-15; write year-month-day')

/** A text in the languages of the site, by their codes; other languages show the default one's where they have none. */
export const localizedText = () =>
  z.record(z.string(), z.string()).superRefine((texts, { addIssue }) => {
    for (const { path, message } of languageFaults(texts)) addIssue({ code: 'custom', path, message })
  })

/** What is wrong with the languages of a text. */
export function languageFaults(texts: Record<string, string>): { path: string[]; message: string }[] {
  const unknown = Object.keys(texts).filter((code) => !locales().includes(code))
  const empty = Object.keys(texts).filter((code) => texts[code]?.trim() === '')
  return [
    ...unknown.map((code) => ({
      path: [code],
      message: `“${code}” is no language of the site; use one of: ${locales().join(', ')}`,
    })),
    ...empty.map((code) => ({ path: [code], message: 'the text is empty; write something, or remove the field' })),
    ...(texts[defaultLocale()] === undefined
      ? [{ path: [], message: `the text in the default language is missing; add ${defaultLocale()}: …` }]
      : []),
  ]
}

/** An address that becomes a link. */
export const hrefText = () =>
  z.string().superRefine((href, { addIssue }) => {
    const fault = hrefFault(href)
    if (fault) addIssue({ code: 'custom', message: `${fault.message}; ${fault.fix}` })
  })
