import fs from 'node:fs'
import path from 'node:path'
import { robotsText, sitemapFiles, sitemapPages } from '../lib/sitemap'

/** Writes sitemap.xml, or an index and its parts, and robots.txt into the published folder. @returns number of pages */
export function publishSitemap(target: string): number {
  const pages = sitemapPages()
  for (const [file, content] of sitemapFiles(pages)) fs.writeFileSync(path.join(target, file), content)
  fs.writeFileSync(path.join(target, 'robots.txt'), robotsText())
  return pages.reduce((sum, { locales }) => sum + locales.length, 0)
}
