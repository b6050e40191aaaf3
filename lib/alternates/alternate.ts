import { alternateUrl, listUrl, publishedPath } from '../core/routes'
import { absoluteAlternate, absolutePath, absoluteUrl, type PageMeta } from '../site/metadata'
import { alternateLinks } from './links'
import { toBlocks } from './markdown'
import { readTree } from './markdown/tree'

/** Characters that a program reads at once. */
export const MOST = 50_000

/**
 * Makes the Markdown alternate of a published page: fields, then what the page says. A long one is divided at its sections, and
 * its first file lists them.
 * @param html the page as it is published
 * @param hasAlternate whether a page with an alternate is published at a path
 * @returns file below the published folder → text
 */
export function makeAlternate(
  html: string,
  meta: PageMeta,
  hasAlternate: (path: string) => boolean,
): Map<string, string> {
  const page = publishedPath(meta.path, meta.locale)
  const main = html.slice(html.indexOf('<main'), html.indexOf('</main>') + '</main>'.length)
  const blocks = toBlocks(readTree(main), alternateLinks(page, hasAlternate))
  const head = frontMatter(meta, meta.title)
  const whole = head + write(blocks)
  if (whole.length <= MOST) return new Map([[file(page), whole]])
  const [intro = [], ...sections] = bySection(blocks)
  const parts = sections.flatMap((section) => pack(section, MOST - 2 * head.length))
  const list = parts.map((part, index) => `- [${titleOf(part)}](${absolutePath(alternateUrl(page, index + 1))})`)
  return new Map([
    [file(page), head + write([...intro, list.join('\n')])],
    ...parts.map((part, index): [string, string] => [
      file(page, index + 1),
      frontMatter(meta, `${meta.title}: ${titleOf(part)}`) + write(part),
    ]),
  ])
}

const file = (page: string, part?: number): string => alternateUrl(page, part).slice(1)
const write = (blocks: string[]): string => `${blocks.join('\n\n')}\n`

/** Scalars as JSON, which YAML reads. Programs look near the top for the list of all pages. */
function frontMatter(meta: PageMeta, title: string | undefined): string {
  const { description, path, canonicalPath = path, locale, textLocale = locale, translations = [] } = meta
  const others = translations.filter((code) => code !== textLocale)
  const fields = {
    title,
    description,
    url: absoluteUrl(canonicalPath, textLocale),
    language: textLocale,
    ...Object.fromEntries(others.map((code) => [`translation_${code}`, absoluteAlternate(canonicalPath, code)])),
    version: meta.version,
    updated: meta.updated,
    section: meta.section,
    all_pages: absolutePath(listUrl()),
  }
  const lines = Object.entries(fields).flatMap(([name, value]) => (value ? [`${name}: ${JSON.stringify(value)}`] : []))
  return `---\n${lines.join('\n')}\n---\n\n`
}

/** Blocks above the first heading of level 2, then those of each. */
function bySection(blocks: string[]): string[][] {
  const sections: string[][] = [[]]
  for (const block of blocks) {
    if (block.startsWith('## ')) sections.push([])
    sections.at(-1)?.push(block)
  }
  return sections
}

/** Divides blocks so that each part has at most so many characters; one longer block stays whole. */
function pack(blocks: string[], most: number): string[][] {
  const parts: string[][] = [[]]
  let length = 0
  for (const block of blocks) {
    if (length > 0 && length + block.length > most) {
      parts.push([])
      length = 0
    }
    parts.at(-1)?.push(block)
    length += block.length + 2
  }
  return parts
}

const titleOf = ([first = '']: string[]): string => first.replace(/^#+ /, '').split('\n')[0] ?? ''
