'use client'
import { BYPASS, cacheNames, cachePrefix, copyOf, isFile, isWorthKeeping, keyOf, siteRoot, sizeOf } from './kept'
import type { Section } from './sections'

/** A section that is kept whole, in a cache of its own. */
export interface SavedSection {
  id: string
  label: string
  pages: number
  bytes: number
  /** When it was saved (ms since 1970). */
  time: number
  /** Name of its cache. */
  cache: string
}

/** Requests at a time. */
const LANES = 4
const sectionPrefix = () => `${cachePrefix()}section `
/** Under which address a cache says what is in it; written last, so a cache without it was not finished. */
const factsKey = () => `${siteRoot()}/offline/saved`

/** The sections that are kept, in the order of their names. */
export async function listSaved(): Promise<SavedSection[]> {
  const names = await cacheNames(sectionPrefix())
  const facts = await Promise.all(names.map((cacheName) => caches.match(factsKey(), { cacheName })))
  const saved = await Promise.all(facts.flatMap((answer) => (answer ? [answer.json() as Promise<SavedSection>] : [])))
  return saved.sort((one, other) => one.label.localeCompare(other.label))
}

export const removeSaved = async ({ cache }: SavedSection): Promise<void> => void (await caches.delete(cache))

/**
 * Keeps a section. An older copy of it stays until the new one is whole; of two tabs one waits for the other.
 * @param tell called with the bytes that have come
 * @throws AbortError, QuotaExceededError, or an Error naming the file that did not come
 */
export function saveSection(section: Section, signal: AbortSignal, tell: (bytes: number) => void): Promise<void> {
  void navigator.storage?.persist?.() // or the browser may drop it when space is short
  return navigator.locks.request(sectionPrefix(), { signal }, async () => {
    const before = await listSaved()
    await removeUnfinished(before)
    const name = `${sectionPrefix()}${section.id} ${Date.now()}`
    try {
      const bytes = await fill(await caches.open(name), section, signal, tell)
      const { id, label, pages } = section
      const saved: SavedSection = { id, label, pages: pages.length, bytes, time: Date.now(), cache: name }
      await (await caches.open(name)).put(factsKey(), new Response(JSON.stringify(saved)))
    } catch (error) {
      await caches.delete(name)
      throw error
    }
    for (const old of before) if (old.id === section.id) await removeSaved(old)
  })
}

async function removeUnfinished(saved: SavedSection[]): Promise<void> {
  const whole = new Set(saved.map(({ cache }) => cache))
  for (const name of await cacheNames(sectionPrefix())) if (!whole.has(name)) await caches.delete(name)
}

/** @returns bytes that were kept */
async function fill(cache: Cache, { files }: Section, signal: AbortSignal, tell: (bytes: number) => void) {
  const waiting = [...files.keys()]
  let bytes = 0
  const fetchNext = async (): Promise<void> => {
    const address = waiting.shift()
    if (address === undefined) return
    const copy = await fetchCopy(address, signal)
    await cache.put(keyOf(new URL(address, location.href).href), copy)
    signal.throwIfAborted()
    bytes += sizeOf(copy)
    tell(bytes)
    await fetchNext()
  }
  const stop = (error: unknown) => {
    waiting.length = 0
    throw error
  }
  const lanes = await Promise.allSettled(Array.from({ length: LANES }, () => fetchNext().catch(stop)))
  for (const lane of lanes) if (lane.status === 'rejected') throw lane.reason
  return bytes
}

/** A page is revalidated; a file has a name of its own in every release. */
async function fetchCopy(address: string, signal: AbortSignal): Promise<Response> {
  const cache = isFile(new URL(address, location.href).href) ? 'default' : 'no-cache'
  const response = await fetch(address, { cache, signal, headers: { [BYPASS]: '1' } })
  if (!isWorthKeeping(response, keyOf(response.url))) throw new Error(`${address}: ${response.status}`)
  return copyOf(response)
}
