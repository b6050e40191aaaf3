import type { Page } from '@playwright/test'
import { RESULTS } from '../../components/search/asked'
import { violations } from '../support/axe'
import { atEveryFrame, expect, holdScripts, open, PHONE, settle, start, test, texts } from '../support/reader'
import { url } from '../support/sites'
import { ask, field, INDEX } from './search'

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
    await expect(results(page).nth(8)).toBeAttached()
    await page.evaluate(() => window.scrollTo({ top: 400, behavior: 'instant' }))
    await settle(page)
    const opened = await results(page)
      .nth(8)
      .evaluate((link: HTMLAnchorElement) => {
        link.click() // one of a locator scrolls the page
        return link.pathname
      })
    await expect(page).toHaveURL(({ pathname }) => pathname === opened)
    await expect(page.getByRole('heading', { level: 1, name: texts().search.pageTitle })).toHaveCount(0)
    await page.goBack()
    await expect(page).toHaveURL(/\/search\?q=puts3object$/)
    await expect(box(page)).toHaveValue('puts3object')
    await expect(results(page).first()).toContainText('PutS3Object')
    await expect.poll(() => page.evaluate(() => Math.round(scrollY)), 'the place of the reader').toBe(400)
    await page.goto(`/search?q=${'x'.repeat(80)}`)
    await expect(page).toHaveURL(`/search?q=${'x'.repeat(64)}`)
  })

  test('is narrowed by filters, turned page by page; Back takes back each, and leaves after that', async ({ page }) => {
    await page.goto('/docs')
    await page.goto('/search?q=json')
    const status = page.getByRole('main').getByRole('status')
    const kind = page.getByRole('checkbox', { name: /Компоненты ETL/ })
    await expect(status).toContainText('по запросу «json»')
    await expect(results(page)).toHaveCount(RESULTS.hitsPerPage)
    const before = await status.textContent()
    await kind.check()
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

    await page.goBack()
    await expect(page).toHaveURL(/q=json&kind=etl$/)
    await expect(page.getByRole('link', { name: 'Страница 1', exact: true })).toHaveAttribute('aria-current', 'page')
    await page.goBack()
    await expect(page).toHaveURL(/q=json$/)
    await expect(kind).not.toBeChecked()
    await page.goForward()
    await expect(kind).toBeChecked()
    await page.getByRole('button', { name: texts().search.reset }).click()
    await expect(page).not.toHaveURL(/kind=/)
    await page.goBack()
    await expect(kind).toBeChecked()
    await page.goBack()
    await expect(kind).not.toBeChecked()
    await page.goBack()
    await expect(page).toHaveURL(/\/docs$/)
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
