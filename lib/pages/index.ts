import type { Locale } from 'next-intl'
import { getPosts, type Post } from '../blog'
import { changesFile } from '../blog/changes-file'
import { blogMeta } from '../blog/metadata'
import { type BlogRoute, blogRoutes } from '../blog/routes'
import { localize } from '../content/localized'
import { listPages, type PlainPage, readPage } from '../content/pages'
import { memo } from '../core/memo'
import { defaultLocale, locales, offlineUrl, searchUrl } from '../core/routes'
import type { Doc } from '../docs'
import { lastCommit, lastUpdated } from '../docs/last-updated'
import { getMenus } from '../docs/menu'
import { docMeta } from '../docs/metadata'
import { type DocRoute, docRouteParams, resolveDocRoute } from '../docs/routes'
import { catalogueFiles } from '../etl/catalogue'
import { translator } from '../i18n/translator'
import { getSite } from '../site'
import { brandOf, favicon } from '../site/brand'
import type { PageMeta } from '../site/metadata'
import { helpMeta } from './help'

/** A page of the site in one language. */
export interface SitePage {
  meta: PageMeta
  /** Search engines, lists and the search may name it: it is not unlisted, empty or repeated, and says something. */
  isListed: boolean
  /** What it shows of the content; none of these for a page that the site itself makes. */
  doc?: Doc
  post?: Post
  plain?: PlainPage
  /** When it changed last, ISO 8601, where that is known. */
  changed?: () => string | undefined
}

/** Every page of the routes in `app/[locale]`: whatever lists pages reads this list. */
export const allPages = memo((): SitePage[] =>
  locales().flatMap((locale) => [
    ...[homeMeta, notFoundMeta, offlineMeta, searchMeta, helpMeta].map((toMeta) => asPage(toMeta(locale))),
    ...listPages()
      .filter((page) => page.locale === locale)
      .map((plain): SitePage => ({ ...asPage(plainMeta(plain.href, locale)), plain })),
    ...docRouteParams(locale)
      .flatMap(({ slug }) => resolveDocRoute(slug, locale) ?? [])
      .map((route) => docPage(route, locale)),
    ...blogRoutes(locale).map((route) => blogPage(route, locale)),
  ]),
)

/** Metadata of every page. */
export const sitePages = (): PageMeta[] => allPages().map(({ meta }) => meta)

const asPage = (meta: PageMeta, isListed = meta.isIndexed !== false): SitePage => {
  const { path, canonicalPath = path } = meta
  return { meta, isListed: isListed && path === canonicalPath }
}

function docPage(route: DocRoute, locale: Locale): SitePage {
  if (route.kind !== 'doc') return asPage(docMeta(route, locale))
  const { doc } = route.found
  return { ...asPage(docMeta(route, locale), !doc.unlisted), doc, changed: () => lastUpdated(doc)?.date }
}

function blogPage(route: BlogRoute, locale: Locale): SitePage {
  const meta = blogMeta(route, locale)
  if (route.kind === 'post') {
    const { post } = route
    return { ...asPage(meta, !post.file.unlisted), post, changed: () => postDate(post) }
  }
  const isEmpty = 'list' in route && route.list.posts.length === 0
  const followsPosts = ['list', 'archive', 'changes'].includes(route.kind)
  return {
    ...asPage(meta, !isEmpty),
    ...(followsPosts ? { changed: () => getPosts(defaultLocale())[0]?.date } : {}),
  }
}

/** When the text or the changes of a post were committed last; where git does not know, its own day. */
function postDate({ slug, file, date }: Post): string {
  const commits = [file._id, changesFile(slug)].flatMap((name) => lastCommit(name)?.date ?? [])
  return commits.sort((a, b) => Date.parse(b) - Date.parse(a))[0] ?? date
}

/** Files that pages request, by their published names; the development server has a route for each kind. */
export const siteFiles = (): Map<string, string> =>
  new Map([
    ...getMenus().map(({ file, json }) => [`tree/${file}`, json] as const),
    ...catalogueFiles(locales()).map(({ file, json }) => [`etl/${file}`, json] as const),
    ['favicon.svg', favicon(brandOf(defaultLocale()))],
  ])

/** The home page. */
export const homeMeta = (locale: Locale): PageMeta => ({
  locale,
  path: '/',
  translations: locales(),
  description: localize(getSite().description, locale),
})

/** Of a page without a text, which no list names. */
const unlistedMeta = (path: string, locale: Locale, title: string): PageMeta => ({
  path,
  locale,
  title,
  isIndexed: false,
  hasAlternate: false,
})

/** The page that hosts serve for an unknown address. */
export const notFoundMeta = (locale: Locale): PageMeta =>
  unlistedMeta('/404', locale, translator(locale, 'page')('notFoundTitle'))

/** What the service worker shows where there is no network and no copy of a page. */
export const offlineMeta = (locale: Locale): PageMeta =>
  unlistedMeta(offlineUrl(), locale, translator(locale, 'page')('offlineTitle'))

/** The page of results. */
export const searchMeta = (locale: Locale): PageMeta => ({
  ...unlistedMeta(searchUrl(), locale, translator(locale, 'search')('pageTitle')),
  translations: locales(),
})

/** A plain page, by its site path. @throws Error when there is none */
export const plainMeta = memo((href: string, locale: Locale): PageMeta & { title: string } => {
  const translations = listPages().filter((page) => page.href === href)
  const own = translations.find((page) => page.locale === locale)
  if (!own) throw new Error(`there is no page ${href} in ${locale}`)
  const { title, description } = readPage(own)
  return { title, description, locale, path: href, translations: translations.map((page) => page.locale) }
})
