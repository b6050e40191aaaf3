/** What can be found: everything that is published and listed, as records of the DocSearch shape, one a section. */
import type { Locale } from 'next-intl'
import type { Post } from '../blog'
import { readPostBody } from '../blog/post-body'
import { postTags } from '../blog/topics'
import { readBody } from '../content/collection/body'
import { DOC, POST } from '../content/kinds'
import { type PlainPage, readPage } from '../content/pages'
import { blogArchiveUrl, blogChangesUrl, blogUrl, docTagsUrl, docUrl, helpUrl, locales, postUrl } from '../core/routes'
import { type Doc, findDoc } from '../docs'
import { getTags } from '../docs/tags'
import { findComponent, getGroups, groupOf, sectionOf } from '../etl'
import { translator } from '../i18n/translator'
import { allPages } from '../pages'
import { helpSections } from '../pages/help'
import { getSite } from '../site'
import type { PageMeta } from '../site/metadata'
import { slotKind, slotSections } from '../slots'
import { componentRecords } from './component-records'
import { ANY_VERSION } from './docs-tag'
import { menuFacts } from './menu-facts'
import { pageRecords, type RecordPage, type SearchRecord } from './record'
import { phrasesOf } from './thesaurus'
import { fold } from './words'

/**
 * Records that a reader of a language and a version of the docs can find. Records of a page are adjacent, and so are
 * pages that are often found together.
 */
export function searchRecords(locale: Locale, version: string): SearchRecord[] {
  const versionPath = getSite().docs.versions.find(({ name }) => name === version)?.path ?? ''
  const pages = allPages().filter(({ meta, isListed }) => isListed && meta.locale === locale)
  const docs = pages.flatMap(({ doc }) => (doc?.page.version === version ? [doc] : []))
  return oneSpelling([
    ...docs.flatMap((doc) => (doc.type === 'Doc' ? docRecords(doc, locale, version, versionPath) : [])),
    ...pages.flatMap(({ post }) => (post ? postRecords(post, locale) : [])),
    ...pages.flatMap(({ plain }) => (plain ? plainRecords(plain) : [])),
    ...pages.flatMap(({ meta }) => (OWN_PAGES.has(meta.path) ? ownRecords(meta) : [])),
    ...docs
      .flatMap((doc) => (doc.type === 'EtlComponent' ? (findComponent(doc.title) ?? []) : []))
      .map((component) => ({ component, group: groupOf(component, getGroups()[sectionOf(component)]) }))
      .sort((a, b) => compare(`${a.group?.id} ${a.component.bundle}`, `${b.group?.id} ${b.component.bundle}`))
      .flatMap(({ component }) => componentRecords(component, locale, version, versionPath)),
  ])
}

/** Tags that differ in capitals only are one; that with capitals stays. */
function oneSpelling(records: SearchRecord[]): SearchRecord[] {
  const spellings = new Map<string, string>()
  for (const tag of records.flatMap(({ tags }) => tags)) {
    const known = spellings.get(fold(tag))
    if (known === undefined || known === known.toLowerCase()) spellings.set(fold(tag), tag)
  }
  return records.map((record) => ({
    ...record,
    tags: [...new Set(record.tags.map((tag) => spellings.get(fold(tag)) ?? tag))],
  }))
}

function docRecords(doc: Doc, locale: Locale, version: string, versionPath: string): SearchRecord[] {
  const path = docUrl(doc.page.path, versionPath)
  const { name, ...menu } = menuFacts(path, locale, version, doc.title)
  const label = doc.sidebar_label ?? name
  const labels = new Map(getTags(locale, version).map((tag) => [tag.id, tag.label]))
  const body = readBody(doc)
  const page: RecordPage = {
    ...menu,
    path,
    locale,
    version,
    kind: slotKind(body) ?? DOC.search,
    title: doc.title,
    description: doc.description,
    tags: doc.tags.map((id) => labels.get(id) ?? id),
    ...(label && label !== doc.title ? { label } : {}),
    translations: namesInOtherLanguages(doc, version),
    phrases: phrasesOf(path),
  }
  return pageRecords(page, [...body.sections, ...slotSections(body, { locale, version, changes: [] })])
}

/** What a page and its sections are called in the other languages: readers know terms in one, and read in another. */
function namesInOtherLanguages(doc: Doc, version: string): RecordPage['translations'] {
  const { path, locale, headings } = doc.page
  const others = locales()
    .filter((code) => code !== locale)
    .flatMap((code) => findDoc(path, code, version)?.doc ?? [])
    .filter(({ page }) => page.locale !== locale)
  const names = headings.map(({ id }, index): [string, string[]] => [
    id,
    // The ids are equal where authors have set them; else sections of one place are the same one.
    others.flatMap(({ page }) => {
      const same = page.headings.find((heading) => heading.id === id)
      const heading = same ?? (page.headings.length === headings.length ? page.headings[index] : undefined)
      return heading ? [heading.text] : []
    }),
  ])
  return { titles: others.flatMap(({ title, description }) => [title, description]), headings: new Map(names) }
}

/** Pages of the site itself that readers look for; each is found by its title, the help by its sections too. */
const OWN_PAGES = new Set([helpUrl(), blogUrl(), blogChangesUrl(), blogArchiveUrl(), docTagsUrl()])

function ownRecords({ path, locale, title = '', description = '', section = title }: PageMeta): SearchRecord[] {
  const page = { path, locale, version: ANY_VERSION, kind: DOC.search, section, title, description, tags: [] }
  const text = { level: 1, id: '', heading: '', text: description }
  return pageRecords({ ...page, phrases: phrasesOf(path) }, path === helpUrl() ? helpSections(locale) : [text])
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function postRecords(post: Post, locale: Locale): SearchRecord[] {
  const page: RecordPage = {
    path: postUrl(post.slug),
    locale,
    version: ANY_VERSION,
    kind: POST.search,
    section: translator(locale, 'blog')('title'),
    title: post.title,
    description: post.description,
    tags: postTags(post, locale).map(({ label }) => label),
    phrases: phrasesOf(postUrl(post.slug)),
    ...(post.version ? { release: post.version } : {}),
  }
  const body = readPostBody(post.file)
  const { changes } = post
  return pageRecords(page, [...body.sections, ...slotSections(body, { locale, version: ANY_VERSION, changes })])
}

function plainRecords({ kind, file, href, locale }: PlainPage): SearchRecord[] {
  const { title, description } = readPage({ kind, file })
  const page = { path: href, locale, version: ANY_VERSION, section: title, kind: kind.search }
  return pageRecords(
    { ...page, title, description, tags: [], phrases: phrasesOf(href) },
    readBody({ _id: file }).sections,
  )
}
