import type { Locale } from 'next-intl'
import { readBody } from '../content/collection/body'
import { memo } from '../core/memo'
import { blogUrl, docTagsUrl, docUrl } from '../core/routes'
import { getMenu } from '../docs/menu'
import { resolveDocRoute } from '../docs/routes'
import { getTags } from '../docs/tags'
import { hrefsIn } from '../docs/tree'
import { componentUrl, findComponent, getGroups, groupOf, sectionOf } from '../etl'
import { translator } from '../i18n/translator'
import type { Heading } from '../mdx/compile'
import { allPages } from '../pages'
import { getSite } from '../site'
import type { PageMeta } from '../site/metadata'
import { withSlotHeadings } from '../slots'

/** A part of the site that a page belongs to. */
export interface Step {
  /** Site path of the part, under which its list lies. */
  path: string
  label: string
}

/** A page as lists for programs show it. */
export interface PageEntry {
  meta: PageMeta
  /** The parts it belongs to, the widest first; none for a page of the site itself. */
  trail: Step[]
  tags: string[]
  headings: Heading[]
  /** It only leads to others: its title says enough of it. */
  isContents?: boolean
}

/** Every page that may be listed, in a language and with a text in it, in the order of the menu. */
export const listEntries = memo((locale: Locale): PageEntry[] => {
  const order = menuOrder(locale)
  const place = ({ path }: PageMeta) => order.get(path) ?? order.size
  return allPages()
    .filter(({ meta, isListed }) => isListed && meta.locale === locale && meta.translations?.includes(locale))
    .map(({ meta }) => meta)
    .filter(({ hasAlternate = true }) => hasAlternate)
    .sort((a, b) => place(a) - place(b))
    .map((meta) => ({ meta, tags: [], headings: [], ...fieldsOf(meta.path, locale) }))
})

type Fields = Pick<PageEntry, 'trail'> & Partial<PageEntry>

function fieldsOf(path: string, locale: Locale): Fields {
  const [, home = '', ...slug] = path.split('/')
  if (`/${home}` === blogUrl()) return { trail: [{ path: blogUrl(), label: translator(locale, 'blog')('title') }] }
  const route = `/${home}` === docUrl('') ? resolveDocRoute(slug, locale) : undefined
  if (!route) return { trail: [] }
  const { version } = route
  if (route.kind !== 'doc') {
    const label = translator(locale, 'docs')('tagsTitle')
    return { trail: [{ path: docTagsUrl(version.path), label }], isContents: true }
  }
  const { doc } = route.found
  const steps = getMenu(locale, version.name)
    .trailTo(path)
    .filter(({ items }) => items)
    .map(({ id, label }): Step => ({ path: docUrl(id, version.path), label }))
  const labels = getTags(locale, version.name).filter(({ id }) => doc.tags.includes(id))
  const slots = { locale, version: version.name, changes: [] }
  return {
    trail: [...steps, ...groupStep(doc.title, path, locale)],
    tags: labels.map(({ label }) => label),
    isContents: doc.page.slots.some(({ slot }) => slot === 'CategoryPages'),
    headings: doc.type === 'Doc' ? withSlotHeadings(doc.page.headings, readBody(doc), slots) : doc.page.headings,
  }
}

/** The purpose of a component: its folder alone would be a list of hundreds. */
function groupStep(name: string, path: string, locale: Locale): Step[] {
  const component = findComponent(name)
  if (!component || componentUrl(component) !== path) return []
  const group = groupOf(component, getGroups()[sectionOf(component)])
  const label = group?.label[locale]
  return group && label ? [{ path: docUrl(`etl/${sectionOf(component)}/${group.id}`), label }] : []
}

/** Addresses of all menus in reading order. */
const menuOrder = (locale: Locale): Map<string, number> =>
  new Map(
    getSite()
      .docs.versions.flatMap(({ name }) => hrefsIn(getMenu(locale, name).tree))
      .map((href, index) => [href, index]),
  )
