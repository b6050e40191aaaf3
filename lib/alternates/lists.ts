import type { Locale } from 'next-intl'
import { localize } from '../content/localized'
import { groupBy } from '../core/group-by'
import { blogChangesUrl, listUrl, locales, publishedPath } from '../core/routes'
import { translator } from '../i18n/translator'
import { getSite } from '../site'
import { absoluteAlternate, absoluteFile, absolutePath } from '../site/metadata'
import { listEntries, type PageEntry, type Step } from './entries'
import { keywordsOf } from './keywords'

/** Characters of one list: with the list of lists and a page it fits where little is read at once. */
const MOST = 12_000
/** Characters that tell what a part holds. */
const MAX_WORDS = 850
const MAX_NAMES = 330

/** A part of the site in a language, with the pages of its list. */
export interface Section {
  locale: Locale
  /** Site path of the part; '' is the site itself. */
  path: string
  labels: string[]
  entries: PageEntry[]
  /** Counted from 1 where a part has too many pages for one list. */
  part: number
}

/** All pages of a language by the parts of the site; a part whose list would be long is divided by the parts inside it. */
export const listSections = (locale: Locale): Section[] => divide(listEntries(locale), locale, 0)

function divide(entries: PageEntry[], locale: Locale, depth: number): Section[] {
  const groups = groupBy(entries.map((entry) => [stepAt(entry, depth)?.path ?? '', entry] as const))
  return [...groups].flatMap(([path, inside]) => {
    const isDeep = inside.some(({ trail }) => trail.length > depth + 1)
    if (isDeep && sizeOf(inside) > MOST) return divide(inside, locale, depth + 1)
    const labels = (inside[0]?.trail ?? []).slice(0, depth + 1).map(({ label }) => label)
    return pack(inside).map((part, index) => ({ locale, path, labels, entries: part, part: index + 1 }))
  })
}

/** The part of a page at a depth; of a page that is above it, the deepest. */
const stepAt = ({ trail }: PageEntry, depth: number): Step | undefined => trail[depth] ?? trail.at(-1)

const sizeOf = (entries: PageEntry[]): number => entries.reduce((sum, entry) => sum + lineOf(entry).length, 0)

function pack(entries: PageEntry[]): PageEntry[][] {
  const parts: PageEntry[][] = [[]]
  for (const entry of entries) {
    const last = parts.at(-1) ?? []
    if (last.length > 0 && sizeOf([...last, entry]) > MOST) parts.push([entry])
    else last.push(entry)
  }
  return parts
}

/** Published path of the list of a part, or of all its texts in one file. */
export const listPath = ({ path, locale, part }: Section, name = 'llms'): string =>
  `${publishedPath(path || '/', locale).replace(/\/$/, '')}/${name}${part > 1 ? `~${part}` : ''}.txt`

/** Lists of all pages for programs, as https://llmstxt.org describes them: published path → text. */
export const listFiles = (): Map<string, string> =>
  new Map(
    locales().flatMap((locale): [string, string][] => {
      const sections = listSections(locale)
      const parts = sections.filter(({ path }) => path)
      return [
        [listUrl(locale), rootList(locale, sections, parts)],
        ...parts.map((section): [string, string] => [listPath(section), sectionList(section)]),
      ]
    }),
  )

const titleOf = (locale: Locale): string => `${localize(getSite().name, locale)} ${getSite().title}`

/** The list of lists of a language. */
function rootList(locale: Locale, sections: Section[], parts: Section[]): string {
  const t = translator(locale, 'alternates')
  const texts = parts.map(textsOf)
  const words = keywordsOf(
    texts,
    texts.map((own) => (own.every(isName) ? MAX_NAMES : MAX_WORDS)),
  )
  const own = sections.filter(({ path }) => path === '')
  const byTrail = groupBy(
    parts.map((part, index) => [
      part.labels.slice(0, -1).join(' › ') || t('parts'),
      [`- ${partLink(part)}`, words[index]?.join(', ')].filter(Boolean).join(': '),
    ]),
  )
  return document([
    `# ${titleOf(locale)}`,
    `> ${localize(getSite().description, locale)}`,
    ...otherLanguages(locale),
    t('about', { index: absoluteFile(`/index.${locale}.json`), changes: absoluteAlternate(blogChangesUrl(), locale) }),
    ...[...byTrail].flatMap(([trail, lines]) => [`## ${trail}`, lines.join('\n')]),
    `## ${t('otherPages')}`,
    own.flatMap(({ entries }) => entries.map(lineOf)).join('\n'),
  ])
}

const document = (blocks: string[]): string => `${blocks.filter(Boolean).join('\n\n')}\n`

const otherLanguages = (locale: Locale): string[] =>
  getSite()
    .locales.filter(({ code }) => code !== locale)
    .map(({ code, label }) => `[${label}](${absolutePath(listUrl(code))})`)

const partLink = (section: Section): string =>
  `[${section.labels.at(-1)}${section.part > 1 ? ` (${section.part})` : ''}](${absolutePath(listPath(section))})`

const isName = (text: string): boolean => /^\S+$/.test(text)

/** What the keywords of a part are taken from. Of a component its name is enough: it says what it does and with what. */
const textsOf = ({ entries }: Section): string[] =>
  entries.flatMap(({ meta: { title = '', description = '' }, isContents }) => {
    if (isContents) return []
    return isName(title) ? [title] : [title, description]
  })

/** One line a page, under the parts inside the part. */
function sectionList(section: Section): string {
  const { labels, entries, locale } = section
  const t = translator(locale, 'alternates')
  const groups = groupBy(entries.map((entry) => [entry.trail.at(-1)?.label ?? '', entry] as const))
  return document([
    `# ${labels.join(' › ')}`,
    `> ${t('partOf', { title: titleOf(locale) })}`,
    t('partLinks', { root: absolutePath(listUrl(locale)), full: absolutePath(listPath(section, 'llms-full')) }),
    ...[...groups].flatMap(([label, inside]) => [`## ${label}`, inside.map(lineOf).join('\n')]),
  ])
}

const lineOf = ({ meta: { title, description, path, locale }, isContents }: PageEntry): string => {
  const link = `- [${title ?? titleOf(locale)}](${absoluteAlternate(path, locale)})`
  return description && description !== title && !isContents ? `${link}: ${description}` : link
}
