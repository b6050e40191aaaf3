'use client'
import { forget, recall, store } from '../ui/storage.client'

const KEY = 'found-words'
/** Milliseconds after which a page that was opened does not come any more. */
const FRESH = 60_000

interface Found {
  path: string
  words: string[]
  at: number
}

/** Marks on a page that was opened from the search what was found there: a hit has its words in `<mark>`. */
export function markFoundWords(): () => void {
  const keep = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null
    const words = [...(link?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent ?? '')
    if (link && words.length > 0)
      store(KEY, JSON.stringify({ path: link.pathname, words: [...new Set(words)], at: Date.now() } satisfies Found))
  }
  const mark = () => {
    CSS.highlights?.clear()
    const found = readFound(recall(KEY))
    if (found?.path !== location.pathname) return
    forget(KEY)
    if (Date.now() - found.at < FRESH)
      import('./mark-words.client').then(
        ({ markWords }) => markWords(found.words),
        () => undefined,
      )
  }
  document.addEventListener('click', keep, true)
  document.addEventListener('auxclick', keep, true)
  document.addEventListener('page-shown', mark)
  mark()
  return () => {
    document.removeEventListener('click', keep, true)
    document.removeEventListener('auxclick', keep, true)
    document.removeEventListener('page-shown', mark)
  }
}

/** A damaged store holds nothing. */
function readFound(text: string | undefined): Found | undefined {
  try {
    const { path, words, at } = JSON.parse(text ?? '{}') as Partial<Found>
    return typeof path === 'string' && Array.isArray(words) && typeof at === 'number' ? { path, words, at } : undefined
  } catch {
    return undefined
  }
}
