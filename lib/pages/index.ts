import type { Locale } from 'next-intl'
import { blogMeta } from '../blog/metadata'
import { blogRoutes } from '../blog/routes'
import { localize } from '../content/localized'
import { listPages, readPage } from '../content/pages'
import { defaultLocale, locales, offlineUrl, searchUrl } from '../core/routes'
import { getMenus } from '../docs/menu'
import { docMeta } from '../docs/metadata'
import { docRouteParams, resolveDocRoute } from '../docs/routes'
import { catalogueFiles } from '../etl/catalogue'
import { translator } from '../i18n/translator'
import { getSite } from '../site'
import { brandOf, favicon } from '../site/brand'
import type { PageMeta } from '../site/metadata'
import { helpMeta } from './help'

/** Metadata of every page of the routes in `app/[locale]`. */
export const sitePages = (): PageMeta[] =>
  locales().flatMap((locale) => [
    homeMeta(locale),
    notFoundMeta(locale),
    offlineMeta(locale),
    searchMeta(locale),
    helpMeta(locale),
    ...listPages()
      .filter((page) => page.locale === locale)
      .map(({ href }) => plainMeta(href, locale)),
    ...docRouteParams(locale).flatMap(({ slug }) => {
      const route = resolveDocRoute(slug, locale)
      return route ? [docMeta(route, locale)] : []
    }),
    ...blogRoutes(locale).map((route) => blogMeta(route, locale)),
  ])

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

/** The page that hosts serve for an unknown address. */
export const notFoundMeta = (locale: Locale): PageMeta => ({
  locale,
  path: '/404',
  title: translator(locale, 'page')('notFoundTitle'),
  isIndexed: false,
  hasTwin: false,
})

/** What the service worker shows where there is no network and no copy of a page. */
export const offlineMeta = (locale: Locale): PageMeta => ({
  locale,
  path: offlineUrl(),
  title: translator(locale, 'page')('offlineTitle'),
  isIndexed: false,
  hasTwin: false,
})

/** The page of results. */
export const searchMeta = (locale: Locale): PageMeta => ({
  locale,
  path: searchUrl(),
  title: translator(locale, 'search')('pageTitle'),
  translations: locales(),
  isIndexed: false,
  hasTwin: false,
})

/** A plain page, by its site path. @throws Error when there is none */
export function plainMeta(href: string, locale: Locale): PageMeta {
  const twins = listPages().filter((page) => page.href === href)
  const own = twins.find((page) => page.locale === locale)
  if (!own) throw new Error(`there is no page ${href} in ${locale}`)
  const { title, description } = readPage(own)
  return { title, description, locale, path: href, translations: twins.map((twin) => twin.locale) }
}
