/** What can be found: everything that is published and listed, as records of the DocSearch shape, one a section. */
import { getPosts, type Post, tagsOf as postTagsOf } from '../blog'
import { readPostBody } from '../blog/post-body'
import { readBody } from '../content/bodies'
import { DOC, ETL_COMPONENT, POST, type SearchKind } from '../content/kinds'
import { listPages, readPage } from '../content/pages'
import { docsOf } from '../docs'
import { componentSections } from '../docs/components'
import { sectionOf as docSectionOf, getMenu, isListed } from '../docs/menu'
import { getTags } from '../docs/tags'
import {
  describeProperty,
  type EtlComponent,
  findComponent,
  findGuide,
  getGroups,
  groupOf,
  propertyId,
  sectionOf,
} from '../etl'
import { tagsOf } from '../etl/catalogue'
import { plainText } from '../etl/text'
import { translator } from '../i18n/translator'
import { inLine, type SectionFacts, type TextSection } from '../mdx/section'
import { docUrl, localePath, postUrl } from '../routes'
import { getSite } from '../site'
import { slotKind, slotSections } from '../slots'
import { ANY_VERSION, docsTag } from './docs-tag'

export type Level = 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6'
export type Hierarchy = Record<Level, string | null>

/** https://docsearch.algolia.com/docs/record-extractor, and what filters, ranking and the embedded index need beside it. */
export interface SearchRecord {
  objectID: string
  /** With the language, the base path and the anchor. */
  url: string
  url_without_anchor: string
  anchor: string
  type: 'lvl1' | 'lvl2' | 'lvl3' | 'content'
  hierarchy: Hierarchy
  content: string | null
  language: string
  /** Version of the docs, or ANY_VERSION. */
  version: string
  docs_tag: string
  kind: SearchKind
  /** As hierarchy.lvl0, for the filter. */
  section: string
  tags: string[]
  /** Categories between the section and the page. */
  categories: string[]
  /** The page's name in the menu, where it differs from the title. */
  label?: string
  description?: string
  /** `7.21.0` */
  release?: string
  /** A row of the section before it: a property or a change. */
  isRow?: true
}

/** A page before it is split into records. */
export interface PageFacts {
  path: string
  locale: string
  version: string
  kind: SearchKind
  section: string
  title: string
  label?: string
  description: string
  categories?: string[]
  tags: string[]
  release?: string
}
/**
 * Records that a reader of a language and a version of the docs can find; those of a page follow one another, and pages
 * that are found together stand together.
 */
export function searchRecords(locale: string, version: string): SearchRecord[] {
  const versionPath = getSite().docs.versions.find(({ name }) => name === version)?.path ?? ''
  const docs = docsOf(locale, version).filter(isListed)
  return [
    ...docs.flatMap(({ doc }): SearchRecord[] => {
      if (doc.type !== 'Doc') return []
      const { trail, ...place } = placeOf(docUrl(doc.page.path, versionPath), locale, version, doc.title)
      const label = doc.sidebar_label ?? trail.at(-1)
      const labels = new Map(getTags(locale, version).map((tag) => [tag.id, tag.label]))
      const body = readBody(doc)
      const page: PageFacts = {
        ...place,
        path: docUrl(doc.page.path, versionPath),
        locale,
        version,
        kind: slotKind(body) ?? DOC.search,
        title: doc.title,
        description: doc.description,
        tags: doc.tags.map((id) => labels.get(id) ?? id),
        ...(label && label !== doc.title ? { label } : {}),
      }
      return pageRecords(page, [...body.sections, ...slotSections(body, { locale, version, changes: [] })])
    }),
    ...getPosts(locale).flatMap((post) => postRecords(post, locale)),
    ...plainPages(locale),
    ...docs
      .flatMap(({ doc }) => (doc.type === 'EtlComponent' ? (findComponent(doc.title) ?? []) : []))
      .map((component) => ({ component, group: groupOf(component, getGroups()[sectionOf(component)]) }))
      .sort((a, b) => compare(`${a.group?.id} ${a.component.bundle}`, `${b.group?.id} ${b.component.bundle}`))
      .flatMap(({ component }) => componentRecords(component, locale, version, versionPath)),
  ]
}

const compare = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0)

function placeOf(href: string, locale: string, version: string, title: string) {
  const trail = getMenu(locale, version)
    .trailTo(href)
    .map(({ label }) => label)
  return { section: docSectionOf(href, locale, version) ?? title, categories: trail.slice(1, -1), trail }
}

