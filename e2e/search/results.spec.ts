import type { Page } from '@playwright/test'
import { RESULTS } from '../../components/search/asked'
import { violations } from '../support/axe'
import {
  atEveryFrame,
  expect,
  holdScripts,
  open,
  PHONE,
  requests,
  say,
  settle,
  start,
  test,
  texts,
} from '../support/reader'
import { url } from '../support/sites'
import { ask, dialog, field, INDEX, options } from './search'

test.describe('the dialog', () => {
  test('each answer is drawn whole: its list neither grows nor shrinks, and every row has its line', async ({
    page,
  }) => {
    const counts = await atEveryFrame(page, `document.querySelectorAll('dialog [role="option"]').length`)
    await open(page, '/docs')
    await ask(page, 'record')
    await expect(options(page)).toHaveCount(RESULTS.hitsPerPage)
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

  test('the box loads the index when the pointer comes near', async ({ page }) => {
    await open(page, '/docs/bi/intro')
    const index = page.waitForRequest('**/search-index/current.ru.json')
    await page.getByPlaceholder(texts().shell.searchPlaceholder).hover()
    await index
  })

  test('a word that no page has is named above what the others find', async ({ page }) => {
    await open(page, '/docs')
    await ask(page, 'интеграция с телеграм')
    await expect(dialog(page).getByText(say('ru', 'search')('missing', { word: 'телеграм' }))).toBeVisible()
    await expect(options(page).first()).toBeVisible()
  })
})

test('a page that nobody searches on loads nothing of it', async ({ page }) => {
  const asked = requests(page)
  await open(page, '/docs/bi/intro')
  await settle(page)
  expect(asked.filter((path) => path.includes('search'))).toEqual([])
})

test.describe('the page of results', () => {
  const results = (page: Page) => page.getByRole('main').getByRole('listitem').getByRole('link')
  const box = (page: Page) => page.getByRole('main').getByRole('searchbox')

  test('follows its address, and its address follows it', async ({ page }) => {
    await page.goto('/search?q=%D0%B4%D0%B0%D1%88%D0%B1%D0%BE%D1%80%D0%B4')
    await expect(results(page).first()).toContainText('Дашборды')
    await expect(box(page)).toHaveValue('дашборд')
    await expect(page).toHaveTitle(/результат.* по запросу «дашборд» \| Docs/)
    await box(page).fill('puts3object')
    await expect(results(page).first()).toContainText('PutS3Object')
    await expect(page).toHaveURL(/\/search\?q=puts3object$/)
    await results(page).first().click()
    await expect(page).toHaveURL(/\/docs\/etl\/processors\/PutS3Object/)
    await page.goBack()
    await expect(page).toHaveURL(/\/search\?q=puts3object$/)
    await expect(box(page)).toHaveValue('puts3object')
    await expect(results(page).first()).toContainText('PutS3Object')
    await page.goto(`/search?q=${'x'.repeat(80)}`)
    await expect(page).toHaveURL(`/search?q=${'x'.repeat(64)}`)
  })

  test('is narrowed by filters, and turned page by page', async ({ page }) => {
    await page.goto('/search?q=json')
    const status = page.getByRole('main').getByRole('status')
    await expect(status).toContainText('по запросу «json»')
    const before = await status.textContent()
    await page.getByRole('checkbox', { name: /Компоненты ETL/ }).check()
    await expect(page).toHaveURL(/kind=etl/)
    await expect(status).not.toHaveText(before ?? '')
    await expect(results(page)).toHaveCount(RESULTS.hitsPerPage)
    const first = await results(page).first().textContent()
    await page
      .getByRole('navigation', { name: texts().search.pages })
      .getByRole('link', { name: texts().search.next })
      .click()
    await expect(page).toHaveURL(/page=2/)
    await expect(results(page).first()).not.toHaveText(first ?? '')
    await page.getByRole('button', { name: texts().search.reset }).click()
    await expect(page).not.toHaveURL(/kind=/)
  })

  test('says that nothing was found only when nothing was', { tag: '@nightly' }, async ({ page }) => {
    const seen = await atEveryFrame(page, "document.body.innerText.includes('ничего не найдено')")
    const release = await holdScripts(page, INDEX)
    await page.goto('/search?q=kafka', { waitUntil: 'domcontentloaded' })
    await start(page)
    await settle(page)
    release()
    await expect(results(page).first()).toBeVisible()
    expect(await seen()).not.toContain(true)
  })

  test('is not for search engines', async ({ page }) => {
    await page.goto('/search')
    await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', /noindex/)
  })

  test('has no axe violation and no sideways scroll on a phone', { tag: '@nightly' }, async ({ page }) => {
    await page.setViewportSize(PHONE)
    await page.goto('/search?q=kafka')
    await expect(results(page).first()).toBeVisible()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(PHONE.width)
    expect(await violations(page, { root: '[id="site:main"]' })).toEqual([])
  })
})

test.describe('is offered', () => {
  test.use({ noisy: true }) // a page that is missing is reported in the console

  test('on the home page', async ({ page }) => {
    await open(page, '/')
    await page.getByRole('main').getByRole('button', { name: texts().shell.searchPlaceholder }).click()
    await expect(field(page)).toBeFocused()
  })

  test('on the 404 page, with the words of the address', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/docs/bi/dashboards-old')
    await page.getByRole('button', { name: texts().page.searchAddress }).click()
    await expect(field(page)).toHaveValue('bi dashboards old')
  })

  test('under the pages of a category', { tag: '@nightly' }, async ({ page }) => {
    await page.goto('/docs/bi/intro')
    const link = page.getByRole('link', { name: 'Искать в разделе «Аналитика»' })
    await link.click()
    await expect(page.getByRole('main').getByRole('searchbox')).toBeVisible()
  })
})

test('works under a base path', async ({ page }) => {
  await open(page, url('based', '/base/docs'))
  await page.keyboard.press('Control+k')
  await field(page).fill('другая')
  await expect(options(page).first()).toHaveAttribute('href', '/base/docs/other')
  await page.keyboard.press('Enter')
  await expect(page).toHaveURL(/\/base\/docs\/other$/)
  await expect(dialog(page)).toBeHidden()
})

test('a site without it in its navbar offers it nowhere', { tag: '@nightly' }, async ({ page }) => {
  for (const address of ['/', '/404', '/docs/kitchen-sink']) {
    await page.goto(url('fixture', address))
    await expect(page.locator('[data-search], [data-replay="search"], a[href^="/search"]')).toHaveCount(0)
  }
})

test('the page of results without a question says where tasks begin, and what was opened', { tag: '@nightly' }, async ({
  page,
}) => {
  const home = await (await page.request.get('/')).text()
  await open(page, '/docs')
  await ask(page, 'канбан')
  await page.keyboard.press('Enter')
  await expect(page).not.toHaveURL(/\/docs$/)
  await page.goto('/search')
  await expect(page.getByRole('main').getByRole('link').first(), 'before the start').toBeVisible()
  await start(page)
  await expect(page.getByRole('heading', { name: texts().search.recent })).toBeVisible()
  const tasks = page.getByRole('main').getByRole('navigation').last().getByRole('link')
  const addresses = await tasks.evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(addresses.length).toBeGreaterThan(8)
  for (const address of addresses) expect(home).toContain(`href="${address}"`)
  expect(await violations(page)).toEqual([])
  await page.getByRole('main').getByRole('searchbox').fill('канбан')
  await expect(tasks).toHaveCount(0)
})
