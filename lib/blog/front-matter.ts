import { z } from 'zod'
import { idList, lineText, shortText } from '../content/fields'

/** Three numbers, so that 7.9 and 7.10 are told apart and put in order. */
export const versionNumber = z
  .string()
  .regex(/^\d+\.\d+\.\d+$/, 'expected three numbers, such as 7.21.0; quote a version that YAML reads as a number')

/** What an author may write at the top of a post of the release blog. */
export const postFrontMatter = z.strictObject({
  title: lineText(),
  description: shortText(),
  /** A day, without an hour, so that it is the same day everywhere: 2025-10-15. */
  date: z.iso.date('expected a day, such as 2025-10-15; write year-month-day'),
  /** Version of the product the post is about; a post about anything else has none. */
  version: versionNumber.optional(),
  /** Keys of authors.yaml. */
  authors: idList(),
  /** Keys of `tags` in blog.yaml. */
  tags: idList(),
  /** Shown in development only. */
  draft: z.boolean().default(false),
  /** Published, but in no list, feed, sitemap or search engine. */
  unlisted: z.boolean().default(false),
  /** Written by `npm run i18n:accept`: short hash of the original this post was translated from. */
  translated_from: z.string().optional(),
})
