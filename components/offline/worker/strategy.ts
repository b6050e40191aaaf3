import { isFilePath } from '@/lib/core/file-path'
import { isPayload } from '../cache'

/** What is read of a request; tests have no browser. */
export interface Asked {
  url: string
  method: string
  mode: string
  cache: string
  destination: string
  headers: { has(name: string): boolean }
}

/**
 * - `file`: its name changes with its content, so a copy is as good as the host's;
 * - `page`: the network answers, and a copy only where there is none;
 * - `none`: the browser's own business.
 */
export type Strategy = 'file' | 'page' | 'none'

/** Players ask for parts of a film, which a cache cannot answer. */
const FILM = /^(?:video|audio)$/
/** The roots of search indexes: small, and the same name in every release. */
const INDEX = /^\/search-index\/[^/]+\.json$/

/**
 * Chooses what is done with a request.
 * @param root address of the site, without a slash at the end
 * @param immutable pattern of paths below it whose files never change
 */
export function chooseStrategy(requested: Asked, root: string, immutable: RegExp): Strategy {
  const { method, mode, cache, destination, headers } = requested
  const { origin, pathname } = new URL(requested.url)
  const address = origin + pathname
  const path = address.slice(root.length)
  const isInside = address === root || address.startsWith(`${root}/`)
  const isPart = FILM.test(destination) || headers.has('range')
  if (!isInside || isPart || (mode !== 'navigate' && cache === 'no-store')) return 'none'
  if (immutable.test(path)) return method === 'GET' ? 'file' : 'none'
  if (!isFilePath(path) || path.endsWith('.html')) return method === 'GET' || method === 'HEAD' ? 'page' : 'none'
  return method === 'GET' && (isPayload(path) || INDEX.test(path)) ? 'page' : 'none'
}
