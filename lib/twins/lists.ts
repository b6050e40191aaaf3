import type { Locale } from 'next-intl'
import { localize } from '../content/localized'
import { groupBy } from '../core/group-by'
import { blogChangesUrl, defaultLocale, listUrl, locales, publishedPath } from '../core/routes'
import { translator } from '../i18n/translator'
import { getSite } from '../site'
import { absoluteFile, absolutePath, absoluteTwin } from '../site/metadata'
import { listEntries, type PageEntry, type Step } from './entries'

/** Characters of one list: with the list of lists and a page it fits where little is read at once. */
const MOST = 18_000
/** Characters that tell what a part holds. */
const MOST_WORDS = 420

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

/** The part of a page at a depth; of a page that stands above it, the deepest. */
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
export function listFiles(): Map<string, string> {
  const sections = new Map(locales().map((locale) => [locale, listSections(locale)]))
  const all = [...sections.values()].flat()
  const roots = locales().map((locale): [string, string] => [
    listUrl(locale),
    rootList(locale, locale === defaultLocale() ? all : (sections.get(locale) ?? [])),
  ])
  return new Map([
    ...all.filter(({ path }) => path).map((section): [string, string] => [listPath(section), sectionList(section)]),
    ...roots,
  ])
}

const titleOf = (locale: Locale): string => `${localize(getSite().name, locale)} ${getSite().title}`

/** The list of lists; that of the default language leads to those of all languages. */
function rootList(locale: Locale, sections: Section[]): string {
  const t = translator(locale, 'twins')
  const parts = [
    ...groupBy(sections.filter(({ path }) => path).map((section) => [`${section.path} ${section.part}`, section])),
  ]
  const own = sections.filter((section) => section.path === '' && section.locale === locale)
  return `${[
    `# ${titleOf(locale)}`,
    `> ${localize(getSite().description, locale)}`,
    t('about', { index: absoluteFile(`/index.${locale}.json`), changes: absoluteTwin(blogChangesUrl(), locale) }),
    `## ${t('parts')}`,
    parts.map(([, twins]) => partLine(twins)).join('\n'),
    `## ${t('otherPages')}`,
    own.flatMap(({ entries }) => entries.map(lineOf)).join('\n'),
  ].join('\n\n')}\n`
}

/** A part in its languages: links to its lists, and what they hold. */
function partLine(twins: Section[]): string {
  const links = twins.map(
    (section) =>
      `[${section.labels.join(' › ')}${section.part > 1 ? ` (${section.part})` : ''}](${absolutePath(listPath(section))})`,
  )
  return `- ${links.join(' · ')}: ${[...new Set(twins.map(wordsOf))].join(' · ')}`
}

/** The titles of the pages of a part, as many as have room. */
function wordsOf({ entries }: Section): string {
  let words = ''
  for (const { meta } of entries) {
    const next = words ? `${words}; ${meta.title}` : `${meta.title}`
    if (next.length > MOST_WORDS) return `${words}; …`
    words = next
  }
  return words
}

/** One line a page, under the parts inside the part. */
function sectionList(section: Section): string {
  const { labels, entries, locale } = section
  const t = translator(locale, 'twins')
  const groups = groupBy(entries.map((entry) => [entry.trail.at(-1)?.label ?? '', entry] as const))
  return `${[
    `# ${labels.join(' › ')}`,
    `> ${t('partOf', { title: titleOf(locale) })}`,
    t('partLinks', { root: absolutePath(listUrl(locale)), full: absolutePath(listPath(section, 'llms-full')) }),
    ...[...groups].flatMap(([label, inside]) => [`## ${label}`, inside.map(lineOf).join('\n')]),
  ].join('\n\n')}\n`
}

const lineOf = ({ meta: { title, description, path, locale } }: PageEntry): string => {
  const link = `- [${title ?? titleOf(locale)}](${absoluteTwin(path, locale)})`
  return description && description !== title ? `${link}: ${description}` : link
}
