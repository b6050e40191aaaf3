import type { Page } from '@playwright/test'
import { expect, LOCALES, open, test, texts } from '../support/reader'
import { someOf } from '../support/sites'
import { kit, sink } from './kit'

const figure = (page: Page, text: string) => page.getByRole('figure').filter({ hasText: text })

for (const locale of someOf(LOCALES)) {
  test.describe(locale, () => {
    test('code is copied without the lines a diff removes', async ({ page, context }) => {
      await context.grantPermissions(['clipboard-read', 'clipboard-write'])
      await open(page, sink(locale))
      const code = figure(page, 'closeTask')
      const copy = code.getByRole('button', { name: kit(locale).copy })
      await copy.click()
      await expect(copy).toHaveAttribute('data-state', 'done')
      await expect(page.getByRole('status').filter({ hasText: texts(locale).shell.copied })).toBeAttached()
      const copied = await page.evaluate(() => navigator.clipboard.readText())
      expect(copied).toContain("fields: ['id', 'status']")
      expect(copied).not.toContain('api.tasks.get(id)\n')
      expect(copied.split('\n')).toHaveLength(6)
      expect(copied).not.toMatch(/ $/m)
      await expect(copy).not.toHaveAttribute('data-state')
    })

    test('code is copied where the clipboard is closed', { tag: '@nightly' }, async ({ page }) => {
      await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
      await open(page, sink(locale))
      const copy = figure(page, 'overdue.sql').getByRole('button', { name: kit(locale).copy })
      await copy.click()
      await expect(copy).toHaveAttribute('data-state', 'done')
      await expect(copy).toBeFocused()
    })

    test('long lines wrap on demand', async ({ page }) => {
      await open(page, sink(locale))
      const code = figure(page, 'ScriptTask')
      const block = code.getByRole('group')
      const overflows = () => block.evaluate((element) => element.scrollWidth > element.clientWidth)
      const wrap = code.getByRole('button', { name: kit(locale).wrap })
      expect(await overflows()).toBe(true)
      await wrap.click()
      await expect(wrap).toHaveAttribute('aria-pressed', 'true')
      expect(await overflows()).toBe(false)
      await wrap.click()
      await expect(wrap).toHaveAttribute('aria-pressed', 'false')
      expect(await overflows()).toBe(true)
    })

    test('code has titles, marked lines and words, a diff and numbers', async ({ page }) => {
      await page.goto(sink(locale))
      const sql = figure(page, 'overdue.sql')
      await expect(sql.getByRole('group', { name: 'overdue.sql' })).toHaveClass('numbered')
      await expect(sql.locator('.l.hl')).toHaveCount(3)
      await expect(sql.locator('mark')).toHaveText('finish')
      await expect(figure(page, 'closeTask').locator('.add')).toHaveCount(1)
      await expect(figure(page, 'closeTask').locator('.del')).toHaveCount(1)
    })
  })
}
