import type { Page } from '@playwright/test'
import { expect, holdScripts, open, PHONE, requests, settle, test, texts } from '../support/reader'
import { someOf } from '../support/sites'
import { ask, dialog, field, options } from './search'

/** Presses a key as a keyboard of another layout does: the place of the key is that of the US layout. */
const pressAs = (page: Page, key: string, code: string, ctrlKey = false) =>
  page.evaluate(
    (init) => document.body.dispatchEvent(new KeyboardEvent('keydown', { ...init, bubbles: true, cancelable: true })),
    { key, code, ctrlKey },
  )

const selectTitle = (page: Page) =>
  page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('main h1') as Element))

test.describe('the dialog', () => {
  test('nothing of it is loaded until the pointer comes near; it opens by keys of every layout', async ({ page }) => {
    const requested = requests(page)
    await open(page, '/docs/bi/intro')
    await settle(page)
    expect(requested.filter((path) => path.includes('search'))).toEqual([])
    const index = page.waitForRequest('**/search-index/current.ru.json')
    await page.getByPlaceholder(texts().shell.searchPlaceholder).hover()
    await index
    for (const [name, key, code, ctrl] of [
      ['Ctrl+K', 'k', 'KeyK', true],
      ['Ctrl+K on a Russian keyboard', 'л', 'KeyK', true],
      ['a slash', '/', 'Slash', false],
      ['a slash on a Russian keyboard', '.', 'Slash', false],
    ] as const)
      await test.step(`opens by ${name}`, async () => {
        await pressAs(page, key, code, ctrl)
        await expect(field(page)).toBeFocused()
        await field(page).fill('R')
        await expect(dialog(page).getByText(texts().search.tooShort)).toBeVisible()
        await page.keyboard.press('Escape')
        await expect(dialog(page)).toHaveCount(0)
      })
  })

  test('a slash that is written somewhere is a slash', { tag: '@nightly' }, async ({ page }) => {
    await open(page, '/docs/etl/processors')
    await page.getByRole('searchbox').press('/')
    await expect(page.getByRole('searchbox')).toHaveValue('/')
    await expect(dialog(page)).toHaveCount(0)
  })

  for (const isStarted of someOf([false, true]))
    test(`opens by Ctrl+K before ${isStarted ? 'it' : 'the framework'} has come, and letters typed after are asked for`, async ({
      page,
    }) => {
      if (isStarted) await open(page, '/docs/bi/intro')
      const release = await holdScripts(page)
      if (!isStarted) await page.goto('/docs/bi/intro')
      await page.keyboard.press('Control+k')
      await page.keyboard.type('дашборд')
      release()
      await expect(field(page)).toBeFocused()
      await expect(field(page)).toHaveValue('дашборд')
      await expect(options(page).first()).toContainText('Дашборды')
    })

  for (const isStarted of [false, true])
    test(`a selected text is asked for, ${isStarted ? 'before the dialog has come' : 'in an untouched page'}`, {
      tag: '@nightly',
    }, async ({ page }) => {
      if (isStarted) await open(page, '/docs/bi/dashboard')
      else await page.goto('/docs/bi/dashboard')
      const release = await holdScripts(page)
      await selectTitle(page)
      await page.keyboard.press('Control+k')
      release()
      await expect(field(page)).toHaveValue('Дашборды')
    })

  test('what was typed into the box before the code came is asked for', { tag: '@nightly' }, async ({ page }) => {
    const release = await holdScripts(page)
    await page.goto('/docs/bi/intro')
    await page.getByPlaceholder(texts().shell.searchPlaceholder).pressSequentially('дашборд')
    release()
    await expect(field(page)).toHaveValue('дашборд')
    await expect(options(page).first()).toContainText('Дашборды')
  })

  test('a key that is pressed in the moment the answer is drawn is not lost', { tag: '@nightly' }, async ({ page }) => {
    await open(page, '/docs')
    await page.keyboard.press('Control+k')
    await field(page).evaluate((element) => {
      const press = new KeyboardEvent('keydown', { key: 'ArrowDown', bubbles: true, cancelable: true })
      const observer = new MutationObserver(() => {
        if (!document.querySelector('[role="option"]')) return
        observer.disconnect()
        element.dispatchEvent(press)
      })
      observer.observe(document.body, { childList: true, subtree: true })
    })
    await field(page).fill('источник')
    await expect(options(page).nth(1)).toHaveAttribute('aria-selected', 'true')
  })

  test('the box shows what was opened while it has the focus of the keyboard', { tag: '@nightly' }, async ({
    page,
  }) => {
    await open(page, '/docs')
    await ask(page, 'дашборды')
    await expect(options(page).first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Дашборды') // the new page takes the focus
    await page.getByPlaceholder(texts().shell.searchPlaceholder).focus()
    const panel = page.getByRole('navigation', { name: texts().search.title })
    await expect(panel.getByRole('link', { name: 'Дашборды' })).toBeVisible()
    await page.keyboard.press('Escape')
    await expect(panel).toHaveCount(0)
  })

  for (const isStarted of someOf([false, true]))
    test(`on a phone a press shows that it is coming, before ${isStarted ? 'its code' : 'the framework'}; it asks for the selected text`, async ({
      page,
    }) => {
      await page.setViewportSize(PHONE)
      if (isStarted) await open(page, '/docs/bi/dashboard')
      const release = await holdScripts(page)
      if (!isStarted) await page.goto('/docs/bi/dashboard')
      await selectTitle(page)
      const button = page.getByRole('banner').getByRole('button', { name: texts().shell.search, exact: true })
      await button.click()
      await expect(button.locator('svg')).toHaveCSS('animation-name', /turn/)
      release()
      await expect(field(page)).toBeFocused()
      await expect(field(page)).toHaveValue('Дашборды')
      expect(await dialog(page).evaluate((element) => element.getBoundingClientRect().width)).toBe(PHONE.width)
      await page.getByRole('button', { name: texts().search.close }).click()
      await expect(dialog(page)).toHaveCount(0)
      await expect(button.locator('svg')).toHaveCSS('animation-name', 'none')
    })
})
