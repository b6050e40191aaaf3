import { z } from 'zod'
import { hrefIssue } from '../core/safe-url'
import { zodMessage } from './zod-message'

/** Longest title and description that a menu, a search result or a card can show any part of. */
const MAX_LETTERS = { line: 200, text: 1000 }

const textUpTo = (most: number, what: string) =>
  z
    .string()
    .refine((text) => text.trim() !== '', zodMessage('the text is empty', `write ${what}, or remove the field`))
    .refine(
      (text) => text.length <= most,
      zodMessage(`the text is longer than ${most} letters`, 'shorten it, and say the rest in the page'),
    )

/** A text of one line: a title or a label. */
export const lineText = () =>
  textUpTo(MAX_LETTERS.line, 'something').refine(
    (text) => !/[\r\n]/.test(text.trim()),
    zodMessage('the text has several lines', 'write it in one'),
  )

/** A text of a few sentences. */
export const shortText = () => textUpTo(MAX_LETTERS.text, 'a sentence')

/** A filter of the search by this name would forget it: in JavaScript it is no field of its own. */
const isName = (id: string): boolean => id !== '__proto__'

/** Ids, each once. */
export const idList = () =>
  z
    .array(z.string().min(1).refine(isName, zodMessage('“__proto__” cannot be a name', 'choose another one')))
    .default([])
    .superRefine((ids, { addIssue }) => {
      for (const [index, id] of ids.entries())
        if (ids.indexOf(id) < index)
          addIssue({
            code: 'custom',
            path: [index],
            message: zodMessage(`“${id}” appears here twice`, 'remove one of the two'),
          })
    })

const isDay = (day: string): boolean => {
  const time = Date.parse(`${day}T00:00:00Z`)
  return /^(?:199|20\d)\d-\d{2}-\d{2}$/.test(day) && !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}
/** A day without an hour, which would be another day elsewhere. */
export const dayText = () =>
  z.string().refine(isDay, zodMessage('expected a day, such as 2025-10-15', 'write year-month-day'))

/** An address that becomes a link. */
export const hrefText = () =>
  z.string().superRefine((href, { addIssue }) => {
    const issue = hrefIssue(href)
    if (issue) addIssue({ code: 'custom', message: zodMessage(issue.message, issue.fix) })
  })

/** As hrefText, for an address that is in no page: it cannot be counted from one. */
export const linkText = () =>
  hrefText().refine(
    (text) => /^(?:\/|#|[a-z]+:)/i.test(text.trim()),
    zodMessage('the address has no beginning', 'write https://… for another site, or /docs/… for a page of this one'),
  )
