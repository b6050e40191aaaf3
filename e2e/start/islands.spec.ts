import type { Page } from '@playwright/test'
import { expect, holdScripts, mark, open, requests, test, texts } from '../support/reader'

const CATALOGUE = '/docs/etl/processors'
/** A name like no other. */
const NAME = 'GenerateFlowFile'
const island = (page: Page) => page.locator('react-island')
const find = (page: Page) => page.getByRole('searchbox', { name: texts().etl.find, exact: true })
const entries = (page: Page) => page.locator('[data-catalogue] > section:not([hidden]) li:not([hidden])')
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: texts().shell.partFailed })
const reload = (page: Page) => failure(page).getByRole('button', { name: texts().shell.reload })

/** Refuses the script that holds the island. */
const refuseCode = (page: Page) =>
  page.route('**/*.js', async (route) => {
    const response = await route.fetch()
    if ((await response.text()).includes('filter-q')) await route.abort()
    else await route.fulfill({ response })
  })

test('is drawn and styled before any script runs', async ({ page }) => {
  const release = await holdScripts(page)
  await page.goto(CATALOGUE)
  await expect(find(page)).toBeVisible()
  await expect(island(page)).not.toHaveAttribute('data-ready')
  expect(await page.locator('react-island form').evaluate((form) => getComputedStyle(form).display)).toBe('grid')
  release()
})

test('its code is loaded only where it stands, and only once', async ({ page }) => {
  const asked = requests(page)
  const scripts = () => asked.filter((path) => path.endsWith('.js'))
  await open(page, '/docs/bi/intro')
  await page.waitForLoadState('networkidle')
  const everywhere = scripts().length
  await page.goto(CATALOGUE)
  await find(page).focus()
  await expect(island(page)).toHaveAttribute('data-ready')
  expect(scripts().length).toBeGreaterThan(2 * everywhere)
})

test('leaves with its page and comes back with it', async ({ page }) => {
  await open(page, CATALOGUE)
  await find(page).fill(NAME)
  await expect(entries(page)).toHaveCount(1)
  const isSame = await mark(page)
  await island(page).evaluate((element) => Object.assign(window, { left: element }))
  await entries(page).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME)
  expect(await page.evaluate(() => (window as unknown as { left: Element }).left.childElementCount)).toBe(0)
  await page.goBack()
  await expect(island(page)).toHaveAttribute('data-ready')
  await expect(find(page)).toHaveValue(NAME)
  await expect(entries(page)).toHaveCount(1)
  expect(await isSame()).toBe(true)
})

test.describe('a fault', () => {
  test.use({ noisy: true })

  test('of its code leaves the page as the server sent it, and offers to load it again', async ({ page }) => {
    await refuseCode(page)
    await open(page, CATALOGUE)
    await expect(failure(page)).toBeVisible()
    await expect(find(page)).toBeVisible()
    await expect(entries(page)).toHaveCount(306)
    await page.unrouteAll({ behavior: 'wait' })
    await reload(page).click()
    await find(page).fill(NAME)
    await expect(entries(page)).toHaveCount(1)
    await expect(failure(page)).toHaveCount(0)
  })

  test('of an island leaves the text around it', async ({ page }) => {
    await page.route('**/etl/*.json', (route) => route.fulfill({ json: { components: [null], recipes: [] } }))
    await open(page, CATALOGUE)
    await expect(failure(page)).toBeVisible()
    await expect(find(page)).toHaveCount(0)
    await expect(entries(page)).toHaveCount(306)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
