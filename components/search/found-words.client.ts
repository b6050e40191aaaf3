'use client'
import { forget, recall, store } from '../ui/storage.client'

/** Path of the page that was opened, and below it a line for each word. */
const KEY = 'found-words'

/** Marks on a page that was opened from the search what was found there: a hit has its words in `<mark>`. */
export function markFoundWords(): () => void {
  const keep = ({ target }: MouseEvent) => {
    const link = target instanceof Element ? target.closest('a') : null
    const words = [...(link?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent)
    if (link && words.length > 0) store(KEY, [link.pathname, ...new Set(words)].join('\n'))
  }
  const mark = () => {
    CSS.highlights?.clear()
    const [path, ...words] = recall(KEY)?.split('\n') ?? []
    if (path !== location.pathname) return
    forget(KEY)
    import('./mark-words.client').then(
      ({ markWords }) => markWords(words),
      () => undefined,
    )
  }
  const presses = ['click', 'auxclick'] as const
  for (const type of presses) document.addEventListener(type, keep, true)
  document.addEventListener('page-shown', mark)
  mark()
  return () => {
    for (const type of presses) document.removeEventListener(type, keep, true)
    document.removeEventListener('page-shown', mark)
  }
}
