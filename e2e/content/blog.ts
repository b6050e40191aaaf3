import { texts } from '../support/reader'

export const [ru, en] = [texts('ru'), texts('en')]

/** Phrases with plural forms, as they must be read on the screen. */
export const SAID = {
  ru: {
    many: '10 релизов с тегом',
    all: '129 изменений',
    breaking: 'Требует внимания',
    posts: ['11 релизов', '8 релизов'],
    reading: /\d+ минут[аы]? чтения/,
    year: '6 релизов',
  },
  en: {
    many: '10 posts tagged',
    all: '129 changes',
    breaking: 'Breaking change',
    posts: ['11 posts', '8 posts'],
    reading: /\d+ min read/,
    year: '6 posts',
  },
}
