import type { Page } from '@playwright/test'
import { expect, later, mark, open, PHONE, settle, test, texts } from '../support/reader'
import { url } from '../support/sites'
import { ask, dialog, field, INDEX, openResults, options } from './search'

const box = (page: Page) => page.locator('[data-replay="search"]')

test.describe('the dialog', () => {
  test('a first letter is no question yet', { tag: '@nightly' }, async ({ page }) => {
    await open(page, '/docs')
    await ask(page, 'д')
    await settle(page)
    await expect(dialog(page)).toContainText(texts().search.noRecent)
    await expect(dialog(page).getByText('ничего не найдено')).toHaveCount(0)
  })

  test('a slash after Escape opens it again, without the slash', { tag: '@nightly' }, async ({ page }) => {
    await open(page, '/docs')
    await box(page).click()
    await expect(field(page)).toBeFocused()
    await page.keyboard.press('Escape')
    await expect(box(page)).toBeFocused()
    await page.keyboard.press('/')
    await expect(field(page)).toHaveValue('')
    await expect(box(page)).toHaveValue('')
  })

  test('a selected text is asked for by a click on the box', { tag: '@nightly' }, async ({ page }) => {
    await open(page, '/docs/bi/dashboard')
    await page.evaluate(() => getSelection()?.selectAllChildren(document.querySelector('main h1') as Element))
    await box(page).click()
    await expect(field(page)).toHaveValue('Дашборды')
  })

  test('the field has the focus after each button', { tag: '@nightly' }, async ({ page }) => {
    await open(page, '/docs')
    await openResults(page, ['дашборды', 'безопасность'])
    for (const name of [/в избранное/, /^Убрать/]) {
      await dialog(page).getByRole('button', { name }).first().click()
      await expect(field(page)).toBeFocused()
    }
    await field(page).fill('lfi,jhl')
    await dialog(page).getByRole('button', { name: 'Искать именно «lfi,jhl»' }).click()
    await expect(field(page)).toBeFocused()
  })

  test('Escape in the panel returns to the box', { tag: '@nightly' }, async ({ page }) => {
    await open(page, '/docs')
    await ask(page, 'дашборды')
    await expect(options(page).first()).toBeVisible()
    await page.keyboard.press('Enter')
    await expect(dialog(page)).toHaveCount(0)
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Дашборды')
    await expect(page.locator('[id="site:top"]')).toBeFocused() // where a new page begins
    await box(page).focus()
    const link = page.getByRole('navigation', { name: texts().search.title }).getByRole('link')
    await link.first().focus()
    await page.keyboard.press('Escape')
    await expect(link).toHaveCount(0)
    await expect(box(page)).toBeFocused()
  })

  test('the page that is open is no page to load; its words are marked', { tag: '@nightly' }, async ({ page }) => {
    await open(page, url('based', '/base/docs/other'))
    const isSameDocument = await mark(page)
    await ask(page, 'Другая')
    await expect(options(page).first()).toHaveAttribute('href', '/base/docs/other')
    await page.keyboard.press('Enter')
    await expect(page.locator('html[data-found]')).toBeAttached()
    expect(await isSameDocument()).toBe(true)
  })
})

test.describe('the page of results', () => {
  const results = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link')

  test('has the results in sight on a phone, its filters closed', { tag: '@nightly' }, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/search?q=%D0%B4%D0%B0%D1%88%D0%B1%D0%BE%D1%80%D0%B4')
    await expect(results(page).first()).toBeInViewport()
    await expect(page.getByRole('checkbox').first()).toBeHidden()
    await page.getByText(texts().search.filters, { exact: true }).filter({ visible: true }).click()
    await expect(page.getByRole('checkbox').first()).toBeVisible()
  })

  test('a question is 64 letters long, a page that is not there is said to be so', { tag: '@nightly' }, async ({
    page,
  }) => {
    await page.goto(`/search?q=${'json'.padEnd(80, 'x')}`)
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('json'.padEnd(64, 'x'))
    await page.goto('/search?q=json&page=99')
    await expect(page.getByRole('main').getByRole('status')).toHaveText(texts().search.noPage)
  })

  test('says once that nothing was found, without filters', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/search?q=%D1%8A%D1%85%D0%B7%D1%89%D0%B6%D1%89')
    await expect(page.getByText('ничего не найдено')).toBeVisible()
    await expect(page.getByRole('main').getByRole('status')).toHaveClass('visually-hidden')
    await expect(page.getByText(texts().search.filters, { exact: true })).toBeHidden()
  })

  test('shows a text of each result, ten words of it, and each filter once', { tag: '@nightly' }, async ({ page }) => {
    await page.route(INDEX, later(0))
    await page.goto('/search?q=amazon')
    await expect(results(page).first()).toBeVisible()
    const words = await results(page).evaluateAll((all) =>
      all.map((one) => one.querySelector('span > span:last-child')?.textContent?.split(/\s+/).length ?? 0),
    )
    expect(Math.max(...words)).toBeLessThanOrEqual(11)
    const labels = await page.locator('label span:first-of-type').allTextContents()
    expect(labels.map((label) => label.toLowerCase())).toEqual([...new Set(labels.map((label) => label.toLowerCase()))])
  })
})
