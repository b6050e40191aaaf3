'use client'
import { historyEntry } from '@/lib/next/history.client'
import { recall, store } from '../ui/storage.client'
import { revisit, scroll, takeOver } from './navigation'
import { move, navigation } from './navigation.client'

const KEY = 'scroll'
const READER_SCROLLS = ['wheel', 'touchmove', 'keydown', 'pointerdown']

/**
 * Keeps the scroll position of every entry of the history, over reloads too. The browser restores one by itself only
 * while the document is as high as it was, and the text of a page may come later than the press of Back.
 */
export function keepPositions(): () => void {
  move((state) => ({ ...state, positions: new Map(readPositions()) }))
  const [load] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[]
  if (load?.type !== 'navigate') move(revisit, historyEntry())
  const takesOver = () => move(takeOver)
  const scrolled = () => move(scroll, historyEntry(), scrollY)
  const save = () => store(KEY, JSON.stringify([...navigation().positions]), 'sessionStorage')
  addEventListener('scroll', scrolled, { passive: true })
  addEventListener('pagehide', save)
  for (const type of READER_SCROLLS) addEventListener(type, takesOver, { passive: true })
  return () => {
    for (const type of READER_SCROLLS) removeEventListener(type, takesOver)
    removeEventListener('scroll', scrolled)
    removeEventListener('pagehide', save)
  }
}

function readPositions(): [string, number][] {
  try {
    const stored: unknown = JSON.parse(recall(KEY, 'sessionStorage') ?? '[]')
    return Array.isArray(stored) ? stored.filter((entry) => Array.isArray(entry) && Number.isFinite(entry[1])) : []
  } catch {
    return []
  }
}
