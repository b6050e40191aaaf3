import type { Page } from '@playwright/test'
import { RESULTS } from '../../components/search/asked'
import { GUIDE, menu, secondLink, title } from '../support/guide'
import { expect, holdScripts, later, open, PHONE, settle, start, test, texts } from '../support/reader'
import { someOf, url } from '../support/sites'

const saveData = (page: Page) =>
  page.addInitScript(() => Object.defineProperty(navigator, 'connection', { value: { saveData: true } }))

test.describe('Back before the framework has started', () => {
  for (const isSaving of someOf([false, true]))
    test(`shows the page of its address after a reload${isSaving ? ', with data-saver' : ''}`, async ({ page }) => {
      if (isSaving) await saveData(page)
      await open(page, GUIDE)
      await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }))
      await settle(page)
      await secondLink(page).click()
      await expect(title(page, 'Вторая страница')).toBeVisible()
      await page.reload()
      await page.goBack({ waitUntil: 'commit' })
      await expect(page.locator('h1')).toHaveText('Первая страница')
      await expect(page).toHaveURL(GUIDE)
      await page.goForward({ waitUntil: 'commit' })
      await expect(title(page, 'Вторая страница')).toBeVisible()

      await test.step('after its start it brings the place back, though the text is no longer in memory', async () => {
        await start(page)
        await page.route('**/docs/guide/first.txt', later(400))
        await page.goBack()
        await expect(title(page, 'Первая страница')).toBeAttached()
        await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
      })
    })

  test('after a reload and its start, Forward brings the place back', { tag: '@nightly' }, async ({ page }) => {
    await open(page, url('fixture', '/docs/guide/second'))
    await menu(page).getByRole('link', { name: 'Руководство' }).click()
    await expect(title(page, 'Первая страница')).toBeVisible()
    await page.evaluate(() => window.scrollTo({ top: 700, behavior: 'instant' }))
    await settle(page)
    await page.goBack()
    await expect(title(page, 'Вторая страница')).toBeVisible()
    await page.reload()
    await start(page)
    await page.route('**/docs/guide/first.txt', later(400))
    await page.goForward()
    await expect(title(page, 'Первая страница')).toBeAttached()
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(700)
  })

  test('shows it after another site', { tag: '@nightly' }, async ({ page }) => {
    await open(page, GUIDE)
    const first = await page.locator('h1').textContent()
    await secondLink(page).click()
    await expect(title(page, 'Вторая страница')).toBeVisible()
    await page.goto(url('main', '/docs'))
    await page.goBack({ waitUntil: 'commit' })
    await expect(title(page, 'Вторая страница')).toBeVisible()
    await page.goBack({ waitUntil: 'commit' })
    await expect(page.locator('h1')).toHaveText(first ?? '')
  })
})

test.describe('the drawer of a phone, before the framework has started', () => {
  test.use({ viewport: PHONE, hasTouch: true })
  const burger = (page: Page) => page.getByRole('button', { name: texts().shell.menu })
  const drawer = (page: Page) => page.getByRole('complementary')

  test('closed by its button, or left by a link, it leaves nothing in the history', { tag: '@nightly' }, async ({
    page,
  }) => {
    await page.goto('/')
    await holdScripts(page)
    await page.goto('/docs')
    await burger(page).tap()
    await settle(page)
    await drawer(page).getByRole('button', { name: texts().shell.closeMenu }).tap()
    await expect(drawer(page)).toBeHidden()
    await settle(page)
    await burger(page).tap()
    await settle(page) // a drawer that has just opened takes no tap
    await drawer(page).getByRole('link', { name: 'Архитектура' }).tap()
    await expect(page).toHaveURL('/docs/architecture/intro')
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL('/docs')
    await page.goBack({ waitUntil: 'commit' })
    await expect(page).toHaveURL('/')
  })
})

test.describe('Back to a list that the address filters', () => {
  const CATALOGUE = '/docs/etl/processors?q=record'
  const entries = (page: Page) => page.locator('[data-catalogue] > section:not([hidden]) li:not([hidden])')
  const scrollDown = async (page: Page) => {
    await expect.poll(() => entries(page).count()).toBeLessThan(200)
    await page.evaluate(() => window.scrollTo({ top: 1400, behavior: 'instant' }))
    await settle(page)
  }
  const isBack = (page: Page) => expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(1400)
  const openEntry = async (page: Page) => {
    await entries(page)
      .getByRole('link')
      .nth(20)
      .evaluate((link) => (link as HTMLElement).click())
    await expect(page.locator('[data-catalogue]')).toHaveCount(0)
  }

  test('finds the place', { tag: '@nightly' }, async ({ page }) => {
    await open(page, CATALOGUE)
    await scrollDown(page)
    await openEntry(page)
    await page.goBack()
    await expect.poll(() => entries(page).count()).toBeLessThan(200)
    await isBack(page)
    await settle(page)
    await isBack(page)
  })

  test('finds it when the page is loaded again', { tag: '@nightly' }, async ({ page }) => {
    await open(page, CATALOGUE)
    await scrollDown(page)
    await page.goto(url('fixture', '/docs'))
    await page.goBack()
    await expect.poll(() => entries(page).count()).toBeLessThan(200)
    await isBack(page)
    await settle(page)
    await isBack(page)
  })
})

test.describe('Back to the results of a search', () => {
  const results = (page: Page) => page.locator('main [aria-busy] ol > li > a')

  // From a page opened softly: e2e/search/results.spec.ts.
  test('finds the place when the page is loaded again', { tag: '@nightly' }, async ({ page }) => {
    await open(page, '/search?q=процессор')
    await expect(results(page)).toHaveCount(RESULTS.hitsPerPage)
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }))
    await settle(page)
    await page.goto(url('fixture', '/docs'))
    await expect(results(page)).toHaveCount(0)
    await page.goBack()
    await expect(results(page)).toHaveCount(RESULTS.hitsPerPage)
    await expect.poll(() => page.evaluate(() => Math.round(scrollY))).toBe(400)
  })
})

test.describe('with data-saver the address is shown without an intent', () => {
  for (const [address, isShown] of someOf([
    ['/search?q=kafka', 'main [role="list"] a, main ol a'],
    ['/docs/etl/processors?q=kafka', '[data-catalogue] > section[hidden]'],
    ['/blog/changes?from=7.21.0&q=zzz', '[data-changes] [data-section][hidden]'],
  ] as const))
    test(address, async ({ page }) => {
      await saveData(page)
      await page.goto(address)
      await expect(page.locator(isShown).first()).toBeAttached()
    })
})
