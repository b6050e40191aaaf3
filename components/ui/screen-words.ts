import { browserWords } from '@/lib/i18n/browser-words'

/** Words of what is shown in the place of a page. One of these screens takes the place of the layout, and has no other words. */
export const screenWords = browserWords<'screens'>(process.env.WORDS_SCREENS)
