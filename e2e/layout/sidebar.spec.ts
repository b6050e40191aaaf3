import type { Page } from '@playwright/test'
import { expect, holdScripts, type Locale, mark, open, requests, say, start, test, texts } from '../support/reader'

const menu = (page: Page, locale: Locale = 'ru') => page.getByRole('navigation', { name: texts(locale).docs.sidebar })
/** The caret of a category that has its own page, or the category itself where it has none. */
const caret = (page: Page, label: string) =>
  menu(page)
    .locator('summary', { hasText: label })
    .or(menu(page).getByLabel(say('ru', 'shell')('category', { label })))
const category = (page: Page, id: string) => menu(page).locator(`details[data-id="${id}"]`)
/** What may be stored instead of the menu's state. */
const DAMAGED = ['{"damaged', '[1,{}]', '["no-such-category"]']
/** Stores it when the first page of a tab opens. */
function damage(value: string | undefined): void {
  for (const name of ['sidebar-open', 'sidebar-scroll'])
    if (value && sessionStorage.getItem(name) === null) sessionStorage.setItem(name, value)
}
const h1 = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

test.describe('sidebar', () => {
  test('what the reader opens is filled from one file, and stays open', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 700 })
    await page.addInitScript(damage, DAMAGED[0])
    const requested = requests(page)
    const trees = () => requested.filter((path) => path.startsWith('/tree/'))
    const release = await holdScripts(page)
    await page.goto('/docs')

    await test.step('a category opened before the script ran is filled when it runs; a damaged store is ignored', async () => {
      await caret(page, 'Поддержка').click()
      await expect(category(page, 'support')).toHaveAttribute('open')
      await expect(category(page, 'support').locator('li')).toHaveCount(0)
      release()
      await expect(menu(page).locator('a[href="/docs/support/contacts"]')).toBeVisible()
    })

    await test.step('a category is filled from one file, loaded once', async () => {
      await expect(caret(page, 'Аналитика')).toHaveAttribute('aria-expanded', 'false')
      await caret(page, 'Аналитика').click()
      await expect(menu(page).locator('a[href="/docs/bi/dashboard"]')).toBeVisible()
      await expect(caret(page, 'Аналитика')).toHaveAttribute('aria-expanded', 'true')
      await caret(page, 'Источники данных').click()
      await expect(menu(page).locator('a[href="/docs/bi/datasources/csv"]')).toBeVisible()
      await caret(page, 'Аналитика').click()
      await expect(menu(page).locator('a[href="/docs/bi/dashboard"]')).toBeHidden()
      await expect(caret(page, 'Аналитика')).toHaveAttribute('aria-expanded', 'false')
      await caret(page, 'Аналитика').click()
      await expect(menu(page).locator('a[href="/docs/bi/datasources/csv"]')).toBeVisible()
      expect(trees()).toHaveLength(1)
    })

    const column = page.getByRole('complementary')
    const top = () => column.evaluate((element) => element.scrollTop)
    await test.step('its scroll position survives a reload, and what is open stays open', async () => {
      await menu(page).locator('a[href="/docs/bi/dashboard"]').click()
      await expect(h1(page)).toHaveText('Дашборды')
      await column.evaluate((element) => element.scrollTo(0, 120))
      await expect.poll(() => page.evaluate(() => sessionStorage.getItem('sidebar-scroll'))).toContain('"120"')
      await page.reload()
      await expect.poll(top).toBe(120)
      await start(page)
      await expect(menu(page).locator('a[href="/docs/support/contacts"]')).toBeVisible()
      await expect(menu(page).locator('a[href="/docs/bi/datasources/csv"]')).toBeVisible()
      await expect.poll(top).toBe(120)
    })

    const isSame = await mark(page)
    await test.step('its scroll position survives navigation', async () => {
      await menu(page).locator('a[href="/docs/bi/datasources/csv"]').click()
      await expect(page).toHaveURL('/docs/bi/datasources/csv')
      await expect(menu(page).locator('a[aria-current="page"]')).toBeInViewport()
      await expect.poll(top).toBe(120)
    })

    await test.step('a category that is entered opens, the others stay as they are', async () => {
      await menu(page).getByRole('link', { name: 'Рабочие процессы' }).click()
      await expect(h1(page)).toContainText('Рабочие процессы')
      await expect(caret(page, 'Рабочие процессы')).toHaveAttribute('aria-expanded', 'true')
      await expect(menu(page).locator('a[href="/docs/support/contacts"]')).toBeVisible()
      await expect(menu(page).locator('a[href="/docs/bi/dashboard"]')).toBeVisible()
      expect(await isSame()).toBe(true)
    })
  })

  test('works by keyboard', { tag: '@nightly' }, async ({ page }) => {
    await open(page, '/docs')
    await caret(page, 'Поддержка').focus()
    await page.keyboard.press('Enter')
    await expect(menu(page).locator('a[href="/docs/support/contacts"]')).toBeVisible()
    await page.keyboard.press('Tab')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL('/docs/support/contacts')
  })

  test('a category that was only passed through stays open', { tag: '@nightly' }, async ({ page }) => {
    await open(page, '/docs/bi/intro')
    await menu(page).getByRole('link', { name: 'Безопасность' }).click()
    await expect(page).toHaveURL('/docs/security/intro')
    await expect(menu(page).locator('a[href="/docs/security/intro"]')).toHaveAttribute('aria-current', 'page')
    await expect(menu(page).locator('a[href="/docs/bi/dashboard"]')).toBeVisible()
  })

  for (const value of DAMAGED.slice(1))
    test(`a damaged store is ignored: ${value}`, { tag: '@nightly' }, async ({ page }) => {
      await page.addInitScript(damage, value)
      await open(page, '/docs')
      await caret(page, 'Поддержка').click()
      await expect(menu(page).locator('a[href="/docs/support/contacts"]')).toBeVisible()
    })

  test('slides open and shut, and does so at once with reduced motion', { tag: '@nightly' }, async ({ page }) => {
    await open(page, '/docs/bi/intro')
    const durations = () =>
      page.evaluate(async () => {
        await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)))
        return document
          .getAnimations()
          .flatMap((animation) =>
            animation.effect?.getTiming().easing === 'ease-in-out' ? [animation.effect.getTiming().duration] : [],
          )
      })
    const height = await menu(page)
      .locator('details[data-id="bi"] > ul')
      .evaluate((element) => (element as HTMLElement).offsetHeight)
    await caret(page, 'Аналитика').evaluate((element) => (element as HTMLElement).click())
    expect(await durations()).toEqual([Math.round((4 + 15 * (height / 36) ** 0.25 + height / 36 / 5) * 10)])
    await expect(menu(page).locator('a[href="/docs/bi/dashboard"]')).toBeHidden()
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await caret(page, 'Аналитика').click()
    expect(await durations(), 'two frames later nothing moves').toEqual([])
    await expect(menu(page).locator('a[href="/docs/bi/dashboard"]')).toBeVisible()
  })
})
