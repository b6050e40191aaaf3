import type { Page } from '@playwright/test'
import { at, expect, LOCALES, open, PHONE, settle, test, texts } from '../support/reader'
import { someOf } from '../support/sites'
import { burger, drawer, sectionMenu } from './drawer'

test.use({ viewport: PHONE, hasTouch: true })

const mainMenu = (page: Page, locale: 'ru' | 'en' = 'ru') =>
  drawer(page).getByRole('navigation', { name: texts(locale).shell.mainMenu })
const focusIsInside = (page: Page) =>
  page.evaluate(() => document.activeElement === document.body || document.activeElement?.closest('aside') !== null)

for (const locale of someOf(LOCALES)) {
  test(`shows the menu of the section first, then the main one; keeps the focus and gives it back, ${locale}`, async ({
    page,
  }) => {
    await open(page, at(locale, '/docs/bi/intro'))
    await expect(drawer(page)).toBeHidden()
    await burger(page, locale).tap()
    await expect(sectionMenu(page, locale)).toBeVisible()
    await expect(mainMenu(page, locale)).toBeHidden()
    await drawer(page)
      .getByRole('button', { name: texts(locale).page.backToMain })
      .tap()
    await expect(mainMenu(page, locale)).toBeVisible()
    await expect(sectionMenu(page, locale)).toBeHidden()
    await drawer(page)
      .getByRole('button', { name: texts(locale).shell.closeMenu })
      .tap()
    await expect(drawer(page)).toBeHidden()
    await expect(burger(page, locale)).toBeFocused()

    await test.step('keeps the focus, and Escape gives it back', async () => {
      await page.keyboard.press('Enter')
      await expect(drawer(page)).toBeVisible()
      await expect(sectionMenu(page, locale)).toBeVisible()
      await expect(drawer(page).getByRole('button', { name: texts(locale).page.backToMain })).toBeFocused()
      for (let press = 0; press < 30; press++) {
        await page.keyboard.press('Tab')
        expect(await focusIsInside(page)).toBe(true)
      }
      await page.keyboard.press('Escape')
      await expect(drawer(page)).toBeHidden()
      await expect(burger(page, locale)).toBeFocused()
      await page.keyboard.press('Tab')
      await expect(burger(page, locale)).not.toBeFocused()
      expect(await page.locator('[inert]').count()).toBe(0)
    })
  })
}

test('has only the main menu where there is no section', { tag: '@nightly' }, async ({ page }) => {
  await open(page, '/')
  await burger(page).tap()
  await expect(mainMenu(page)).toBeVisible()
  await expect(drawer(page).getByRole('button', { name: texts().page.backToMain })).toHaveCount(0)
  await mainMenu(page).getByRole('link', { name: 'Документация' }).tap()
  await expect(page).toHaveURL('/docs')
  await expect(drawer(page)).toBeHidden()
})

test('closes when the window becomes wide, where the section menu stands beside the text', { tag: '@nightly' }, async ({
  page,
}) => {
  await open(page, '/docs/bi/intro')
  await burger(page).tap()
  await expect(drawer(page)).toBeVisible()
  await page.setViewportSize({ width: 997, height: 800 })
  await expect.poll(() => page.evaluate(() => document.querySelector(':popover-open') === null)).toBe(true)
  await expect(burger(page)).toBeHidden()
  await expect(sectionMenu(page)).toBeVisible()
  await page.setViewportSize({ width: 996, height: 800 })
  await expect(burger(page)).toBeVisible()
  await expect(drawer(page)).toBeHidden()
})

test('a press outside closes it', { tag: '@nightly' }, async ({ page }) => {
  await open(page, '/docs/bi/intro')
  await burger(page).tap()
  await expect(drawer(page)).toBeVisible()
  await page.touchscreen.tap(380, 500)
  await expect(drawer(page)).toBeHidden()
  await expect(page).toHaveURL('/docs/bi/intro')
})

test('a link out of the site leaves nothing in the history', { tag: '@nightly' }, async ({ page, context }) => {
  await context.route('https://**', (route) => route.fulfill({ body: '' }))
  await page.goto('/')
  await open(page, '/docs')
  await burger(page).tap()
  await drawer(page).getByRole('button', { name: texts().page.backToMain }).tap()
  const gone = page.evaluate(() => new Promise((resolve) => addEventListener('popstate', resolve, { once: true })))
  await drawer(page).locator('a[target="_blank"]').first().tap()
  await gone
  await page.goBack()
  await expect(page).toHaveURL('/')
})

test('the page behind it does not scroll', { tag: '@nightly' }, async ({ page }) => {
  await open(page, '/docs/bi/dashboard')
  await burger(page).tap()
  await expect(drawer(page)).toBeVisible()
  await page.mouse.move(370, 500)
  const turned = page.evaluate(() => new Promise((resolve) => addEventListener('wheel', resolve, { once: true })))
  await page.mouse.wheel(0, 700)
  await turned
  await settle(page)
  expect(await page.evaluate(() => scrollY)).toBe(0)
  await page.keyboard.press('Escape')
  await expect(drawer(page)).toBeHidden()
  await page.mouse.wheel(0, 700)
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(300)
})
