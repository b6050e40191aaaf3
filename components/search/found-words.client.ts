'use client'
import { forget, recall } from '../ui/storage.client'
import { FOUND_WORDS, keepFoundWords, PRESSES } from './found-words'

/** Marks on a page that was opened from the search what was found there: a hit has its words in `<mark>`. */
export function markFoundWords(): () => void {
  const mark = () => {
    CSS.highlights?.clear()
    const [path, ...words] = recall(FOUND_WORDS)?.split('\n') ?? []
    if (path !== location.pathname) return
    forget(FOUND_WORDS)
    import('./mark-words.client').then(
      ({ markWords }) => markWords(words),
      () => undefined,
    )
  }
  for (const type of PRESSES) document.addEventListener(type, keepFoundWords, true)
  document.addEventListener('page-shown', mark)
  mark()
  return () => {
    for (const type of PRESSES) document.removeEventListener(type, keepFoundWords, true)
    document.removeEventListener('page-shown', mark)
  }
}
