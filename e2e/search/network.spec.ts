import type { Route } from '@playwright/test'
import { cuttable, expect, open, PHONE, SCRIPTS, settle, test, texts } from '../support/reader'
import { ask, dialog, field, INDEX, options } from './search'

test.describe('when the network fails', () => {
  test.use({ noisy: true })

  test('the dialog says so, and trying again brings the results', async ({ page }) => {
    const network = await cuttable(page, INDEX)
    await open(page, '/docs')
    network.cut()
    await ask(page, 'дашборды')
    await expect(dialog(page).getByRole('alert')).toContainText(texts().search.errorTitle)
    network.restore()
    await dialog(page).getByRole('button', { name: texts().search.retry }).click()
    await expect(options(page).first()).toContainText('Дашборды')
  })

  test('results come by themselves when the reader is online again', { tag: '@nightly' }, async ({ page, context }) => {
    await open(page, '/docs')
    await page.keyboard.press('Control+k')
    await expect(field(page)).toBeFocused()
    await context.setOffline(true)
    await field(page).fill('дашборды')
    await expect(dialog(page).getByRole('alert')).toBeVisible()
    await context.setOffline(false)
    await expect(options(page).first()).toContainText('Дашборды')
  })

  test('a missing piece of the index is an error that can be tried again', { tag: '@nightly' }, async ({ page }) => {
    await open(page, '/docs')
    await page.route('**/search-index/**/*.bin', (route) => route.fulfill({ status: 404 }))
    await ask(page, 'дашборды')
    await expect(dialog(page).getByRole('alert')).toBeVisible()
    await page.unroute('**/search-index/**/*.bin')
    await dialog(page).getByRole('button', { name: texts().search.retry }).click()
    await expect(options(page).first()).toContainText('Дашборды')
  })

  test('a damaged answer is an error', { tag: '@nightly' }, async ({ page }) => {
    await open(page, '/docs')
    await page.route('**/search-index/*.json', (route) => route.fulfill({ body: '{"format":' }))
    await ask(page, 'дашборды')
    await expect(dialog(page).getByRole('alert')).toBeVisible()
  })

  test('code that cannot be loaded is reported under the box, and loaded when tried again', async ({ page }) => {
    const network = await cuttable(page, SCRIPTS)
    await open(page, '/docs')
    network.cut()
    await page.keyboard.press('Control+k')
    const alert = page.getByRole('banner').getByRole('alert')
    await expect(alert).toContainText(texts().shell.searchFailed)
    const retry = alert.getByRole('button')
    await retry.hover()
    await settle(page)
    await expect(retry, 'stays under the pointer').toBeVisible()
    network.restore()
    await page.mouse.down() // for long
    await settle(page)
    await page.mouse.up()
    await expect(field(page)).toBeFocused()
  })

  test('code that cannot be loaded is reported inside the window of a phone', { tag: '@nightly' }, async ({ page }) => {
    await page.setViewportSize(PHONE)
    const network = await cuttable(page, SCRIPTS)
    await open(page, '/docs')
    network.cut()
    await page.keyboard.press('Control+k')
    await expect(page.getByRole('banner').getByRole('alert')).toBeInViewport({ ratio: 1 })
  })

  test('what is reported under the box goes with Escape', { tag: '@nightly' }, async ({ page }) => {
    const network = await cuttable(page, SCRIPTS)
    await open(page, '/docs')
    network.cut()
    await page.keyboard.press('Control+k')
    const alert = page.getByRole('banner').getByRole('alert')
    await expect(alert).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(alert).toBeHidden()
    await settle(page)
    await expect(alert, 'stays away').toBeHidden()
  })

  test('of answers out of order the last question’s is shown', async ({ page }) => {
    await open(page, '/docs')
    await ask(page, 'да')
    await expect(options(page).first()).toBeVisible()
    await settle(page) // the texts of its rows, which another answer may share, have come
    const held: Route[] = []
    await page.route('**/*.bin', (route) => (held.length === 0 ? void held.push(route) : route.continue()))
    await field(page).fill('безопасность')
    await expect.poll(() => held.length).toBe(1)
    // What is pressed now was found for the question before, whose words its page marks.
    await expect(dialog(page).getByRole('listbox')).toHaveAttribute('data-question', 'да')
    await field(page).fill('дашборды')
    await expect(options(page).first()).toContainText('Дашборды')
    const answered = page.waitForResponse(held[0]?.request().url() ?? '')
    await held[0]?.continue()
    await answered
    await settle(page)
    await expect(options(page).first()).toContainText('Дашборды')
  })
})
