import { z } from 'zod'
import { parseYaml } from './yaml'

/** What an author may write at the top of a documentation page. */
export const docFrontMatter = z.strictObject({
  title: z.string().min(1),
  description: z.string().min(1),
  /** Shorter name for the menu and the paginator. */
  sidebar_label: z.string().optional(),
  tags: z.array(z.string()).default([]),
  /** Shown in development only. */
  draft: z.boolean().default(false),
  /** Published, but in no list, menu, feed or search engine. */
  unlisted: z.boolean().default(false),
  hide_toc: z.boolean().default(false),
  /** Instead of what git says. */
  last_update: z.strictObject({ date: z.string().optional(), author: z.string().optional() }).optional(),
  /** Written by `npm run i18n:accept`: short hash of the original this page was translated from. */
  translated_from: z.string().optional(),
})

const FENCE = /^---\r?\n([\s\S]*?)\r?\n---[ \t]*(?:\r?\n|$)/

/** Splits a file at its front matter. `firstLine` is the line of the file at which the body begins. */
export function splitFrontMatter(source: string): { yaml: string; body: string; firstLine: number } {
  const match = FENCE.exec(source)
  if (!match) return { yaml: '', body: source, firstLine: 1 }
  return { yaml: match[1] ?? '', body: source.slice(match[0].length), firstLine: match[0].split('\n').length }
}

/**
 * Reads the front matter of a page.
 * @throws ContentError with every field that is wrong
 */
export const readFrontMatter = <T>(source: string, file: string, schema: z.ZodType<T>): T =>
  parseYaml(splitFrontMatter(source).yaml, file, schema, 2).value
