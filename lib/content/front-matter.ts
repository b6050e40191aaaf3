import { z } from 'zod'
import { ContentError } from '../core/problem'
import { dayText, idList, lineText, shortText } from './fields'
import { type Located, parseYaml } from './yaml'
import { zodMessage } from './zod-message'

/** Lists, menus and search engines show a title and a description as they are written. */
const isPlain = (text: string): boolean => !/\*\*[^*]+\*\*|\]\(|&[a-z]+;/i.test(text)
const PLAIN = zodMessage('readers would see the marks of Markdown or HTML', 'write plain text')

/**
 * Fields of front matter: what each may hold, what it is when it is left out, and the sentence that contributing/page.md
 * has of it (front-matter.test.ts compares the two). contributing/field.md adds one.
 */
const fields = {
  title: lineText().refine(isPlain, PLAIN).describe('required'),
  description: shortText().refine(isPlain, PLAIN).describe('required, one or two sentences'),
  draft: z.boolean().default(false).describe('on the development server only'),
  unlisted: z.boolean().default(false).describe('by direct link only'),
  translated_from: z.string().optional().describe('written by npm run i18n:accept'),
}

/** Of pages in lists: the first sentence stands for a description that is left out (lib/mdx/file/summary.ts). */
const described = {
  ...fields,
  description: shortText()
    .refine(isPlain, PLAIN)
    .default('')
    .describe('a sentence or two; else the first one of the text'),
}

/** What an author may write at the top of a documentation page. */
export const docFrontMatter = z.strictObject({
  ...described,
  sidebar_label: lineText().optional().describe('a shorter name for the menu'),
  tags: idList().describe('ids of tags.yaml'),
  hide_toc: z.boolean().default(false).describe('without the table of contents'),
  last_update: z
    .strictObject({ date: dayText().optional(), author: lineText().optional() })
    .optional()
    .describe('instead of what git says'),
})

/** Three numbers, so that 7.9 and 7.10 are told apart and put in order. */
const versionNumber = z
  .string()
  .regex(
    /^\d+\.\d+\.\d+$/,
    zodMessage('expected three numbers, such as 7.21.0', 'quote a version that YAML reads as a number'),
  )

/** What an author may write at the top of a post of the release blog. */
export const postFrontMatter = z.strictObject({
  ...described,
  date: dayText().describe('a day, without an hour: it is the same day everywhere'),
  version: versionNumber.optional().describe('of the product; a post about anything else has none'),
  authors: idList().describe('ids of authors.yaml'),
  tags: idList().describe('ids of blog.yaml'),
})

/** What an author may write at the top of a guide to an ETL component. */
export const guideFrontMatter = z.strictObject({
  title: z.string().min(1).describe('the heading of the guide on the page of the component'),
  translated_from: fields.translated_from,
})

/** What an author may write at the top of a page of no other kind. */
export const pageFrontMatter = z.strictObject({ title: fields.title, description: fields.description })

/** What a documentation page has where its front matter says nothing. */
export const docDefaults = docFrontMatter.parse({ title: '-', description: '-' })

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

/** Fields between two fences, behind the front matter: in the text they would be a heading. */
const SECOND = /^\s*---[ \t]*\r?\n(?:[a-z_][\w-]*:.*\r?\n)+---[ \t]*(?:\r?\n|$)/

/** Why a file has not one front matter, at its first line, where an author meant to write it. */
function fenceIssue(source: string): { line: number; message: string; fix: string } | undefined {
  const { body, firstLine } = splitFrontMatter(source)
  if (FENCE.test(source)) {
    const blanks = /^\s*/.exec(body)?.[0].split('\n').length ?? 1
    return SECOND.test(body)
      ? {
          line: firstLine + blanks - 1,
          message: 'the page has a second front matter',
          fix: 'put its fields into the first one.',
        }
      : undefined
  }
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
  return { line: 1, message: 'the page has no front matter', fix: 'begin it with ---, title: …, ---.' }
}

/**
 * Reads the front matter of a page.
 * @throws ContentError with every field that is wrong
 */
export function readFrontMatter<T>(source: string, file: string, schema: z.ZodType<T>): Located<T> {
  const issue = fenceIssue(source)
  if (issue) throw new ContentError([{ severity: 'error', file, ...issue }])
  return parseYaml(splitFrontMatter(source).yaml, file, schema, 2)
}
