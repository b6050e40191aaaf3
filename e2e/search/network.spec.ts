import { cuttable, expect, open, PHONE, SCRIPTS, settle, test, texts } from '../support/reader'
import { ask, dialog, field, INDEX, options } from './search'

test.describe('when the network fails', () => {
  test.use({ noisy: true })

  test('code and index that cannot be loaded are reported, and loaded when tried again', async ({ page }) => {
    const code = await cuttable(page, SCRIPTS)
    const index = await cuttable(page, INDEX)
    await open(page, '/docs')
    index.cut()

    await test.step('code is reported under the box', async () => {
      code.cut()
      await page.keyboard.press('Control+k')
      const alert = page.getByRole('banner').getByRole('alert')
      await expect(alert).toContainText(texts().shell.searchFailed)
      const retry = alert.getByRole('button')
      await retry.hover()
      await settle(page)
      await expect(retry, 'stays under the pointer').toBeVisible()
      code.restore()
      await page.mouse.down() // for long
      await settle(page)
      await page.mouse.up()
      await expect(field(page)).toBeFocused()
    })

    await test.step('the index in the dialog; Retry gives the focus to the field', async () => {
      await field(page).fill('дашборды')
      await expect(dialog(page).getByRole('alert')).toContainText(texts().search.errorTitle)
      index.restore()
      await dialog(page).getByRole('button', { name: texts().search.retry }).click()
      await expect(options(page).first()).toContainText('Дашборды')
      await expect(field(page)).toBeFocused()
    })
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

  test('the page of results says so until it is tried again, with the letters that were typed', async ({ page }) => {
    const index = await cuttable(page, INDEX)
    await page.goto('/search?q=json')
    const main = page.getByRole('main')
    await expect(main.getByRole('listitem').first()).toBeVisible()
    index.cut()
    await main.getByRole('searchbox').fill('безопасность')
    await expect(main.getByRole('alert')).toBeVisible()
    await settle(page)
    await expect(main.getByRole('alert')).toBeVisible()
    await expect(main.getByRole('searchbox')).toHaveValue('безопасность')
    index.restore()
    await main.getByRole('alert').getByRole('button').click()
    await expect(main.getByRole('listitem').first()).toContainText('Безопасность')
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
})
