import { browserWords } from '@/lib/i18n/browser-words'

/** Words of the search; they come with its code. */
export const searchWords = browserWords<'search'>(process.env.WORDS_SEARCH)
