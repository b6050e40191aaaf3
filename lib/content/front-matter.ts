import { z } from 'zod'
import { ContentError } from '../problem'
import { dayText, idList, lineText, shortText } from './fields'
import { type Located, parseYaml } from './yaml'

/** What an author may write at the top of a documentation page. */
export const docFrontMatter = z.strictObject({
  title: lineText(),
  description: shortText(),
  /** Shorter name for the menu and the paginator. */
  sidebar_label: lineText().optional(),
  tags: idList(),
  /** Shown in development only. */
  draft: z.boolean().default(false),
  /** Published, but in no list, menu, feed or search engine. */
  unlisted: z.boolean().default(false),
  hide_toc: z.boolean().default(false),
  /** Instead of what git says. */
  last_update: z.strictObject({ date: dayText().optional(), author: lineText().optional() }).optional(),
  /** Written by `npm run i18n:accept`: short hash of the original this page was translated from. */
  translated_from: z.string().optional(),
})

/** Three numbers, so that 7.9 and 7.10 are told apart and put in order. */
const versionNumber = z
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

/** What an author may write at the top of a guide to an ETL component. */
export const guideFrontMatter = z.strictObject({
  /** Heading of the guide on the component's page. */
  title: z.string().min(1),
  translated_from: z.string().optional(),
})

/** What an author may write at the top of a page of no other kind. */
export const pageFrontMatter = z.strictObject({ title: lineText(), description: shortText() })

const FENCE = /^---[ \t]*\r?\n([\s\S]*?\r?\n)?---[ \t]*(?:\r?\n|$)/

/** Splits a file at its front matter. `firstLine` is the line of the file at which the body begins. */
export function splitFrontMatter(source: string): { yaml: string; body: string; firstLine: number } {
  const match = FENCE.exec(source)
  if (!match) return { yaml: '', body: source, firstLine: 1 }
  return {
    yaml: (match[1] ?? '').replace(/\r?\n$/, ''),
    body: source.slice(match[0].length),
    firstLine: match[0].split('\n').length,
  }
}

/** Why a file has no front matter at its first line, where an author meant to write one. */
function fenceFault(source: string): { line: number; message: string; fix: string } | undefined {
  if (FENCE.test(source)) return undefined
  const lines = source.split('\n', 20)
  const opening = lines.findIndex((line) => /^.?\s*---\s*$/.test(line))
  if (/^---\S/.test(lines[0] ?? ''))
    return { line: 1, message: `the front matter begins with “${lines[0]}”`, fix: 'write --- alone on the first line.' }
  if (opening > 0 || (opening === 0 && lines[0]?.trimEnd() !== '---'))
    return {
      line: 1,
      message: 'the front matter does not begin at the first line',
      fix: 'delete everything above and before the first ---.',
    }
  if (opening === 0)
    return {
      line: 1,
      message: 'the front matter is not closed',
      fix: 'write --- alone on a line after its last field.',
    }
  return { line: 1, message: 'the page has no front matter', fix: 'begin it with ---, title: …, description: …, ---.' }
}

/**
 * Reads the front matter of a page.
 * @throws ContentError with every field that is wrong
 */
export function readFrontMatter<T>(source: string, file: string, schema: z.ZodType<T>): Located<T> {
  const fault = fenceFault(source)
  if (fault) throw new ContentError([{ severity: 'error', file, ...fault }])
  return parseYaml(splitFrontMatter(source).yaml, file, schema, 2)
}
