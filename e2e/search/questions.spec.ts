import type { Route } from '@playwright/test'
import { RESULTS } from '../../components/search/asked'
import { at, atEveryFrame, expect, LOCALES, later, open, say, settle, stored, test, texts } from '../support/reader'
import { active, ask, card, dialog, field, INDEX, options } from './search'

test.describe('the dialog', () => {
  test('questions, one after the other', async ({ page, context }) => {
    const counts = await atEveryFrame(page, `document.querySelectorAll('dialog [role="option"]').length`)
    await open(page, '/docs')
    await ask(page, 'record')
    await expect(options(page)).toHaveCount(RESULTS.hitsPerPage)

    await test.step('each answer is drawn whole: its list neither grows nor shrinks, and every row has its line', async () => {
      const before = (await counts()).length
      for (const query of ['records', 'дашборд', 'источник данных']) {
        await field(page).fill(query)
        await expect(dialog(page).locator(`a[href$="?q=${encodeURIComponent(query)}"]`)).toBeVisible()
      }
      expect(new Set((await counts()).slice(before))).toEqual(new Set([RESULTS.hitsPerPage]))
      const lines = options(page).locator('svg + span > span:last-child')
      await expect(lines.filter({ hasText: /./ })).toHaveCount(RESULTS.hitsPerPage)
      await expect(lines.locator('mark').first()).toBeVisible()
    })

    await test.step('the arrows go round, and Ctrl+Enter opens a new tab', async () => {
      await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('ArrowUp')
      await expect(options(page).last()).toHaveAttribute('aria-selected', 'true')
      await page.keyboard.press('ArrowDown')
      await expect(options(page).first()).toHaveAttribute('aria-selected', 'true')
      const href = await active(page).getAttribute('href')
      const opened = context.waitForEvent('page')
      await page.keyboard.press('Control+Enter')
      expect((await opened).url()).toContain(href ?? '?')
      await (await opened).close()
      await expect(dialog(page)).toBeVisible()
    })

    await test.step('a hit names its page, and what a synonym stands for is marked', async () => {
      await field(page).fill('кафка')
      await expect(options(page).first().locator('mark').first()).toHaveText('Kafka')
      await field(page).fill('настройка виджетов')
      await expect(dialog(page).getByRole('listbox')).toHaveAttribute('data-question', 'настройка виджетов')
      const titles = await options(page).evaluateAll((all) =>
        all.map((one) => one.querySelector('span > span')?.textContent),
      )
      expect(titles.filter((title) => /^(Свойства|Назначение|Что читать дальше)$/.test(title ?? ''))).toEqual([])
    })

    await test.step('a word that no page has is named above what the others find', async () => {
      await field(page).fill('интеграция с телеграм')
      await expect(dialog(page).getByText(say('ru', 'search')('missing', { word: 'телеграм' }))).toBeVisible()
      await expect(options(page).first()).toBeVisible()
    })

    await test.step('says what it took a question for, and asks for the letters themselves on request', async () => {
      await field(page).fill('lfi,jhl')
      await expect(dialog(page)).toContainText('Показаны результаты для «дашборд')
      await expect(options(page).first()).toContainText('Дашборды')
      await dialog(page).getByRole('button', { name: 'Искать именно «lfi,jhl»' }).click()
      await expect(dialog(page)).toContainText('По запросу «lfi,jhl» ничего не найдено')
    })

    await test.step('without results it offers an address to write to', async () => {
      await field(page).fill('ъхзщжщзх')
      await expect(dialog(page)).toContainText('По запросу «ъхзщжщзх» ничего не найдено')
      const report = dialog(page).getByRole('link', { name: texts().search.reportLink })
      await expect(report).toHaveAttribute('href', /^mailto:/)
    })

    await test.step('a word near to known ones finds nothing, and offers them', async () => {
      await field(page).fill('saml')
      await expect(dialog(page)).toContainText('По запросу «saml» ничего не найдено')
      const offer = dialog(page).getByText(texts().search.suggestions).getByRole('button')
      await offer.first().click()
      await expect(options(page).first()).toBeVisible()
      await expect(field(page)).toBeFocused()
    })

    await test.step('of answers out of order the last question’s is shown', async () => {
      await field(page).fill('да')
      await expect(dialog(page).getByRole('listbox')).toHaveAttribute('data-question', 'да')
      await settle(page) // the texts of its rows, which another answer may share, have come
      const held: Route[] = []
      await page.route('**/*.bin', (route) => (held.length === 0 ? void held.push(route) : route.continue()))
      await field(page).fill('безопасность')
      await expect.poll(() => held.length).toBe(1)
      // What is pressed now was found for the question before, whose words its page marks.
      await expect(dialog(page).getByRole('listbox')).toHaveAttribute('data-question', 'да')
      await field(page).fill('канбан')
      await expect(options(page).first()).toContainText('Канбан')
      const answered = page.waitForResponse(held[0]?.request().url() ?? '')
      await held[0]?.continue()
      await answered
      await settle(page)
      await expect(options(page).first()).toContainText('Канбан')
    })
  })

  test('from the home page to pages, and back to them', { tag: '@nightly' }, async ({ page }) => {
    await open(page, '/')

    await test.step('finds, marks and opens', async () => {
      await page.getByRole('main').getByRole('button', { name: texts().shell.searchPlaceholder }).click()
      await expect(field(page)).toBeFocused()
      await field(page).fill('дашборды')
      await expect(options(page).first().locator('mark').first()).toHaveText('Дашборды')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(/\/docs\/bi\/dashboard$/)
      await expect(dialog(page)).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Дашборды')
    })

    await test.step('remembers what was opened; a star keeps it, a cross forgets it', async () => {
      await ask(page, 'безопасность')
      await expect(options(page).first()).toContainText('Безопасность')
      await page.keyboard.press('Enter')
      await expect(dialog(page)).toHaveCount(0)
      await page.keyboard.press('Control+k')
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

    await test.step('the one fact that is asked for stands above the hits, and leads to its place', async () => {
      await field(page).fill('отношения PutS3Object')
      await expect(card(page)).toContainText('success, failure')
      expect(await card(page).getAttribute('href')).toContain('/docs/etl/processors/PutS3Object#relationships')
      await expect(options(page).first()).toBeVisible()
      await card(page).click()
      await expect(dialog(page)).toHaveCount(0)
      await expect(page).toHaveURL(/\/docs\/etl\/processors\/PutS3Object/)
    })

    await test.step('a property opens its very row', async () => {
      await ask(page, 'puts3object bucket')
      const row = options(page).filter({ hasText: /PutS3Object.*Bucket/ })
      await row.first().click()
      await expect(page).toHaveURL(/PutS3Object#property-/)
      const id = decodeURIComponent(new URL(page.url()).hash.slice(1))
      await expect(page.locator(`[id="${id}"]`)).toBeInViewport()
    })
  })

  for (const locale of LOCALES.slice(1))
    test(`finds, marks and opens, ${locale}`, { tag: '@nightly' }, async ({ page }) => {
      await open(page, at(locale, '/docs'))
      await ask(page, 'dashboards', locale)
      await expect(options(page, locale).first().locator('mark').first()).toHaveText('Dashboards')
      await page.keyboard.press('Enter')
      await expect(page).toHaveURL(new RegExp(`${at(locale, '/docs/bi/dashboard')}$`))
      await expect(dialog(page, locale)).toHaveCount(0)
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toHaveText('Dashboards')
    })

  test('Enter that is quicker than the answer opens the first result of it', { tag: '@nightly' }, async ({ page }) => {
    await open(page, '/docs')
    await ask(page, 'да')
    await page.route(INDEX, later(200))
    await field(page).fill('PutS3Object')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(/\/docs\/etl\/processors\/PutS3Object/)
  })

  test('a damaged store is dropped', { tag: '@nightly' }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('search:current.ru', '{"recent":[{"url":"javascript:1"}'))
    await open(page, '/docs')
    await page.keyboard.press('Control+k')
    await expect(dialog(page)).toContainText(texts().search.noRecent)
  })
})
