import { browserWords } from '@/lib/i18n/browser-words'

/** Words around every page and of the custom elements. */
export const shellWords = browserWords<'shell'>(process.env.WORDS_SHELL)

/** The language that an element stands in. */
export const langOf = (element: Element): string => element.closest<HTMLElement>('[lang]')?.lang ?? ''

/** Words in that language. */
export const shellWordsAt = (element: Element) => shellWords(langOf(element))
