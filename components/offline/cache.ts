/** The caches of a site, for the worker and the pages. Those of other sites of the same origin have other names. */
import { isFilePath } from '@/lib/core/file-path'
import { withBasePath } from '@/lib/core/routes'

/** `https://docs.example.com/base`, without a slash at the end. */
export const siteRoot = (): string => location.origin + withBasePath('').replace(/\/$/, '')
/** Begins the names of all caches of a site. No address holds a space, so no site's is the beginning of another's. */
export const cachePrefix = (): string => `offline ${siteRoot()} `
/** Pages that were read. */
export const pagesCache = (): string => `${cachePrefix()}pages`
/** Hashed files that they needed. */
export const filesCache = (): string => `${cachePrefix()}files`
/** The page without a network and what it needs, of one release. */
export const shellCache = (release: string): string => `${cachePrefix()}shell ${release}`

/** Headers that say what is known of a copy without reading it. */
const HEADERS = { size: 'x-kept-size', time: 'x-kept-time', title: 'x-kept-title' } as const

/** Bytes of a copy. */
export const sizeOf = ({ headers }: Response): number => Number(headers.get(HEADERS.size))
/** When it was made (ms since 1970). */
export const timeOf = ({ headers }: Response): number => Number(headers.get(HEADERS.time))
/** Title of a page, '' where it has none. */
export const titleOf = ({ headers }: Response): string => decodeURIComponent(headers.get(HEADERS.title) ?? '')

export const isHtml = ({ headers }: Pick<Answer, 'headers'>): boolean =>
  /^text\/html/.test(headers.get('content-type') ?? '')

/** What is read of an answer. */
export interface Answer {
  status: number
  redirected: boolean
  headers: { get(name: string): string | null }
}

/** Whether an address of the site is that of a file. */
const isFile = (address: string): boolean => isFilePath(address.slice(siteRoot().length))

/** Whether a path is that of a page's payload; the lists for programs have the same ending. */
export const isPayload = (path: string): boolean => /\.txt$/.test(path) && !/\/(?:llms|robots)[^/]*$/.test(path)

/** Under which address a copy is cached: queries, `.html` and a slash at the end mean the same page. */
export function keyOf(url: string): string {
  const { origin, pathname } = new URL(url)
  return origin + (pathname.replace(/(?:\/index)?\.html$/, '').replace(/\/+$/, '') || '/')
}

/**
 * Whether an answer may be cached. A proxy may answer for a script with its own page; a redirected answer cannot be
 * shown for another address.
 * @param key as keyOf makes it
 */
export function isCacheable(answer: Answer, key: string): boolean {
  const { status, redirected, headers } = answer
  const isDenied = headers.get('cache-control')?.includes('no-store')
  return status === 200 && !redirected && !isDenied && isHtml(answer) !== isFile(key)
}

/** A copy with its size, time and title. @throws what the connection throws when not all of it comes */
export async function copyOf(response: Response): Promise<Response> {
  const body = await response.blob()
  const title = isHtml(response) ? /<title>([^<]*)/.exec(await body.text())?.[1] : ''
  const headers = new Headers(response.headers)
  headers.set(HEADERS.size, String(body.size))
  headers.set(HEADERS.time, String(Date.now()))
  headers.set(HEADERS.title, encodeURIComponent(title ?? ''))
  return new Response(body, { headers })
}

/** Caches of the site. */
export const cacheNames = async (): Promise<string[]> =>
  (await caches.keys()).filter((name) => name.startsWith(cachePrefix()))

/** The newest copy in the caches of the site. */
export async function findCached(key: string): Promise<Response | undefined> {
  const names = await cacheNames()
  const found = await Promise.all(names.map((cacheName) => caches.match(key, { cacheName, ignoreVary: true })))
  return found.filter((copy) => copy !== undefined).sort((one, other) => timeOf(other) - timeOf(one))[0]
}
