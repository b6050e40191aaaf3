import { browserWords } from '@/lib/i18n/browser-words'

/** Words of the page without a network and of saved sections. */
export const offlineWords = browserWords<'offline'>(process.env.WORDS_OFFLINE)

/** `3,4 МБ`; of less than a megabyte one digit, too. */
export const formatSize = (bytes: number, locale: string): string =>
  new Intl.NumberFormat(locale, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 1 }).format(bytes / 1e6)
