import fs from 'node:fs'
import path from 'node:path'
import type { z } from 'zod'
import { bodiesDir } from '../folders'
import { type CompiledPage, compilePage } from '../mdx/compile'
import type { Kit, PageContext } from '../mdx/kit'
import { messagesOf } from '../messages'
import { ContentError, type Problem } from '../problem'
import { localePath } from '../routes'
import { shortHash } from '../short-hash'
import { getSite, siteValues } from '../site'
import { readDrawing } from './drawings'
import { readFrontMatter, splitFrontMatter } from './front-matter'
import { type Glossary, readGlossary } from './glossary'
import { publishAsset, publishImage } from './media'
import { writeWhole } from './write-whole'

/** What the collections know of a page beside its front matter. The body itself lies in `bodiesDir()`. */
export interface PageFacts {
  /** Version of the docs; `current` unless the file lies under `versions/`. */
  version: string
  locale: string
  /** Address within its version, '' for the start page. */
  path: string
  headings: CompiledPage['headings']
  links: CompiledPage['links']
  /** Names of the files of `mediaDir()` that its text shows. */
  media: string[]
  /** Words by `Intl.Segmenter`; counted for posts only, because it takes a sixth of the time of a compilation. */
  words: number
  /** Short hash of the source without what changes nothing for a reader; translations record it. */
  hash: string
  problems: Problem[]
}

const DOC_FILE = /^(?:versions\/(?<version>[^/]+)\/)?[a-z]+\/(?<path>.+)\.(?<locale>[a-z]{2}(?:-[A-Z]{2})?)\.mdx$/

/** `docs/bi/intro.ru.mdx` → version, path and language; undefined for a file whose name says no language. */
export function parseDocFile(file: string): { version: string; path: string; locale: string } | undefined {
  const groups = DOC_FILE.exec(file)?.groups
  if (!groups?.path || !groups.locale) return undefined
  return { version: groups.version ?? 'current', path: groups.path.replace(/(^|\/)index$/, ''), locale: groups.locale }
}

/** Compiles one MDX file of the content folder, writes its body, and returns the facts. Never throws for an author's mistake. */
export async function compileFile(contentDir: string, file: string, kit: Kit, schema: z.ZodType): Promise<PageFacts> {
  const source = fs.readFileSync(path.join(contentDir, file), 'utf8')
  const named = parseDocFile(file)
  const locale = named?.locale ?? 'ru'
  const { body, firstLine } = splitFrontMatter(source)
  const problems: Problem[] = named
    ? []
    : [
        {
          severity: 'error',
          file,
          message: 'the file name says no language',
          fix: 'name it page.ru.mdx or page.en.mdx.',
        },
      ]
  try {
    readFrontMatter(source, file, schema)
  } catch (error) {
    if (!(error instanceof ContentError)) throw error
    problems.push(...error.problems)
  }
  const media = new Set<string>()
  const compiled = await compilePage(
    body,
    firstLine,
    kit,
    pageContext(contentDir, file, locale, messagesOf(locale).kit, (name) => media.add(name)),
  ).catch((error: Error): CompiledPage => {
    // A fault of ours. Contentlayer would drop the page with a line in its log, so it is told with the other problems.
    problems.push({
      severity: 'error',
      file,
      message: `the page could not be compiled: ${error.stack ?? error.message}`,
      fix: 'this is a fault of the site’s code: report it with this text.',
    })
    return { html: '', headings: [], links: [], text: '', problems: [] }
  })
  writeWhole(bodyFile(file), compiled.html)
  return {
    version: named?.version ?? 'current',
    path: named?.path ?? file,
    locale,
    headings: compiled.headings,
    links: compiled.links,
    media: [...media].sort(),
    words: file.startsWith('blog/') ? countWords(compiled.text, locale) : 0,
    hash: sourceHash(source),
    problems: [...problems, ...compiled.problems],
  }
}

/** File that holds the compiled body of a page. */
export const bodyFile = (file: string): string => path.join(bodiesDir(), file.replace(/\.mdx$/, '.html'))

/** Hash of a page's words: line endings, trailing blanks and the translation mark do not count. */
export function sourceHash(source: string): string {
  const { yaml, body } = splitFrontMatter(source)
  const fields = yaml.split('\n').filter((line) => !line.startsWith('translated_from:'))
  return shortHash(
    [...fields, body]
      .join('\n')
      .replace(/\r/g, '')
      .replace(/[ \t]+$/gm, '')
      .trim(),
  )
}

export function countWords(text: string, locale: string): number {
  let words = 0
  for (const segment of new Intl.Segmenter(locale, { granularity: 'word' }).segment(text))
    if (segment.isWordLike) words++
  return words
}

let glossary: { dir: string; value: Glossary } | undefined
function readGlossaryOnce(dir: string): Glossary {
  if (glossary?.dir !== dir) {
    try {
      glossary = { dir, value: readGlossary(dir) }
    } catch {
      glossary = { dir, value: new Map() } // the check reports it with its lines
    }
  }
  return glossary.value
}

/** What a page of the content folder tells the components written on it. `use` hears of the media they show. */
export function pageContext(
  contentDir: string,
  file: string,
  locale: string,
  labels: Record<string, string>,
  use: (name: string) => void,
): PageContext {
  const site = getSite()
  const beside = (src: string) => path.join(contentDir, path.dirname(file), src)
  return {
    locale,
    file,
    labels,
    site: siteValues(site, locale),
    resolveLink: (href) => (href.startsWith('/') ? localePath(href, locale) : href),
    term: (id) => readGlossaryOnce(contentDir).get(id)?.[locale],
    asset: (src) => publishAsset(beside(src), use),
    image: (src) => publishImage(beside(src), site.images, use),
    drawing: (source) => readDrawing(contentDir, source),
  }
}
