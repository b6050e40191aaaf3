import { store } from '../ui/storage.client'

/** Path of the page that was opened, and below it the question it was found by. */
export const FOUND_WORDS = 'found-words'

/** Events of a pressed link. */
export const PRESSES = ['click', 'auxclick'] as const

/** Keeps the question of a pressed hit (`data-question` of its list) for the page that it opens. */
export function keepFoundWords({ target }: MouseEvent): void {
  const link = target instanceof Element ? target.closest('a') : null
  const question = link?.closest<HTMLElement>('[data-question]')?.dataset.question
  if (link && question) store(FOUND_WORDS, `${link.pathname}\n${question}`)
}
