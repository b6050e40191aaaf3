import type { Page } from '@playwright/test'
import { at, type Locale } from '../support/reader'
import { url } from '../support/sites'

export const fixture = (path: string, locale: Locale = 'ru') => url('fixture', at(locale, path))
export const h1 = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })
