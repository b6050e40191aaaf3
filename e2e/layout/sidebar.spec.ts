import type { Page } from '@playwright/test'
import { expect, type Locale, mark, open, requests, say, start, test, texts } from '../support/reader'
import { someOf } from '../support/sites'

const menu = (page: Page, locale: Locale = 'ru') => page.getByRole('navigation', { name: texts(locale).docs.sidebar })
/** The caret of a category that has a page of its own, or the category itself where it has none. */
const caret = (page: Page, label: string) =>
  menu(page)
    .locator('summary', { hasText: label })
    .or(menu(page).getByLabel(say('ru', 'shell')('category', { label })))
const h1 = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 })

test.describe('sidebar', () => {
  test('holds the open path only, in the order of sidebars.yaml', async ({ page }) => {
    await page.goto('/docs/bi/datasources/csv')
    const links = await menu(page).getByRole('link').allTextContents()
    expect(links.indexOf('Архитектура')).toBeLessThan(links.indexOf('Рабочие процессы'))
    expect(links.indexOf('Рабочие процессы')).toBeLessThan(links.indexOf('Аналитика'))
    await expect(menu(page).locator('a[href="/docs/bi/datasources/csv"]')).toHaveAttribute('aria-current', 'page')
    await expect(menu(page).locator('a[href="/docs/bi/datasources/postgresql"]')).toBeVisible()
    await expect(menu(page).locator('a[href="/docs/workflow/elements/action"]')).toHaveCount(0)
    await expect(menu(page).locator('a[href="/docs/bi/video/bi-start"]')).toHaveCount(0)
  })

  test('a category is filled from one file, loaded once', async ({ page }) => {
    await open(page, '/docs')
    const requested = requests(page)
    const trees = () => requested.filter((path) => path.startsWith('/tree/'))
    await expect(caret(page, 'Аналитика')).toHaveAttribute('aria-expanded', 'false')
    await caret(page, 'Аналитика').click()
    await expect(menu(page).locator('a[href="/docs/bi/dashboard"]')).toBeVisible()
    await expect(caret(page, 'Аналитика')).toHaveAttribute('aria-expanded', 'true')
    expect(trees()).toHaveLength(1)
    await caret(page, 'Источники данных').click()
    await caret(page, 'Поддержка').click()
    await expect(menu(page).locator('a[href="/docs/bi/datasources/csv"]')).toBeVisible()
    await expect(menu(page).locator('a[href="/docs/support/contacts"]')).toBeVisible()
    expect(trees()).toHaveLength(1)
    await caret(page, 'Аналитика').click()
    await expect(menu(page).locator('a[href="/docs/bi/dashboard"]')).toBeHidden()
    await expect(caret(page, 'Аналитика')).toHaveAttribute('aria-expanded', 'false')
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

  test('what is open stays open over a reload and over navigation; a category that is entered opens', async ({
    page,
  }) => {
    await open(page, '/docs/bi/intro')
    await caret(page, 'Поддержка').click()
    await expect(menu(page).locator('a[href="/docs/support/contacts"]')).toBeVisible()
    await page.reload()
    await expect(menu(page).locator('a[href="/docs/support/contacts"]')).toBeVisible()
    const isSame = await mark(page)
    await menu(page).getByRole('link', { name: 'Рабочие процессы' }).click()
    await expect(h1(page)).not.toHaveText('Аналитика')
    await expect(caret(page, 'Рабочие процессы')).toHaveAttribute('aria-expanded', 'true')
    await expect(menu(page).locator('a[href="/docs/support/contacts"]')).toBeVisible()
    await expect(menu(page).locator('a[href="/docs/bi/dashboard"]')).toBeVisible()
    expect(await isSame()).toBe(true)
  })

  test('a category that was only passed through stays open', { tag: '@nightly' }, async ({ page }) => {
    await open(page, '/docs/bi/intro')
    await menu(page).getByRole('link', { name: 'Безопасность' }).click()
    await expect(page).toHaveURL('/docs/security/intro')
    await expect(menu(page).locator('a[href="/docs/security/intro"]')).toHaveAttribute('aria-current', 'page')
    await expect(menu(page).locator('a[href="/docs/bi/dashboard"]')).toBeVisible()
  })

  test('its scroll position survives a reload and navigation', async ({ page }) => {
    await page.setViewportSize({ width: 1440, height: 700 })
    await open(page, '/docs/bi/dashboard')
    await caret(page, 'Источники данных').click()
    await caret(page, 'Поддержка').click()
    const column = page.getByRole('complementary')
    const top = () => column.evaluate((element) => element.scrollTop)
    await column.evaluate((element) => element.scrollTo(0, 120))
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('sidebar-scroll'))).toContain('"120"')
    await page.reload()
    await expect.poll(top).toBe(120)
    await start(page)
    await expect.poll(top).toBe(120)
    await menu(page).locator('a[href="/docs/bi/datasources/csv"]').click()
    await expect(page).toHaveURL('/docs/bi/datasources/csv')
    await expect(menu(page).locator('a[aria-current="page"]')).toBeInViewport()
    await expect.poll(top).toBe(120)
  })

  for (const value of someOf(['{"damaged', '[1,{}]', '["no-such-category"]'])) {
    test(`a damaged store is ignored: ${value}`, async ({ page }) => {
      await page.addInitScript((damaged) => {
        sessionStorage.setItem('sidebar-open', damaged)
        sessionStorage.setItem('sidebar-scroll', damaged)
      }, value)
      await open(page, '/docs')
      await caret(page, 'Поддержка').click()
      await expect(menu(page).locator('a[href="/docs/support/contacts"]')).toBeVisible()
    })
  }

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
    await expect(menu(page).locator('a[href="/docs/bi/dashboard"]')).toBeVisible()
  })
})
