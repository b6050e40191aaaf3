import type { LivePage, LivePages } from '../addresses/record'
import { changesOf } from '../blog'
import type { PostFile } from '../blog/collection'
import { readPostBody } from '../blog/post-body'
import { readBody } from '../content/collection/body'
import { defaultLocale, postUrl } from '../core/routes'
import { type Doc, docAddress } from '../docs'
import { describeProperty, type EtlComponent, findComponent, findGuide, propertyId } from '../etl'
import type { SectionFacts } from '../mdx/section'
import { slotSections } from '../slots'
import type { Anchors, LinkCheck } from './link-targets'

/** Ephemeral ids, of drawings and footnotes: nobody links to them, and they change with the text. */
const EPHEMERAL_IDS = /^(?:d[0-9a-f]{10}-\w+|fn(?:ref)?-.+|footnote-label)$/

/** Every page with what the record remembers of it. */
export function livePages({ docs, posts, pages }: LinkCheck, anchors: Anchors): LivePages {
  const texts = new Map<string, (() => SectionFacts[])[]>()
  const add = (url: string, locale: string, read: () => SectionFacts[]) => {
    const own = texts.get(url) ?? []
    texts.set(url, locale === defaultLocale() ? [read, ...own] : [...own, read])
  }
  for (const doc of docs) add(docAddress(doc), doc.page.locale, () => docTexts(doc))
  for (const post of posts) add(postUrl(post.page.path), post.page.locale, () => postTexts(post))
  for (const { href, file, locale } of pages) add(href, locale, () => readBody({ _id: file }).sections)
  const drafts = new Set(posts.filter(({ draft }) => draft).map(({ page }) => postUrl(page.path)))
  // `/docs/index` is another name of `/docs`.
  const found = [...anchors].filter(([url]) => url.split('/').at(-1) !== 'index' && !drafts.has(url))
  return new Map(
    found.map(([path, known]): [string, LivePage] => {
      const ids = known && [...known].filter((id) => !EPHEMERAL_IDS.test(id))
      return [path, { path, ...(ids ? { anchors: ids } : {}), texts: () => merge(texts.get(path) ?? []) }]
    }),
  )
}

/** The text of an anchor is that of the first language that has it, the default one before others. */
function merge(languages: (() => SectionFacts[])[]): Map<string, string> {
  const texts = new Map<string, string>()
  const add = (id: string, text: string) => texts.set(id, texts.get(id) || text)
  for (const { id, text, rows = [] } of languages.flatMap((read) => read())) {
    add(id, text)
    for (const row of rows) add(row.id, `${row.name ?? ''} ${row.text}`)
  }
  return texts
}

function docTexts(doc: Doc): SectionFacts[] {
  const { locale, version } = doc.page
  if (doc.type === 'EtlComponent') {
    const component = findComponent(doc.title)
    return component ? componentTexts(component, doc) : []
  }
  const body = readBody(doc)
  return [...body.sections, ...slotSections(body, { locale, version, changes: [] })]
}

function postTexts(post: PostFile): SectionFacts[] {
  const body = readPostBody(post)
  const { locale, version } = post.page
  return [...body.sections, ...slotSections(body, { locale, version, changes: changesOf(post) })]
}

/** Of the parts of a component's page: what it is, its properties, and its guide. */
function componentTexts(component: EtlComponent, { title, description, page: { locale } }: Doc): SectionFacts[] {
  const guide = findGuide(component.name, locale)
  const [head, ...rest] = guide ? readBody(guide).sections : []
  return [
    { level: 1, id: '', heading: '', text: `${title} ${component.summary[locale] ?? description}` },
    ...component.properties.map((property) => ({
      level: 3,
      id: propertyId(property),
      heading: '',
      text: `${property.displayName} ${describeProperty(property, locale)}`,
    })),
    ...(head ? [{ ...head, id: 'guide' }, ...rest] : []),
  ]
}
