import type { Locale } from 'next-intl'
import readingTime from 'reading-time'
import type { z } from 'zod'
import { parseDocFile, sourceHash } from '../../content/doc-file'
import { readFrontMatter, splitFrontMatter } from '../../content/front-matter'
import { kindOf } from '../../content/kinds'
import { readText } from '../../content/read-text'
import { attempt, type Issue, type Problem, uniqueProblems } from '../../core/problem'
import { defaultLocale } from '../../core/routes'
import type { Body } from '../body'
import { type CompiledPage, compilePage } from '../compile'
import type { Kit } from '../kit'
import { recordInputs } from './inputs'
import type { Media } from './media'
import { pageContext } from './page-context'
import { summaryOf } from './summary'

/** What the collections know of a page beside its front matter. */
export interface PageData {
  /** Version of the docs; `current` unless the file lies under `versions/`. */
  version: string
  locale: Locale
  /** Address within its version, '' for the start page. */
  path: string
  headings: CompiledPage['headings']
  links: CompiledPage['links']
  /** What the site fills in. */
  slots: CompiledPage['slots']
  /** Every id of the page that a link may lead to. */
  anchors: string[]
  /** Names of the files of `mediaDir()` that its text shows. */
  media: string[]
  /** Reading time, of posts only. */
  minutes: number
  /** Stands for the description that its author has left out. */
  summary?: string
  /** Short hash of the source without what changes nothing for a reader; translations record it. */
  hash: string
  problems: Problem[]
}

/** What one file is compiled to. scripts/content/compile.ts makes a document of it. */
export interface CompiledFile {
  page: PageData
  /** Of its front matter; undefined when that is faulty. */
  fields: Record<string, unknown> | undefined
  body: Body
  media: Media[]
  /** Other files of the content folder it was compiled from. */
  inputs: string[]
}

/** Compiles one MDX file of the content folder. Never throws for an author's mistake, and writes nothing. */
export async function compileFile(
  contentDir: string,
  file: string,
  kit: Kit,
  schema: z.ZodType,
): Promise<CompiledFile> {
  const problems: Problem[] = []
  const text = attempt(problems, () => readText(contentDir, file))
  const source = text ?? ''
  // A file that cannot be read has one problem, not every field missing as well.
  const matter = text === undefined ? undefined : attempt(problems, () => readFrontMatter(text, file, schema))
  const fields = matter?.value as Record<string, unknown> | undefined
  const named = parseDocFile(file)
  const locale = named?.locale ?? defaultLocale()
  const { body, firstLine } = splitFrontMatter(source)
  if (!named) problems.push({ severity: 'error', file, ...NAME_ISSUE })
  const deep = TOO_DEEP.exec(body)
  if (deep) problems.push({ severity: 'error', file, line: firstLine + lineAt(body, deep.index), ...DEPTH_ISSUE })
  const media = new Map<string, Media>()
  const page = pageContext(contentDir, file, locale, (used) => media.set(used.name, used))
  const { context, inputs } = recordInputs(page)
  const compiled = await compilePage(deep ? '' : body, firstLine, kit, context).catch((error: Error): CompiledPage => {
    problems.push({ severity: 'error', file, ...compilerIssue(error) })
    const body = { segments: [], sections: [] }
    return { body, headings: [], links: [], slots: [], anchors: [], text: () => '', lead: () => '', problems: [] }
  })
  const { headings, links, slots, anchors } = compiled
  return {
    page: {
      version: named?.version ?? 'current',
      path: named?.path ?? file,
      locale,
      headings,
      links,
      slots,
      anchors,
      media: [...media.keys()].sort(),
      minutes: kindOf(file)?.hasExcerpt ? readingTime(compiled.text()).minutes : 0,
      ...(fields?.description === '' && { summary: summaryOf(compiled.lead()) || String(fields.title) }),
      hash: sourceHash(source),
      problems: uniqueProblems([...problems, ...compiled.problems]),
    },
    fields,
    body: compiled.body,
    media: [...media.values()],
    inputs: [...inputs].sort(),
  }
}

const NAME_ISSUE = { message: 'the file name says no language', fix: 'name it page.ru.mdx or page.en.mdx.' }

/** Lists or quotations in one another so deep that the parser takes minutes and then runs out of stack. */
const TOO_DEEP = /^(?:[ \t>]|[-*+](?=\s)){200,}(?:[-*+>]|\d+[.)])/m
const DEPTH_ISSUE = { message: 'the page nests lists or components too deep', fix: 'make them flatter.' }

/** Lines before an offset. */
const lineAt = (text: string, offset: number): number => text.slice(0, offset).split('\n').length - 1

function compilerIssue(error: Error): Issue {
  if (process.env.DEBUG) console.error(error)
  if (error instanceof RangeError) return DEPTH_ISSUE
  return {
    message: `the page could not be compiled: ${error.message.split('\n')[0]}`,
    fix: 'this is an issue of the site’s code: report it with what `DEBUG=1 npm run check` says.',
  }
}
