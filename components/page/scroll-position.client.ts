'use client'
import { decodePath } from '@/lib/core/routes'
import { historyEntry, markTarget } from '@/lib/next/history.client'
import { recallList, store } from '../ui/storage.client'

const KEY = 'scroll'
const READER_SCROLLS = ['wheel', 'touchmove', 'keydown', 'pointerdown']
/** A moment of a video, which is no place in the page. */
const MOMENT = /^t=\d/

/** By entries of the history. */
let positions = new Map<string, number>()
/** The page that is shown; after Back another one has the address until it has come. */
let shown: string
/** Where a followed link leads in its page: an id, '' for the top. Undefined after Back and Forward. */
let anchor: string | undefined
/** The position to which Back has led. It is restored whenever the height of the page changes, until the reader scrolls. */
let restored: number | undefined

/** The reader has followed a link with this hash, or gone through the history. */
export function followHash(hash: string | undefined): void {
  anchor = hash && decodePath(hash.slice(1))
}

/** Scrolls a page that has come to where its link leads, or to where it was. */
export function scrollToPlace(): void {
  const id = anchor
  anchor = undefined
  shown = location.pathname
  restored = id === undefined ? positions.get(historyEntry()) : undefined
  scroll(id === undefined ? restored : 0)
  if (!id || MOMENT.test(id)) return
  if (document.getElementById(id)) markTarget(id)
  else location.reload() // the published page knows where an old anchor leads (scripts/publish/moved)
}

function scroll(top: number | undefined): void {
  if (top !== undefined) scrollTo({ top, behavior: 'instant' })
}

/** Whether the page is scrolled to a position, if there is one, or as near to it as its height permits. */
const isAt = (position: number | undefined): boolean =>
  position !== undefined &&
  Math.abs(scrollY - Math.min(position, document.documentElement.scrollHeight - innerHeight)) < 2

/**
 * Keeps the scroll position of every entry of the history, over reloads too. The browser restores one by itself only
 * while the document is as high as it was. The page may come later than the press of Back, and the results of a filter
 * or a search later than the page.
 */
export function keepPositions(signal: AbortSignal): void {
  const stored = recallList(KEY, 'sessionStorage')
  positions = new Map(stored.map((line) => [line.replace(/^\S+ /, ''), Number.parseFloat(line)]))
  shown = location.pathname
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  const position = positions.get(historyEntry())
  // An address with a query starts the framework at once; on another page the reader may have scrolled before that.
  if (load?.type !== 'navigate' && (location.search || isAt(position))) restored = position
  scroll(restored)
  const resized = new ResizeObserver(() => scroll(restored))
  resized.observe(document.documentElement)
  signal.addEventListener('abort', () => resized.disconnect())
  const options = { passive: true, signal }
  const release = () => {
    restored = undefined
  }
  const scrolled = () => {
    if (location.pathname !== shown || isAt(restored)) return
    release()
    positions.set(historyEntry(), scrollY)
  }
  const keep = () => {
    const lines = [...positions].map(([entry, top]) => `${top} ${entry}`)
    store(KEY, JSON.stringify(lines), 'sessionStorage')
  }
  addEventListener('scroll', scrolled, options)
  addEventListener('popstate', () => followHash(undefined), options)
  addEventListener('pagehide', keep, options)
  for (const type of READER_SCROLLS) addEventListener(type, release, options)
}
