'use client'
import { markTarget } from '@/lib/next/history.client'
import { decodePath } from '@/lib/routes'
import { recall, store } from '../ui/storage.client'

/**
 * Where on the next page the reader is to read. The router is told not to scroll: it does so before the text is there.
 * And the browser restores a position by itself only while the document is as high as it was, so the positions of the
 * history's entries are kept here for a text that comes later than the press of Back.
 */
const KEY = 'scroll'

/** The page whose text is shown; '' while a screen stands in for one. */
let shown: string | undefined
/** Set from a click, or a press of Back, until its page is shown. */
let coming: { anchor?: string; position?: number | undefined; since: number } | undefined
const positions = new Map<string, number>(readPositions())

/** A link was followed. `hash` is that of its address, '' for the beginning of the page. */
export function expectPage(hash: string): void {
  coming = { anchor: hash.slice(1), since: performance.now() }
}

/** The navigation was given up: the page that is shown stays. */
export function stay(): void {
  coming = undefined
}

/** Milliseconds since the reader asked for the page that is coming. */
export const arrivalSince = (): number => performance.now() - (coming?.since ?? performance.now())

/** A screen stands in for the page. */
export function leave(): void {
  shown = ''
}

export const isShown = (src: string): boolean => shown === src

/** The text of a page is in the document, and not painted yet. */
export function arrive(src: string): void {
  const { anchor, position } = coming ?? {}
  const isNew = shown !== undefined && shown !== src // neither the page being hydrated nor an edited one
  shown = src
  coming = undefined
  if (isNew) document.dispatchEvent(new Event('page-shown'))
  if (anchor !== undefined) {
    scrollTo({ top: 0, behavior: 'instant' })
    if (anchor) markTarget(decodePath(anchor))
  } else if (position !== undefined) scrollTo({ top: position, behavior: 'instant' })
}

/** Keeps the position of every entry of the history, over reloads too. */
export function keepPositions(): () => void {
  const scrolled = () => {
    if (!coming) positions.set(entryKey(), scrollY)
  }
  const traversed = () => {
    if (!isShown(decodePath(location.pathname)))
      coming = { position: positions.get(entryKey()), since: performance.now() }
  }
  const save = () => store(KEY, JSON.stringify([...positions]), 'sessionStorage')
  addEventListener('scroll', scrolled, { passive: true })
  addEventListener('popstate', traversed)
  addEventListener('pagehide', save)
  return () => {
    removeEventListener('scroll', scrolled)
    removeEventListener('popstate', traversed)
    removeEventListener('pagehide', save)
  }
}

/** Names an entry of the history; browsers without the Navigation API tell entries of one page apart no better than this. */
const entryKey = (): string => ('navigation' in window && window.navigation.currentEntry?.key) || location.pathname

function readPositions(): [string, number][] {
  if (typeof window === 'undefined') return []
  try {
    const stored: unknown = JSON.parse(recall(KEY, 'sessionStorage') ?? '[]')
    return Array.isArray(stored) ? stored.filter((entry) => Array.isArray(entry) && Number.isFinite(entry[1])) : []
  } catch {
    return []
  }
}
