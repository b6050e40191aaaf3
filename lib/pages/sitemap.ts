import { groupBy } from '../core/group-by'
import { allPages } from '.'
import type { SitemapPage } from './sitemap-files'

/** Every page a search engine may show, in each language in which it has its own text. */
export function sitemapPages(): SitemapPage[] {
  const own = allPages().filter(({ meta, isListed }) => isListed && meta.translations?.includes(meta.locale))
  return [...groupBy(own.map((page) => [page.meta.path, page] as const))].map(([path, pages]) => ({
    path,
    locales: pages.map(({ meta }) => meta.locale),
    lastmod: Object.fromEntries(
      pages.flatMap(({ meta, changed }) => {
        const day = changed?.()
        return day === undefined ? [] : [[meta.locale, day]]
      }),
    ),
  }))
}
