import { sitemapPages } from '../../lib/pages/sitemap'
import { robotsText, sitemapFiles } from '../../lib/pages/sitemap-files'
import { writeAll } from '../system/files'

/** Writes sitemap.xml, or an index and its parts, and robots.txt into the published folder. @returns number of pages */
export function publishSitemap(target: string): number {
  const pages = sitemapPages()
  writeAll(new Map([...sitemapFiles(pages), ['robots.txt', robotsText()]]), target)
  return pages.reduce((sum, { locales }) => sum + locales.length, 0)
}
