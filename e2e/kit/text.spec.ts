import { expect, LOCALES, open, PHONE, test } from '../support/reader'
import { url } from '../support/sites'
import { kit, sink } from './kit'

for (const locale of LOCALES) {
  test.describe(locale, () => {
    test('footnotes lead there and back, not under the header', { tag: '@nightly' }, async ({ page }) => {
      const expectBelowHeader = async (id: string) => {
        await expect(page).toHaveURL(new RegExp(`#${id}$`))
        const target = page.locator(`[id="${id}"]`)
        await expect(target).toBeInViewport()
        const header = await page.getByRole('banner').boundingBox()
        await expect.poll(async () => (await target.boundingBox())?.y).toBeGreaterThan(header?.height ?? 0)
      }
      await open(page, sink(locale))
      await page.locator('[data-footnote-ref]').click()
      await expectBelowHeader('fn-first')
      await page.getByRole('link', { name: kit(locale).footnoteBack }).click()
      await expectBelowHeader('fnref-first')
    })

    test('code is copied where the clipboard is closed', { tag: '@nightly' }, async ({ page }) => {
      await page.addInitScript(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }))
      await open(page, sink(locale))
      const copy = page
        .getByRole('figure')
        .filter({ hasText: 'overdue.sql' })
        .getByRole('button', { name: kit(locale).copy })
      await copy.click()
      await expect(copy).toHaveAttribute('data-state', 'done')
      await expect(copy).toBeFocused()
    })
  })
}

test('the page never scrolls sideways, and the first tooltip in a wide table is whole', async ({ page }) => {
  await page.goto(url('fixture', '/docs/widest'))
  for (const width of [1280, PHONE.width, 320]) {
    await page.setViewportSize({ width, height: 800 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width)
  }
  const tooltip = page.locator('td [role=tooltip]').first()
  await page.locator('td doc-term > [role=button]').first().hover()
  await expect(page.locator('doc-term:defined').first()).toBeAttached()
  await expect(tooltip).toHaveCSS('width', '304px')
  await expect(tooltip).toBeInViewport({ ratio: 1 })
})

test.describe('a term on a touch screen', () => {
  test.use({ hasTouch: true, viewport: PHONE })
  test('opens and closes by a touch, inside the window', { tag: '@nightly' }, async ({ page }) => {
    await open(page, sink())
    const term = page.locator('doc-term > [role=button]').last()
    const tooltip = page.getByRole('tooltip').last()
    await term.tap()
    await expect(tooltip).toBeVisible()
    const box = await tooltip.boundingBox()
    expect(box?.x).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(PHONE.width)
    await term.tap()
    await expect(tooltip).toBeHidden()
    await term.tap()
    await expect(tooltip).toBeVisible()
    await page.getByRole('heading', { level: 1 }).tap()
    await expect(tooltip).toBeHidden()
  })
})
