import type { Page } from '@playwright/test'
import { atEveryFrame, expect, holdScripts, open, start, test, texts } from '../support/reader'
import { someOf, url } from '../support/sites'

test.describe('announcement', () => {
  const bar = (page: Page) => page.getByRole('region', { name: texts().shell.announcement })
  const close = (page: Page) => page.getByRole('button', { name: texts().shell.closeAnnouncement })

  test('closed once it stays closed, until there is another', async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/docs')
    await close(page).click()
    await expect(bar(page)).toBeHidden()
    await test.step('closed right before leaving too', async () => {
      await page.goto('/docs/bi/intro')
      await expect(bar(page)).toBeHidden()
      release()
    })
    await test.step('without a flash', async () => {
      // The first frames may come before the bar is parsed.
      const display = `(bar => bar ? getComputedStyle(bar).display : 'none')(document.getElementById('site:announcement'))`
      const seen = await atEveryFrame(page, display)
      await page.reload()
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
      await expect.poll(async () => (await seen()).length).toBeGreaterThan(0)
      expect(new Set(await seen())).toEqual(new Set(['none']))
    })
    for (const value of someOf(['another-id', '{"damaged', '']))
      await test.step(`is shown when another or a damaged id is stored: “${value}”`, async () => {
        await page.evaluate((id) => localStorage.setItem('announcement', id), value)
        await page.reload()
        await expect(bar(page)).toBeVisible()
      })
    await test.step('gives the focus to the top, and stays closed for pages from the back/forward cache', async () => {
      await start(page)
      await close(page).press('Enter')
      await expect(bar(page)).toBeHidden()
      await expect(page.locator('[id="site:top"]')).toBeFocused()
      // As in a page that was kept while the bar was closed on another one.
      await page.evaluate(() => {
        delete document.documentElement.dataset.closed
        dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
      })
      await expect(bar(page)).toBeHidden()
    })
  })

  test('has the colours of site.yaml', { tag: '@nightly' }, async ({ page }) => {
    await page.goto(url('fixture', '/docs'))
    await expect(bar(page)).toHaveCSS('background-color', 'rgb(34, 34, 34)')
    await expect(bar(page)).toHaveCSS('color', 'rgb(255, 255, 255)')
  })
})

test('an announcement closed in one tab closes in the others', { tag: '@nightly' }, async ({ page, context }) => {
  const other = await context.newPage()
  await open(other, '/docs')
  await open(page, '/docs')
  await page.getByRole('button', { name: texts().shell.closeAnnouncement }).click()
  await expect(other.locator('[id="site:announcement"]')).toBeHidden()
})

test('an announcement closed before the start is not closed again, which would take the focus back to the top', {
  tag: '@nightly',
}, async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(url('fixture', '/docs'))
  await page.getByRole('button', { name: texts().shell.closeAnnouncement }).click()
  const link = page.getByRole('main').getByRole('link').first()
  await link.focus()
  release()
  await page.waitForFunction(() => performance.getEntriesByName('shell-ready').length > 0)
  await expect(link).toBeFocused()
})
