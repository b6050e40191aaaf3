/**
 * The service worker: what was read can be read again without a network. A page comes from the network whenever that
 * answers, however slowly. The publish step bundles this into `sw.js`, which changes with the pages it keeps (RELEASE).
 */

import { pageOfPayload, payloadUrl } from '@/lib/core/routes'
import {
  cacheNames,
  copyOf,
  filesCache,
  findCached,
  isCacheable,
  isPayload,
  keyOf,
  pagesCache,
  shellCache,
  siteRoot,
  sizeOf,
  timeOf,
} from '../cache'
import { chooseStrategy } from './strategy'
import { type Limit, surplusOf } from './surplus'
import { type FetchEvent, worker } from './worker-scope'

const SHELL = shellCache(process.env.RELEASE ?? '')
/** Beginnings of addresses, the longest first, each with the page of its language. */
const OFFLINE_PAGES: [start: string, page: string][] = JSON.parse(process.env.OFFLINE_PAGES ?? '[]')
const IMMUTABLE = new RegExp(`^${process.env.IMMUTABLE}`)
/** Addresses of immutable files in a page. */
const NEEDED = new RegExp(process.env.NEEDED ?? '', 'g')
const DAY_MS = 86_400_000
/** About two hundred pages with their payloads, and their files; 50 MB together. */
const LIMITS: [name: string, limit: Limit][] = [
  [pagesCache(), { most: 1000, bytes: 20e6 }],
  [filesCache(), { most: 4000, bytes: 30e6 }],
]
/** Of answers that are cached, until the caches are looked through. */
const TRIM_EVERY = 50
let cachedSince = 0

worker.addEventListener('install', (event) => event.waitUntil(install()))
worker.addEventListener('activate', (event) => event.waitUntil(activate()))
worker.addEventListener('fetch', (event) => {
  const strategy = chooseStrategy(event.request, siteRoot(), IMMUTABLE)
  if (strategy === 'page') event.respondWith(answerPage(event))
  if (strategy === 'file') event.respondWith(answerFile(event))
})

/** Keeps the page that is shown without a network, in every language; the worker in use stays when one file is missing. */
async function install(): Promise<void> {
  const shell = await caches.open(SHELL)
  const fetchInto = async (url: string, cache?: RequestCache) => {
    const response = await fetch(url, { cache })
    if (!isCacheable(response, keyOf(response.url))) throw new Error(`${url}: ${response.status}`)
    const copy = await copyOf(response)
    await shell.put(keyOf(response.url), copy.clone())
    return copy.text()
  }
  const pages = await Promise.all(OFFLINE_PAGES.map(([, page]) => fetchInto(page, 'no-cache')))
  const needed = new Set(pages.flatMap((html) => html.match(NEEDED) ?? []))
  for (const [, page] of OFFLINE_PAGES) needed.add(payloadUrl(page))
  await Promise.all([...needed].map((file) => fetchInto(file)))
  await worker.skipWaiting()
}

/** Without navigation preload: where it fails, Firefox shows its own screen whatever the worker answers. */
async function activate(): Promise<void> {
  const used = [SHELL, ...LIMITS.map(([name]) => name)]
  for (const name of await cacheNames()) if (!used.includes(name)) await caches.delete(name)
  await worker.clients.claim()
}

async function answerPage(event: FetchEvent): Promise<Response> {
  const { request } = event
  const key = keyOf(request.url)
  try {
    const response = await fetch(request)
    if (request.method === 'GET') event.waitUntil(keep(pagesCache(), key, response.clone()))
    if (isPayload(key)) event.waitUntil(keepPage(new URL(pageOfPayload(new URL(key).pathname), key).href))
    return response
  } catch (error) {
    const cached = await findCached(key)
    if (cached) return request.method === 'HEAD' ? new Response(null, cached) : cached
    if (request.mode !== 'navigate') throw error
    const { origin, pathname } = new URL(request.url)
    const [, page = ''] = OFFLINE_PAGES.find(([start]) => `${pathname}/`.startsWith(start)) ?? []
    return (await findCached(origin + page)) ?? Response.error()
  }
}

/** A page that came as a payload is also cached whole, for a reload without a network. */
async function keepPage(page: string): Promise<void> {
  const response = await fetch(page).catch(() => undefined)
  if (response) await keep(pagesCache(), keyOf(page), response)
}

async function answerFile(event: FetchEvent): Promise<Response> {
  const { request } = event
  const key = keyOf(request.url)
  // The start reloads a script that came damaged (components/start/load-scripts).
  const cached = request.cache === 'reload' ? undefined : await findCached(key)
  if (cached && Date.now() - timeOf(cached) < DAY_MS) return cached
  const response = cached ?? (await fetch(request))
  event.waitUntil(keep(filesCache(), key, response.clone()))
  return response
}

/** Keeps an answer, and forgets a page that its host has removed. A full disk or a cut connection keeps nothing. */
async function keep(name: string, key: string, response: Response): Promise<void> {
  try {
    const cache = await caches.open(name)
    if (response.status === 404 || response.status === 410) await cache.delete(key)
    if (!isCacheable(response, key)) return
    await cache.put(key, await copyOf(response))
    if (cachedSince++ % TRIM_EVERY === 0) for (const [other, limit] of LIMITS) await trim(other, limit)
  } catch {
    // the page is shown without it
  }
}

async function trim(name: string, limit: Limit): Promise<void> {
  const cache = await caches.open(name)
  const copies = await Promise.all(
    (await cache.keys()).map(async (request) => {
      const copy = await cache.match(request, { ignoreVary: true })
      return { request, size: copy ? sizeOf(copy) : 0, time: copy ? timeOf(copy) : 0 }
    }),
  )
  for (const { request } of surplusOf(copies, limit)) await cache.delete(request)
}
