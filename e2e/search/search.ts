import type { Page } from '@playwright/test'
import { expect, type Locale, texts } from '../support/reader'

export const INDEX = '**/search-index/**'
export const dialog = (page: Page, locale: Locale = 'ru') =>
  page.getByRole('dialog', { name: texts(locale).search.title })
export const field = (page: Page, locale: Locale = 'ru') => dialog(page, locale).getByRole('combobox')
export const options = (page: Page, locale: Locale = 'ru') => dialog(page, locale).getByRole('option')
/** The one fact that is asked for, above the hits. */
export const card = (page: Page, locale: Locale = 'ru') =>
  dialog(page, locale).getByRole('link', { name: new RegExp(`^${texts(locale).search.fact}: `) })
export const active = (page: Page) => dialog(page).locator('[aria-selected="true"]')

export async function ask(page: Page, query: string, locale: Locale = 'ru'): Promise<void> {
  await page.keyboard.press('Control+k')
  await field(page, locale).fill(query)
}

/** Opens the first result of each question, from the first page on, and then the dialog. */
export async function openResults(page: Page, queries: string[]): Promise<void> {
  for (const query of queries) {
    await ask(page, query)
    await expect(options(page).first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toHaveCount(0)
  }
  await page.keyboard.press('Control+k')
}
