import fs from 'node:fs'
import path from 'node:path'
import { DIST } from './phases.mjs'

/**
 * A build renders only the pages whose texts have changed and keeps what Next rendered of the others. It leans on this:
 * `next build --experimental-build-mode generate` renders what `generateStaticParams` names, leaves the rest of
 * `.next/server/app` as it is, and takes no offence at a route without any page, as long as no language has one. That
 * holds for docs and posts: an address exists in every language. lib/next/rendered.ts stops the build if a page is missing.
 */
const CHANGED_PAGES = 'CHANGED_PAGES'
/** A value of the environment holds 128 KB, which is a few thousand addresses. */
const LIST = path.join(DIST, 'changed.json')

/** Environment of a rendering: addresses, without language, of the pages to render; undefined for all. */
export function renderOnly(addresses: string[] | undefined): Record<string, string> {
  if (!addresses) return {}
  fs.writeFileSync(LIST, JSON.stringify(addresses))
  return { [CHANGED_PAGES]: LIST }
}

/** Of the pages of a route, those that this build renders. */
export function pagesToRender<T>(pages: T[], addressOf: (page: T) => string | undefined): T[] {
  const list = process.env[CHANGED_PAGES]
  if (list === undefined) return pages
  const addresses = new Set<unknown>(JSON.parse(fs.readFileSync(list, 'utf8')))
  return pages.filter((page) => addresses.has(addressOf(page)))
}
