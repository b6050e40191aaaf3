import type { Page } from '@playwright/test'
import { GUIDE } from '../support/guide'
import { expect, holdScripts, open, PHONE, settle, start, test, texts } from '../support/reader'

const LONG = '/docs/etl/processors/ExecuteSQL'
const menu = (page: Page) => page.getByRole('navigation', { name: texts().docs.sidebar })
const category = (page: Page, id: string) => menu(page).locator(`details[data-id="${id}"]`)
const current = (page: Page) => menu(page).locator('[aria-current="page"]')
const more = (page: Page) => menu(page).locator('[data-act="more"]')
const focused = (page: Page) => page.locator(':focus')

test('branches drawn in the browser are like those of the server, and leave with their page', {
  tag: '@nightly',
}, async ({ page }) => {
  await page.goto('/docs/bi/dashboard')
  const html = () => category(page, 'bi').locator('> ul > li:first-child').innerHTML()
  const drawn = (await html()).replace(/ (class="on"|aria-current="page")/g, '')
  await open(page, '/docs/support/contacts')
  await category(page, 'bi').locator('summary').first().click()
  await expect(category(page, 'bi').locator('> ul > li').first()).toBeVisible()
  expect(await html()).toBe(drawn)

  await category(page, 'bi').evaluate((element) => Object.assign(window, { left: element.querySelector('ul') }))
  await menu(page).getByRole('link', { name: 'Безопасность' }).click()
  await expect(page).toHaveURL('/docs/security/intro')
  await expect(category(page, 'bi').locator('> ul > li').first()).toBeVisible()
  expect(await page.evaluate(() => (window as unknown as { left: Element }).left.childElementCount)).toBe(0)
})

test('a press on the button above keeps the list where it is', { tag: '@nightly' }, async ({ page }) => {
  await open(page, LONG)
  const top = () => current(page).evaluate((link) => Math.round(link.getBoundingClientRect().top))
  await more(page).first().scrollIntoViewIfNeeded()
  const before = await top()
  await more(page).first().click()
  await expect(more(page)).toHaveCount(0)
  expect(Math.abs((await top()) - before)).toBeLessThanOrEqual(1)
  expect(await focused(page).evaluate((link) => link.closest('li')?.previousElementSibling)).toBeNull()
})

test.describe('when its file cannot be loaded', () => {
  test.use({ noisy: true })

  test('a category says so, and a press tries again', async ({ page }) => {
    await page.route('**/tree/*.json', (route) => route.abort())
    await open(page, GUIDE)
    await category(page, 'more').locator('summary').first().click()
    const failure = menu(page).getByRole('alert')
    await expect(failure).toContainText(texts().shell.branchFailed)
    await page.unrouteAll()
    await failure.getByRole('button', { name: texts().shell.retry }).click()
    await expect(category(page, 'more').locator('> ul > li').first()).toBeVisible()
    await expect(failure).toHaveCount(0)
  })

  test('after a new publication a press loads the page whole, and the category is open then', {
    tag: '@nightly',
  }, async ({ page }) => {
    await page.route('**/tree/*.json', (route) => route.fulfill({ status: 404 }))
    await open(page, '/docs')
    await category(page, 'bi').locator('summary').first().click()
    const failure = menu(page).getByRole('alert')
    await expect(failure).toContainText(texts().shell.branchFailed)
    await page.unrouteAll()
    await Promise.all([page.waitForEvent('load'), failure.getByRole('button', { name: texts().shell.retry }).click()])
    await expect(category(page, 'bi').locator('> ul > li').first()).toBeVisible()
  })

  test('the rest of a long level too', { tag: '@nightly' }, async ({ page }) => {
    await page.route('**/tree/*.json', (route) => route.abort())
    await open(page, LONG)
    await more(page).last().click()
    const failure = menu(page).getByRole('alert')
    await expect(failure).toContainText(texts().shell.branchFailed)
    await page.unrouteAll()
    await failure.getByRole('button', { name: texts().shell.retry }).click()
    await expect(category(page, 'etl/processors').locator('li')).toHaveCount(306)
  })
})

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })
  const burger = (page: Page) => page.getByRole('button', { name: texts().shell.menu })
  const drawer = (page: Page) => page.getByRole('complementary')
  const top = (page: Page) => drawer(page).evaluate((element) => element.scrollTop)

  test('the scroll position survives closing and a reload', { tag: '@nightly' }, async ({ page }) => {
    await open(page, LONG)
    await burger(page).tap()
    await expect(current(page)).toBeInViewport()
    await drawer(page).evaluate((element) => element.scrollTo(0, 600))
    await expect.poll(() => page.evaluate(() => sessionStorage.getItem('sidebar-scroll'))).toContain('"600"')
    await settle(page) // a drawer that has just opened takes no tap
    await drawer(page).getByRole('button', { name: texts().shell.closeMenu }).tap()
    await burger(page).tap()
    await expect.poll(() => top(page)).toBe(600)
    await page.reload()
    await start(page)
    await burger(page).tap()
    await expect.poll(() => top(page)).toBe(600)
  })

  test('a tap before the script ran opens the drawer, and the list comes to the current page', {
    tag: '@nightly',
  }, async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto(LONG)
    await burger(page).tap()
    await expect(drawer(page)).toBeVisible()
    release()
    await expect(current(page)).toBeInViewport()
  })
})
