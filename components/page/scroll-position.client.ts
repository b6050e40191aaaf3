'use client'
import { decodePath } from '@/lib/core/routes'
import { historyEntry, markTarget } from '@/lib/next/history.client'
import { recall, store } from '../ui/storage.client'

const KEY = 'scroll'
const READER_SCROLLS = ['wheel', 'touchmove', 'keydown', 'pointerdown']
/** A moment of a video, which is no place in the page. */
const MOMENT = /^t=\d/

/** By entries of the history. */
let positions = new Map<string, number>()
/** Where a followed link leads in its page: an id, '' for the top. Undefined after Back and Forward. */
let anchor: string | undefined
/** Back or Forward leads to another page, which has not come: what scrolls until then is not the reader. */
let isTraversing = false
/** A component decides how high the page is, and has not done so yet. */
let isUnsettled = false
/** The position that the page must have when it is settled. */
let wanted: number | undefined

/** The reader has followed a link with this hash. */
export function followHash(hash: string): void {
  anchor = decodePath(hash.slice(1))
}

/** Scrolls a page that has come to where its link leads, or to where it was. */
export function scrollToPlace(): void {
  const id = anchor
  const position = id === undefined ? positions.get(historyEntry()) : 0
  anchor = undefined
  isTraversing = false
  wanted = isUnsettled && id === undefined ? position : undefined
  scroll(position)
  if (!id || MOMENT.test(id)) return
  if (document.getElementById(id)) markTarget(id)
  else location.reload() // the published page knows where an old anchor leads (scripts/publish/moved)
}

/** The height of the page is decided, or not yet. */
export function settle(isSettled: boolean): void {
  isUnsettled = !isSettled
  if (isSettled) wanted = undefined
}

/** Scrolls to the position that waits for the height of the page. */
export const scrollToWanted = (): void => scroll(wanted)

function scroll(top: number | undefined): void {
  if (top !== undefined) scrollTo({ top, behavior: 'instant' })
}

/**
 * Keeps the scroll position of every entry of the history, over reloads too. The browser restores one by itself only
 * while the document is as high as it was, and the page may come later than the press of Back.
 */
export function keepPositions(): () => void {
  positions = new Map(readPositions())
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (load?.type !== 'navigate' && isUnsettled) wanted = positions.get(historyEntry())
  let shown = location.pathname
  const listeners = new AbortController()
  const options = { passive: true, signal: listeners.signal }
  const scrolled = () => isTraversing || wanted !== undefined || positions.set(historyEntry(), scrollY)
  const takeOver = () => {
    wanted = undefined
  }
  const show = () => {
    shown = location.pathname
  }
  const traverse = () => {
    anchor = undefined
    isTraversing = location.pathname !== shown
  }
  addEventListener('scroll', scrolled, options)
  addEventListener('popstate', traverse, options)
  addEventListener('pagehide', () => store(KEY, JSON.stringify([...positions]), 'sessionStorage'), options)
  document.addEventListener('page-shown', show, options)
  for (const type of READER_SCROLLS) addEventListener(type, takeOver, options)
  return () => listeners.abort()
}

function readPositions(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(recall(KEY, 'sessionStorage') ?? '[]')
    return Array.isArray(stored) ? stored.filter((entry) => Array.isArray(entry) && Number.isFinite(entry[1])) : []
  } catch {
    return []
  }
}
