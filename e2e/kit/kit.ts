import { at, type Locale, texts } from '../support/reader'
import { url } from '../support/sites'

export const sink = (locale: Locale = 'ru') => url('fixture', at(locale, '/docs/kitchen-sink'))
export const kit = (locale: Locale) => texts(locale).kit
