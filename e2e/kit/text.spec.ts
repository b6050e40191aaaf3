import { expect, LOCALES, open, PHONE, test } from '../support/reader'
import { someOf, url } from '../support/sites'
import { kit, sink } from './kit'

for (const locale of someOf(LOCALES)) {
  test.describe(locale, () => {
    test('admonitions are named by their kind', async ({ page }) => {
      await page.goto(sink(locale))
      for (const kind of ['note', 'tip', 'info', 'warning', 'danger', 'caution'] as const)
        await expect(page.getByRole('note', { name: kit(locale)[kind] }).first()).toBeVisible()
    })

    test('links outside open a new tab and say so', async ({ page }) => {
      await page.goto(sink(locale))
      const link = page
        .getByRole('article')
        .getByRole('link', { name: kit(locale).externalLink })
        .first()
      await expect(link).toHaveAttribute('target', '_blank')
      await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
    })

    test('terms explain themselves to mouse and keyboard', async ({ page }) => {
      await open(page, sink(locale))
      const definition =
        locale === 'ru'
          ? 'настроенное подключение к данным для аналитики'
          : 'a configured connection to data for analytics'
      const tooltip = page.getByRole('tooltip').filter({ hasText: definition })
      const term = page.locator('doc-term > [role=button]').first()
      await expect(tooltip).toBeHidden()
      await term.hover()
      await expect(tooltip).toBeVisible()
      await page.mouse.move(0, 0)
      await expect(tooltip).toBeHidden()
      await term.focus()
      await expect(tooltip).toBeVisible()
      await expect(term).toHaveAccessibleDescription(new RegExp(definition))
      await page.keyboard.press('Escape')
      await expect(tooltip).toBeHidden()
      await expect(term).toBeFocused()
    })

    test('what is folded opens and closes by keyboard; what the author opened is open', async ({ page }) => {
      await open(page, sink(locale))
      const folds = page.locator('details.fold')
      await expect(folds.nth(1)).toHaveAttribute('open')
      await folds.first().locator('summary').focus()
      await page.keyboard.press('Enter')
      await expect(folds.first().getByText('GRANT', { exact: true })).toBeVisible()
      await page.keyboard.press('Enter')
      await expect(folds.first().getByText('GRANT', { exact: true })).toBeHidden()
    })

    test('footnotes lead there and back', { tag: '@nightly' }, async ({ page }) => {
      await open(page, sink(locale))
      await page.locator('[data-footnote-ref]').click()
      await expect(page).toHaveURL(/#fn-first$/)
      await page.getByRole('link', { name: kit(locale).footnoteBack }).click()
      await expect(page).toHaveURL(/#fnref-first$/)
      await expect(page.locator('[data-footnote-ref]')).toBeInViewport()
    })

    test('steps, cards, keys, badges, tasks and the pages of a category are there', async ({ page }) => {
      await page.goto(sink(locale))
      const article = page.getByRole('article')
      await expect(article.locator('ol.steps > li')).toHaveCount(3)
      await expect(article.locator('ul.cards').getByRole('link')).toHaveCount(4)
      await expect(article.locator('kbd kbd').first()).toHaveText('Ctrl')
      await expect(article.locator('.badge')).toHaveCount(5)
      await expect(article.getByRole('checkbox').first()).toBeChecked()
      await expect(article.getByRole('checkbox').first()).toBeDisabled()
      await expect(article.getByRole('checkbox').first()).toHaveAccessibleName(/./)
      await expect(article.locator('ul.pages').getByRole('link')).toHaveText(
        locale === 'ru' ? ['Вторая страница', 'Подробности'] : ['Second page', 'Details'],
      )
    })

    test('a wide table scrolls in its own box on a phone', { tag: '@nightly' }, async ({ page }) => {
      await page.setViewportSize(PHONE)
      await page.goto(sink(locale))
      const box = page.getByRole('group', { name: kit(locale).table }).last()
      await box.focus()
      await page.keyboard.press('ArrowRight')
      await expect.poll(() => box.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0)
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
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
