import { locales, openSearchUrl } from '../../lib/core/routes'
import { openSearch } from '../../lib/pages/open-search'
import { sitemapPages } from '../../lib/pages/sitemap'
import { robotsText, sitemapFiles } from '../../lib/pages/sitemap-files'
import { hasSearch } from '../../lib/site'
import { writeAll } from '../system/files'

/** Writes sitemap.xml, or an index and its parts, robots.txt and the descriptions of the search. @returns number of pages */
export function publishSitemap(target: string): number {
  const pages = sitemapPages()
  const searches = hasSearch() ? locales().map((locale) => [openSearchUrl(locale), openSearch(locale)] as const) : []
  writeAll(new Map([...sitemapFiles(pages), ['robots.txt', robotsText()], ...searches]), target)
  return pages.reduce((sum, page) => sum + page.locales.length, 0)
}
