import fs from 'node:fs'
import path from 'node:path'
import { isMovedPage } from '../../scripts/publish/moved-pages'
import { IS_ALL, SITES } from './sites'

export type SiteName = keyof typeof SITES

/** A page of a published site, as its file. */
export interface PublishedPage {
  site: SiteName
  /** Address below the base path. */
  address: string
  html: string
}

/** `docs/index.html` is the page /docs/index; /docs is `docs.html`. */
const fileAddress = (file: string): string => `/${file.replace(/^index\.html$|\.html$/, '')}`

/** Every page of a site, without those at old addresses; none before it is built. */
export function pagesOf(site: SiteName): PublishedPage[] {
  const { out } = SITES[site]
  if (!fs.existsSync(out)) return []
  return fs
    .readdirSync(out, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.html'))
    .sort()
    .map((file) => ({ site, address: fileAddress(file), html: fs.readFileSync(path.join(out, file), 'utf8') }))
    .filter(({ html }) => !isMovedPage(html))
}

/** Whether a site answers an address with a page or a file. */
export function isPublished(site: SiteName, address: string): boolean {
  const file = path.join(SITES[site].out, decodeURIComponent(address))
  return [file, `${file}.html`, path.join(file, 'index.html')].some(
    (candidate) => fs.existsSync(candidate) && fs.statSync(candidate).isFile(),
  )
}

/** By day the longest page of every folder, for hundreds come from one template; at night every page. */
export function sampleOf(pages: PublishedPage[]): PublishedPage[] {
  if (IS_ALL) return pages
  const longest = new Map<string, PublishedPage>()
  for (const page of pages) {
    const folder = path.dirname(page.address)
    if (page.html.length > (longest.get(folder)?.html.length ?? 0)) longest.set(folder, page)
  }
  return [...longest.values()]
}
