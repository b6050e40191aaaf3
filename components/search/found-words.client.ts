'use client'
import { clearMarks } from '../ui/found-marks.client'
import { forget, recall } from '../ui/storage.client'
import { FOUND_WORDS, keepFoundWords, PRESSES } from './found-words'

/** Marks on a page that was opened from the search the words that were asked for, until Escape. */
export function markFoundWords(signal: AbortSignal): void {
  const mark = () => {
    clearMarks()
    const [path, question = ''] = recall(FOUND_WORDS)?.split('\n') ?? []
    if (path !== location.pathname) return
    forget(FOUND_WORDS)
    import('./mark-words.client').then(
      ({ markWords }) => markWords(question),
      () => undefined,
    )
  }
  const press = ({ key, target }: KeyboardEvent) => {
    const isElsewhere = target instanceof Element && target.closest('dialog, input, select, textarea')
    if (key === 'Escape' && !isElsewhere) clearMarks()
  }
  for (const type of PRESSES) document.addEventListener(type, keepFoundWords, { capture: true, signal })
  document.addEventListener('page-shown', mark, { signal })
  document.addEventListener('keydown', press, { signal })
  mark()
}
