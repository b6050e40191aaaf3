import { english } from './en.words'
import type { LanguageWords } from './language'
import { russian } from './ru.words'

/** The halves of the records that the browser loads too, by the codes of the languages. */
export const words = { ru: russian, en: english } satisfies Record<string, LanguageWords>
