import type { Page } from '@playwright/test'
import { at, atEveryFrame, expect, holdScripts, LOCALES, open, test, texts } from '../support/reader'
import { someOf, url } from '../support/sites'

test.describe('announcement', () => {
  const bar = (page: Page) => page.getByRole('region', { name: texts().shell.announcement })
  const close = (page: Page) => page.getByRole('button', { name: texts().shell.closeAnnouncement })

  test('has its own text and a working link in each language', async ({ page }) => {
    for (const locale of LOCALES) {
      await page.goto(at(locale, '/docs'))
      const link = page.getByRole('region', { name: texts(locale).shell.announcement }).getByRole('link')
      await expect(link).toHaveAttribute('href', at(locale, '/blog/release-7_21_0#before-upgrade'))
    }
  })

  test('closed once stays closed, without a flash', async ({ page }) => {
    await page.goto('/docs')
    await close(page).click()
    await expect(bar(page)).toBeHidden()
    // The first frames may come before the bar is parsed.
    const display = `(bar => bar ? getComputedStyle(bar).display : 'none')(document.getElementById('site:announcement'))`
    const seen = await atEveryFrame(page, display)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    await expect.poll(async () => (await seen()).length).toBeGreaterThan(0)
    expect(new Set(await seen())).toEqual(new Set(['none']))
    await page.goto('/')
    await expect(bar(page)).toBeHidden()
  })

  for (const value of someOf(['another-id', '{"damaged', ''])) {
    test(`is shown when another or a damaged id is stored: “${value}”`, async ({ page }) => {
      await page.addInitScript((id) => localStorage.setItem('announcement', id), value)
      await page.goto('/docs')
      await expect(bar(page)).toBeVisible()
    })
  }

  test('has the colours of site.yaml', { tag: '@nightly' }, async ({ page }) => {
    await page.goto(url('fixture', '/docs'))
    await expect(bar(page)).toHaveCSS('background-color', 'rgb(34, 34, 34)')
    await expect(bar(page)).toHaveCSS('color', 'rgb(255, 255, 255)')
  })
})

test('a closed announcement gives the focus to the top, and stays closed for pages from the back/forward cache', async ({
  page,
}) => {
  await open(page, '/docs/bi/intro')
  await page.getByRole('button', { name: texts().shell.closeAnnouncement }).press('Enter')
  await expect(page.locator('[id="site:announcement"]')).toBeHidden()
  await expect(page.locator('[id="site:top"]')).toBeFocused()
  // As in a page that was kept while the bar was closed on another one.
  await page.evaluate(() => {
    delete document.documentElement.dataset.closed
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(page.locator('[id="site:announcement"]')).toBeHidden()
})

test('an announcement closed in one tab closes in the others', { tag: '@nightly' }, async ({ page, context }) => {
  const other = await context.newPage()
  await open(other, '/docs')
  await open(page, '/docs')
  await page.getByRole('button', { name: texts().shell.closeAnnouncement }).click()
  await expect(other.locator('[id="site:announcement"]')).toBeHidden()
})

test('an announcement closed right before leaving stays closed', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/docs')
  const bar = page.locator('[id="site:announcement"]')
  await page.getByRole('button', { name: texts().shell.closeAnnouncement }).click()
  await expect(bar).toBeHidden()
  await page.goto('/docs/bi/intro')
  await expect(bar).toBeHidden()
  release()
})