/** The page's own record, then one for each section and each row. */
export function pageRecords(page: PageFacts, sections: SectionFacts[]): SearchRecord[] {
  const { path, locale, version, kind, section, title, tags, categories = [], label, description, release } = page
  const address = localePath(path, locale)
  const base = { language: locale, version, docs_tag: version === ANY_VERSION ? version : docsTag(version), kind }
  const make = (id: string, headings: (string | null)[], text: string, more: Partial<SearchRecord>): SearchRecord => {
    const [lvl2 = null, lvl3 = null] = headings
    return {
      objectID: `${version}:${address}#${id}`,
      url: id ? `${address}#${id}` : address,
      url_without_anchor: address,
      anchor: id,
      type: lvl3 ? 'lvl3' : lvl2 ? 'lvl2' : 'lvl1',
      hierarchy: { lvl0: section, lvl1: title, lvl2, lvl3, lvl4: null, lvl5: null, lvl6: null },
      content: text || null,
      ...base,
      section,
      tags,
      categories,
      ...(release ? { release } : {}),
      ...more,
    }
  }
  let lvl2: string | null = null
  return sections.flatMap(({ level, id, heading, text, rows = [] }) => {
    if (level <= 2) lvl2 = heading || null
    const headings = level === 3 ? [lvl2 ?? heading, lvl2 === null ? null : heading] : [lvl2]
    const own = make(id, headings, text, level === 1 ? { description, ...(label ? { label } : {}) } : {})
    return [
      own,
      ...rows.map((row) =>
        make(row.id, row.name ? [lvl2, row.name] : headings, row.text, {
          isRow: true,
          ...(row.name ? {} : { type: 'content' as const }),
        }),
      ),
    ]
  })
}

function postRecords(post: Post, locale: string): SearchRecord[] {
  const page: PageFacts = {
    path: postUrl(post.slug),
    locale,
    version: ANY_VERSION,
    kind: POST.search,
    section: translator(locale, 'blog')('title'),
    title: post.title,
    description: post.description,
    tags: postTagsOf(post, locale).map(({ label }) => label),
    ...(post.version ? { release: post.version } : {}),
  }
  const body = readPostBody(post.file)
  const { changes } = post
  return pageRecords(page, [...body.sections, ...slotSections(body, { locale, version: ANY_VERSION, changes })])
}

const plainPages = (locale: string): SearchRecord[] =>
  listPages()
    .filter((page) => page.locale === locale)
    .flatMap(({ kind, file, href }) => {
      const { title, description } = readPage({ kind, file })
      const page = { path: href, locale, version: ANY_VERSION, section: title, kind: kind.search }
      return pageRecords({ ...page, title, description, tags: [] }, readBody({ _id: file }).sections)
    })

function componentRecords(
  component: EtlComponent,
  locale: string,
  version: string,
  versionPath: string,
): SearchRecord[] {
  const path = docUrl(`etl/${sectionOf(component)}/${component.name}`, versionPath)
  const { section, categories } = placeOf(path, locale, version, component.name)
  const group = groupOf(component, getGroups()[sectionOf(component)])?.label[locale]
  const summary = plainText(component.summary[locale] ?? '')
  const page: PageFacts = {
    path,
    locale,
    version,
    kind: ETL_COMPONENT.search,
    section,
    categories,
    title: component.name,
    description: summary,
    tags: [...new Set([...tagsOf(component), ...(group ? [group] : []), component.bundle])],
  }
  return pageRecords(page, componentTexts(component, locale))
}

/**
 * Texts of a component's page. The lists of related components are left out: they name others, and a question for one
 * of those must not lead here. So is what every table of properties repeats.
 */
function componentTexts(component: EtlComponent, locale: string): SectionFacts[] {
  const t = translator(locale, 'etl')
  const texts = (list: Record<string, string>[]) => list.map((text) => plainText(text[locale] ?? '')).join(' ')
  const { readsAttributes, writesAttributes } = component
  const bodies: Partial<Record<ReturnType<typeof componentSections>[number][0], Omit<SectionFacts, keyof Heading>>> = {
    'use-cases': { text: texts(component.useCases) },
    properties: {
      text: '',
      rows: component.properties.map((property) => ({
        id: propertyId(property),
        name: property.displayName,
        text: inLine(
          [
            ...(property.name === property.displayName ? [] : [property.name]),
            plainText(describeProperty(property, locale)),
            ...new Set([...(property.allowableValues ?? []), ...(property.allowableValueNames ?? [])]),
          ].join(' '),
        ),
      })),
    },
    relationships: { text: component.relationships.join(' ') },
    attributes: { text: [...new Set([...readsAttributes, ...writesAttributes])].join(' ') },
  }
  const sections = componentSections(component).flatMap(([id, key, isThere]): SectionFacts[] => {
    const body = isThere ? bodies[id] : undefined
    return body ? [{ level: 2, id, heading: t(key), ...body }] : []
  })
  const head = [t(component.kind), ...component.implements, texts(component.notes)].join(' ').trim()
  return [{ level: 1, id: '', heading: '', text: head }, ...sections, ...guideSections(component, locale)]
}
type Heading = Pick<SectionFacts, 'level' | 'id' | 'heading'>

/** Headings of a guide stand one level lower on the component's page; lib/content/compile-file shifts them. */
function guideSections(component: EtlComponent, locale: string): TextSection[] {
  const guide = findGuide(component.name, locale)
  if (!guide) return []
  const [head, ...rest] = readBody(guide).sections
  return [{ level: 2, id: 'guide', heading: guide.title, text: head?.text ?? '' }, ...rest]
}
