'use client'
import { useCallback, useMemo, useSyncExternalStore } from 'react'
import { recall, store } from '../ui/storage.client'
import { readSaved, type SavedPages } from './saved-pages'

const CHANGED = 'saved-pages'

/** The pages a reader has opened from one index, and a way to change them; other tabs follow. */
export function useSavedPages(index: string): [SavedPages, (change: (saved: SavedPages) => SavedPages) => void] {
  const key = `search:${index}`
  const text = useSyncExternalStore(
    subscribe,
    () => recall(key),
    () => undefined,
  )
  const saved = useMemo(() => readSaved(text), [text])
  const change = useCallback(
    (next: (saved: SavedPages) => SavedPages) => {
      store(key, JSON.stringify(next(readSaved(recall(key)))))
      dispatchEvent(new Event(CHANGED)) // `storage` tells other tabs only
    },
    [key],
  )
  return [saved, change]
}

function subscribe(listener: () => void): () => void {
  for (const type of ['storage', CHANGED]) addEventListener(type, listener)
  return () => {
    for (const type of ['storage', CHANGED]) removeEventListener(type, listener)
  }
}
