import type { Page } from '@playwright/test'
import { type Locale, texts } from '../support/reader'

export const INDEX = '**/search-index/**'
export const dialog = (page: Page, locale: Locale = 'ru') =>
  page.getByRole('dialog', { name: texts(locale).search.title })
export const field = (page: Page, locale: Locale = 'ru') => dialog(page, locale).getByRole('combobox')
export const options = (page: Page, locale: Locale = 'ru') => dialog(page, locale).getByRole('option')
export const active = (page: Page) => dialog(page).locator('[aria-selected="true"]')

export async function ask(page: Page, query: string, locale: Locale = 'ru'): Promise<void> {
  await page.keyboard.press('Control+k')
  await field(page, locale).fill(query)
}
