import fs from 'node:fs'
import path from 'node:path'
import type { Page } from '@playwright/test'
import { expect, holdScripts, mark, open, requests, settle, start, test, texts } from '../support/reader'
import { SITES } from '../support/sites'

const CATALOGUE = '/docs/etl/processors'
/** A name like no other. */
const NAME = 'GenerateFlowFile'
const form = (page: Page) => page.locator('[data-catalogue] form')
const find = (page: Page) => page.getByRole('searchbox', { name: texts().catalogue.find, exact: true })
const entries = (page: Page) => page.locator('[data-catalogue] > section:not([hidden]) li:not([hidden])')
const failure = (page: Page) => page.getByRole('alert').filter({ hasText: texts().screens.partFailed })
const reload = (page: Page) => failure(page).getByRole('button', { name: texts().screens.reload })

/** Refuses the script that holds the filter. */
const CHUNKS = path.join(SITES.main.out, '_next/static/chunks')
const refuseCode = (page: Page) =>
  page.route('**/*.js', (route) => {
    const file = path.join(CHUNKS, path.basename(new URL(route.request().url()).pathname))
    const isRefused = fs.existsSync(file) && fs.readFileSync(file, 'utf8').includes('filter-q')
    return isRefused ? route.abort() : route.continue()
  })

test('is drawn and styled before any script runs; its code is loaded only where it stands', async ({ page }) => {
  const requested = requests(page)
  const scripts = () => requested.filter((path) => path.endsWith('.js'))
  await open(page, '/docs/bi/intro')
  await settle(page)
  const everywhere = scripts().length
  const release = await holdScripts(page)
  await page.goto(CATALOGUE)
  await expect(find(page)).toBeVisible()
  expect(await page.evaluate(() => customElements.get('doc-toc') === undefined)).toBe(true)
  expect(await form(page).evaluate((element) => getComputedStyle(element).display)).toBe('grid')
  release()
  await find(page).focus()
  await start(page)
  expect(scripts().length).toBeGreaterThan(2 * everywhere)
})

test('leaves with its page and comes back with it', { tag: '@nightly' }, async ({ page }) => {
  await open(page, CATALOGUE)
  await find(page).fill(NAME)
  await expect(entries(page)).toHaveCount(1)
  const isSame = await mark(page)
  await form(page).evaluate((element) => Object.assign(window, { left: element }))
  await entries(page).getByRole('link').click()
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(NAME)
  expect(await page.evaluate(() => (window as unknown as { left: Element }).left.isConnected)).toBe(false)
  await page.goBack()
  await expect(find(page)).toHaveValue(NAME)
  await expect(entries(page)).toHaveCount(1)
  expect(await isSame()).toBe(true)
})

test.describe('an issue', () => {
  test.use({ noisy: true })

  test('of its code leaves the rest of the page, and offers to load it again', { tag: '@nightly' }, async ({
    page,
  }) => {
    await refuseCode(page)
    await open(page, CATALOGUE)
    await expect(failure(page)).toBeVisible()
    await expect(entries(page)).toHaveCount(306)
    await expect(page.getByRole('status').filter({ hasText: texts().bare.startFailed })).toBeHidden()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('dialog', { name: texts().search.title })).toBeVisible()
    await page.keyboard.press('Escape')
    await page.unrouteAll({ behavior: 'wait' })
    await reload(page).click()
    await find(page).fill(NAME)
    await expect(entries(page)).toHaveCount(1)
    await expect(failure(page)).toHaveCount(0)
  })

  test('of its code after a click leaves the text, and offers to load the page again', { tag: '@nightly' }, async ({
    page,
  }) => {
    await open(page, '/docs/etl/processors/AttributesToCSV')
    await refuseCode(page)
    await page.locator(`main a[href="${CATALOGUE}"]`).first().click()
    await expect(failure(page)).toBeVisible()
    await expect(entries(page)).toHaveCount(306)
    await page.unrouteAll({ behavior: 'wait' })
    await reload(page).click()
    await find(page).fill(NAME)
    await expect(entries(page)).toHaveCount(1)
    await expect(failure(page)).toHaveCount(0)
  })

  test('of a component leaves the text around it', { tag: '@nightly' }, async ({ page }) => {
    await page.route('**/etl/*.json', (route) => route.fulfill({ json: { components: [null], recipes: [] } }))
    await open(page, CATALOGUE)
    await expect(failure(page)).toBeVisible()
    await expect(find(page)).toHaveCount(0)
    await expect(entries(page)).toHaveCount(306)
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  })
})
