import { z } from 'zod'
import { localized, plainText } from '../content/localized'
import { readOptionalYaml } from '../content/yaml'
import { zodMessage } from '../content/zod-message'

export const BOOKS_FILE = 'books.yaml'

const book = z.strictObject({
  /** Name of the file: `bi` → `books/bi.ru.pdf`. */
  name: z.string().regex(/^[\w-]+$/, zodMessage('cannot name a file', 'use letters, digits and hyphens')),
  title: localized(),
  /** Categories and pages of sidebars.yaml, in the order of the book. */
  sections: z.array(plainText()).min(1),
  /** Categories and pages inside them that another book has. */
  without: z.array(plainText()).default([]),
  /** The pages of one category, by their first letters, each letter a chapter: `A-F`. */
  letters: z
    .string()
    .regex(/^\p{L}-\p{L}$/u, zodMessage('expected a range of letters', 'write it like A-F'))
    .optional(),
  /** Languages of the book; all of the site without it. */
  locales: z.array(z.string()).min(1).optional(),
  /** Date of the last book: changes after it are listed. */
  since: z
    .string()
    .regex(/^\d{4}-\d{2}-\d{2}$/, zodMessage('expected a day', 'write it like "2025-07-09"'))
    .optional(),
})
const schema = z.strictObject({ books: z.array(book).min(1) })
export type Book = z.infer<typeof book>

/** `books.yaml` as it is written; no books where the folder has none. @throws ContentError */
export const readBooks = (contentDir: string) =>
  readOptionalYaml<{ books: Book[] }>(contentDir, BOOKS_FILE, schema, { books: [] })
