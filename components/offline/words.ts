import { browserWords } from '@/lib/i18n/browser-words'

/** Words of the page without a network. */
export const offlineWords = browserWords<'offline'>(process.env.WORDS_OFFLINE)
