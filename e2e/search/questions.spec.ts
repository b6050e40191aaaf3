import { at, expect, LOCALES, later, open, stored, test, texts } from '../support/reader'
import { someOf } from '../support/sites'
import { active, ask, dialog, field, INDEX, openResults, options } from './search'

test.describe('the dialog', () => {
  for (const locale of someOf(LOCALES))
    test(`finds, marks and opens, ${locale}`, async ({ page }) => {
      await open(page, at(locale, '/docs'))
      await ask(page, locale === 'ru' ? 'дашборды' : 'dashboards', locale)
      await expect(options(page, locale).first().locator('mark').first()).toHaveText(
        locale === 'ru' ? 'Дашборды' : 'Dashboards',
      )
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`${at(locale, '/docs/bi/dashboard')}$`))
      await expect(dialog(page, locale)).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText(
        locale === 'ru' ? 'Дашборды' : 'Dashboards',
      )
    })

  test('the arrows go round, and Ctrl+Enter opens a new tab', async ({ page, context }) => {
    await open(page, '/docs')
    await ask(page, 'источник')
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
    const last = options(page).last()
    await page.keyboard.press('ArrowUp')
    await expect(last).toHaveAttribute('aria-selected', 'true')
    await page.keyboard.press('ArrowDown')
    await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
    const href = await active(page).getAttribute('href')
    const opened = context.waitForEvent('page')
    await page.keyboard.press('Control+Enter')
    expect((await opened).url()).toContain(href ?? '?')
    await expect(dialog(page)).toBeVisible()
  })

  test('Enter that is quicker than the answer opens the first result of it', { tag: '@nightly' }, async ({ page }) => {
    await open(page, '/docs')
    await ask(page, 'да')
    await page.route(INDEX, later(200))
    await field(page).fill('PutS3Object')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/docs\/etl\/processors\/PutS3Object/)
  })

  test('a property opens its very row', async ({ page }) => {
    await open(page, '/docs')
    await ask(page, 'puts3object bucket')
    const row = options(page)
      .filter({ hasText: /PutS3Object.*Bucket/ })
      .first()
    await row.click()
    await expect(page).toHaveURL(/PutS3Object#property-/)
    const id = decodeURIComponent(new URL(page.url()).hash.slice(1))
    await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
  })

  test('says what it took a question for, and asks for the letters themselves on request', async ({ page }) => {
    await open(page, '/docs')
    await ask(page, 'lfi,jhl')
    await expect(dialog(page)).toContainText('Показаны результаты для «дашборд')
    await expect(options(page).first()).toContainText('Дашборды')
    await dialog(page).getByRole('button', { name: 'Искать именно «lfi,jhl»' }).click()
    await expect(dialog(page)).toContainText('По запросу «lfi,jhl» ничего не найдено')
  })

  test('without results it offers parts of the question, and an address to write to', async ({ page }) => {
    await open(page, '/docs')
    await ask(page, 'ъхзщжщзх')
    await expect(dialog(page)).toContainText('По запросу «ъхзщжщзх» ничего не найдено')
    await expect(dialog(page).getByRole('link', { name: texts().search.reportLink })).toHaveAttribute(
      'href',
      /^mailto:/,
    )
  })

  test('remembers what was opened; a star keeps it, a cross forgets it', async ({ page }) => {
    await open(page, '/docs')
    await openResults(page, ['дашборды', 'безопасность'])
    await expect(options(page)).toHaveCount(2)
    const title = (await options(page).last().locator('span span').first().textContent()) ?? ''
    await dialog(page)
      .getByRole('button', { name: `Добавить «${title}» в избранное` })
      .click()
    await expect(options(page).first()).toContainText(title)
    await dialog(page)
      .getByRole('button', { name: `Убрать «${title}»` })
      .click()
    await expect(options(page)).toHaveCount(1)
    await page.reload()
    await page.keyboard.press('Control+k')
    await expect(options(page)).toHaveCount(1)
    expect(await stored(page, 'search:current.ru')).toContain('"recent":[{')
  })

  test('a damaged store is dropped', { tag: '@nightly' }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('search:current.ru', '{"recent":[{"url":"javascript:1"}'))
    await open(page, '/docs')
    await page.keyboard.press('Control+k')
    await expect(dialog(page)).toContainText(texts().search.noRecent)
  })
})
