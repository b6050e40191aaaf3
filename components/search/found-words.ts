import { store } from '../ui/storage.client'

/** Path of the page that was opened, and below it a line for each word. */
export const FOUND_WORDS = 'found-words'

/** Events of a pressed link. */
export const PRESSES = ['click', 'auxclick'] as const

/** Keeps the words of a pressed hit for the page that it opens. */
export function keepFoundWords({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null
  const words = [...(link?.querySelectorAll('mark') ?? [])].map((mark) => mark.textContent)
  if (link && words.length > 0) store(FOUND_WORDS, [link.pathname, ...new Set(words)].join('\n'))
}
