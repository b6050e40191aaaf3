import fs from 'node:fs'
import path from 'node:path'
import { setTimeout } from 'node:timers/promises'
import { COLLECTIONS_MARK, isWhole } from '../content/collection'
import { writeWhole } from '../content/write-whole'
import { DIST } from './phases.mjs'

/**
 * A build renders only the pages whose texts have changed and keeps what Next rendered of the others; and Next is started
 * as soon as there is code, so that it has loaded itself and the pages when the content is there. It leans on this:
 * - `next build --experimental-build-mode generate` renders what `generateStaticParams` names, leaves the rest of
 *   `.next/server/app` as it is, and takes no offence at a route without any page, as long as no language has one. That
 *   holds for docs and posts: an address exists in every language. lib/next/rendered.ts stops the build if a page is missing;
 * - it asks the layout of all pages first, and does not look at `.next/server/app` before. A page that reads the
 *   collections while it is loaded would read them too early: lib/content/collection.ts stops the build then.
 */
const ORDER = path.join(DIST, 'order.json')
const LOOK_MS = 20

/** Environment of a rendering that waits for orderPages. */
export function waitForOrder(): Record<string, string> {
  fs.rmSync(ORDER, { force: true })
  return { [COLLECTIONS_MARK]: ORDER, BUILD_PID: String(process.pid) }
}

/** Says, when the collections are whole, which pages to render: their addresses without language, or undefined for all. */
export const orderPages = (addresses: string[] | undefined): void =>
  writeWhole(ORDER, JSON.stringify(addresses ?? null))

/** @throws Error when the build that would give the order is gone */
export async function ordered(): Promise<void> {
  while (!isWhole()) {
    if (process.env.BUILD_PID) process.kill(Number(process.env.BUILD_PID), 0)
    await setTimeout(LOOK_MS)
  }
}

/** Of the pages of a route, those that this build renders. */
export function pagesToRender<T>(pages: T[], addressOf: (page: T) => string | undefined): T[] {
  const order = process.env[COLLECTIONS_MARK]
  if (order === undefined) return pages
  const addresses = JSON.parse(fs.readFileSync(order, 'utf8')) as string[] | null
  if (addresses === null) return pages
  const wanted = new Set<unknown>(addresses)
  return pages.filter((page) => wanted.has(addressOf(page)))
}
