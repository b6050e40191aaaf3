'use client'
import { useLayoutEffect } from 'react'
import { decodePath } from '@/lib/core/routes'
import { historyEntry, markTarget } from '@/lib/next/history.client'
import { recall, store } from '../ui/storage.client'

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
  shown = location.pathname
  wanted = isUnsettled && id === undefined ? position : undefined
  scroll(position)
  if (!id || MOMENT.test(id)) return
  if (document.getElementById(id)) markTarget(id)
  else location.reload() // the published page knows where an old anchor leads (scripts/publish/moved)
}

function scroll(top: number | undefined): void {
  if (top !== undefined) scrollTo({ top, behavior: 'instant' })
}

/**
 * Keeps the scroll position of every entry of the history, over reloads too. The browser restores one by itself only
 * while the document is as high as it was, and the page may come later than the press of Back.
 */
export function keepPositions(signal: AbortSignal): void {
  positions = readPositions()
  shown = location.pathname
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (load?.type !== 'navigate' && isUnsettled) wanted = positions.get(historyEntry())
  const options = { passive: true, signal }
  const scrolled = () => location.pathname !== shown || wanted !== undefined || positions.set(historyEntry(), scrollY)
  const takeOver = () => {
    wanted = undefined
  }
  const traverse = () => {
    anchor = undefined
  }
  addEventListener('scroll', scrolled, options)
  addEventListener('popstate', traverse, options)
  addEventListener('pagehide', () => store(KEY, JSON.stringify([...positions]), 'sessionStorage'), options)
  for (const type of READER_SCROLLS) addEventListener(type, takeOver, options)
}

function readPositions(): Map<string, number> {
  try {
    return new Map(JSON.parse(recall(KEY, 'sessionStorage') ?? '[]'))
  } catch {
    return new Map()
  }
}

/**
 * For a component whose state decides how high its page is, such as a filter. Back finds the page as high as it was only
 * when that state is drawn, so the scroll position is restored then. Called after the effects that draw it.
 */
export function useSettled(isSettled: boolean): void {
  useLayoutEffect(() => {
    isUnsettled = true
    return settle
  }, [])
  useLayoutEffect(() => {
    if (!isSettled) return
    // Lists draw what is below the window a frame later, and the browser's scroll anchoring moves the page after that.
    requestAnimationFrame(() => {
      scroll(wanted)
      requestAnimationFrame(() => {
        scroll(wanted)
        settle()
      })
    })
  }, [isSettled])
}

function settle(): void {
  isUnsettled = false
  wanted = undefined
}
