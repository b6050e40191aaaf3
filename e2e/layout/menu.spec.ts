import type { Page } from '@playwright/test'
import { expect, holdScripts, open, PHONE, settle, start, test, texts } from '../support/reader'

const LONG = '/docs/etl/processors/ExecuteSQL'
const menu = (page: Page) => page.getByRole('navigation', { name: texts().docs.sidebar })
const category = (page: Page, id: string) => menu(page).locator(`details[data-id="${id}"]`)
const current = (page: Page) => menu(page).locator('[aria-current="page"]')
const more = (page: Page) => menu(page).locator('[data-act="more"]')
const focused = (page: Page) => page.locator(':focus')

test('a category opened before the script ran is filled when it runs', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto('/docs/bi/dashboard')
  await category(page, 'workflow').locator('summary').first().click()
  await expect(category(page, 'workflow')).toHaveAttribute('open')
  await expect(category(page, 'workflow').locator('li')).toHaveCount(0)
  release()
  await expect(category(page, 'workflow').locator('li').first()).toBeVisible()
})

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

test('a level that is long is whole after a press, and a key goes on from the first new entry', async ({ page }) => {
  await open(page, LONG)
  await expect(more(page)).toHaveCount(2)
  const last = menu(page).locator('li:has(> [data-act="more"])').last()
  const before = await last.locator('xpath=preceding-sibling::li[1]').getByRole('link').textContent()
  await more(page).last().press('Enter')
  await expect(more(page)).toHaveCount(0)
  await expect(category(page, 'etl/processors').locator('li')).toHaveCount(306)
  await expect(focused(page)).toBeInViewport()
  expect(await focused(page).locator('xpath=../preceding-sibling::li[1]').textContent()).toBe(before)
  await expect(current(page)).toHaveText('ExecuteSQL')
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

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('shows no button that would do nothing', async ({ page }) => {
    await page.goto('/docs/etl/processors')
    await expect(current(page)).toBeVisible()
    for (const button of await more(page).all()) await expect(button).toBeHidden()
  })
})

test.describe('when its file cannot be loaded', () => {
  test.use({ noisy: true })

  test('a category says so, and a press tries again', async ({ page }) => {
    await page.route('**/tree/*.json', (route) => route.abort())
    await open(page, '/docs')
    await category(page, 'bi').locator('summary').first().click()
    const failure = menu(page).getByRole('alert')
    await expect(failure).toContainText(texts().shell.branchFailed)
    await page.unrouteAll()
    await failure.getByRole('button', { name: texts().shell.retry }).click()
    await expect(category(page, 'bi').locator('> ul > li').first()).toBeVisible()
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

  test('the current page is in sight when the drawer opens', async ({ page }) => {
    await open(page, LONG)
    await burger(page).tap()
    await expect(current(page)).toBeInViewport()
  })

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
