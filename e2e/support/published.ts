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

/** At most so many pages of a folder get what takes a browser; `E2E_ALL=1` gives it to all. */
const SAMPLE = 3

/** Some pages of every folder: its first, its longest and its last; of an English one the longest, for its pages are alike. */
export function sampleOf(pages: PublishedPage[]): PublishedPage[] {
  if (IS_ALL) return pages
  const folders = new Map<string, PublishedPage[]>()
  for (const page of pages)
    folders.set(path.dirname(page.address), [...(folders.get(path.dirname(page.address)) ?? []), page])
  return [...folders.values()].flatMap((inside) => {
    const longest = inside.reduce((found, page) => (page.html.length > found.html.length ? page : found))
    if (longest.address.startsWith('/en/')) return [longest]
    if (inside.length <= SAMPLE) return inside
    return [...new Set([inside[0], longest, inside.at(-1)])].filter((page) => page !== undefined)
  })
}
