import type { Page } from '@playwright/test'
import { texts } from './reader'
import { url } from './sites'

/** Pages of the fixture that the specs of navigation go through. */
export const GUIDE = url('fixture', '/docs/guide/first')
/** The payload of the second page. */
export const SECOND = '**/docs/guide/second.txt'
export const menu = (page: Page, locale: 'ru' | 'en' = 'ru') =>
  page.getByRole('navigation', { name: texts(locale).docs.sidebar })
export const secondLink = (page: Page) => menu(page).getByRole('link', { name: 'Вторая страница' })
export const title = (page: Page, name: string) => page.getByRole('heading', { level: 1, name })
