'use client'
import { historyEntry } from '@/lib/next/history.client'
import { recall, store } from '../ui/storage.client'
import { scroll } from './navigation'
import { move, navigation } from './navigation.client'

const KEY = 'scroll'

/**
 * Keeps the scroll position of every entry of the history, over reloads too. The browser restores one by itself only
 * while the document is as high as it was, and the text of a page may come later than the press of Back.
 */
export function keepPositions(): () => void {
  move((state) => ({ ...state, positions: new Map(readPositions()) }))
  const scrolled = () => move(scroll, historyEntry(), scrollY)
  const save = () => store(KEY, JSON.stringify([...navigation().positions]), 'sessionStorage')
  addEventListener('scroll', scrolled, { passive: true })
  addEventListener('pagehide', save)
  return () => {
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
