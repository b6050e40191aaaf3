import type { Translator } from '@/lib/i18n/translator'

let words: Translator<'shell'>

/** Gives custom elements, which are no part of React's tree, what they say (components/layout/shell.client.tsx). */
export const giveShellWords = (t: Translator<'shell'>): void => {
  words = t
}

/** What custom elements say. */
export const shellWords = () => words
