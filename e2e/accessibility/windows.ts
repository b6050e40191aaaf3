import type { Page } from '@playwright/test'
import { expect } from '../support/reader'

export const DESKTOP = { width: 1440, height: 900 }
/** A window of 1280 × 1024 px, enlarged to 400 %. */
export const ENLARGED = { width: 320, height: 256 }

export async function found(page: Page, query: string): Promise<void> {
  await page.getByRole('dialog').getByRole('combobox').fill(query)
  await expect(page.getByRole('dialog').getByRole('status')).toHaveText(/\d/)
}
