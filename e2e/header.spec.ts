import type { Page, Route } from '@playwright/test'
import { expect, open, PHONE, say, start, test, texts, theme } from './reader'
import { url } from './sites'

const SCRIPTS = '**/_next/static/**/*.js'
const later = (ms: number) => async (route: Route) => {
  await new Promise((resolve) => setTimeout(resolve, ms))
  await route.continue().catch(() => undefined) // the page may have gone
}
const colorMode = (page: Page, mode: 'mode_system' | 'mode_light' | 'mode_dark') =>
  page.getByRole('button', { name: say('ru', 'shell')('colorMode', { mode: texts().shell[mode] }) })
const language = (page: Page) => page.locator('header details[data-menu] summary').last()
const english = (page: Page) => page.locator('a[data-locale="en"]')
const docs = (page: Page) =>
  page.getByRole('navigation', { name: texts().shell.mainNav }).getByRole('link', { name: 'Документация' })

test.describe('before hydration', () => {
  test('the colour button shows the stored mode, with data-saver too', async ({ page }) => {
    await page.addInitScript(() => {
      localStorage.setItem('theme', 'dark')
      Object.defineProperty(navigator, 'connection', { value: { saveData: true } })
    })
    await page.goto('/docs')
    await expect(colorMode(page, 'mode_dark')).toBeVisible()
    await expect(colorMode(page, 'mode_system')).toHaveCount(0)
  })

  test('two presses of the colour button count as two', async ({ page }) => {
    await page.route(SCRIPTS, later(600))
    await page.goto('/docs')
    await colorMode(page, 'mode_system').click()
    await colorMode(page, 'mode_system').click()
    await expect(colorMode(page, 'mode_dark')).toBeVisible()
    await expect.poll(() => theme(page)).toBe('dark')
  })

  test('the section of the page is marked', async ({ page }) => {
    await page.route(SCRIPTS, () => {})
    await page.goto('/docs/bi/intro')
    await expect(docs(page)).toHaveAttribute('aria-current', 'true')
  })

  test('the language link keeps query and hash', async ({ page }) => {
    await page.route(SCRIPTS, () => {})
    await page.goto('/docs/etl/processors?q=kafka#group-x')
    await language(page).click()
    await english(page).click()
    await expect(page).toHaveURL('/en/docs/etl/processors?q=kafka#group-x')
  })
})

for (const state of ['before', 'after'] as const) {
  test(`a middle click on the language keeps query and hash, ${state} hydration`, async ({ page, context }) => {
    if (state === 'before') await page.route(SCRIPTS, () => {})
    await page.goto('/docs/bi/intro?a=b#x')
    if (state === 'after') await start(page)
    await language(page).click()
    const opened = context.waitForEvent('page')
    await english(page).click({ button: 'middle' })
    await expect(await opened).toHaveURL('/en/docs/bi/intro?a=b#x')
  })
}

test('a closed announcement gives the focus to the top, and stays closed for pages from the back/forward cache', async ({
  page,
}) => {
  await open(page, '/docs/bi/intro')
  await page.getByRole('button', { name: texts().shell.closeAnnouncement }).press('Enter')
  await expect(page.locator('#announcement')).toBeHidden()
  await expect(page.locator('#top')).toBeFocused()
  // As in a page that was kept while the bar was closed on another one.
  await page.evaluate(() => {
    delete document.documentElement.dataset.closed
    dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))
  })
  await expect(page.locator('#announcement')).toBeHidden()
})

test('an announcement closed in one tab closes in the others', async ({ page, context }) => {
  const other = await context.newPage()
  await open(other, '/docs')
  await open(page, '/docs')
  await page.getByRole('button', { name: texts().shell.closeAnnouncement }).click()
  await expect(other.locator('#announcement')).toBeHidden()
})

test.describe('a reader of another version', () => {
  const stored = (page: Page) => page.evaluate(() => localStorage.getItem('docs-version'))
  const toDocs = (page: Page) => page.getByRole('navigation', { name: texts().shell.mainNav }).getByRole('link').first()

  test('comes back to it from the home page', async ({ page }) => {
    await open(page, url('fixture', '/docs/next'))
    await expect.poll(() => stored(page)).toBe('current')
    await open(page, url('fixture', '/'))
    await expect(toDocs(page)).toHaveAttribute('href', '/docs/next')
    await toDocs(page).click()
    await expect(page).toHaveURL(url('fixture', '/docs/next'))
  })

  test('comes to the latest one when theirs has gone, and it is forgotten', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('docs-version', '0.1'))
    await open(page, url('fixture', '/'))
    await expect(toDocs(page)).toHaveAttribute('href', '/docs')
    await expect.poll(() => stored(page)).toBeNull()
  })
})

test('a host without redirects keeps no ending in the address, and links stay right', async ({ page }) => {
  await page.route('**/docs/bi/dashboard.html?a=b', async (route) =>
    route.fulfill({ response: await route.fetch({ url: url('main', '/docs/bi/dashboard') }) }),
  )
  await page.goto('/docs/bi/dashboard.html?a=b#x')
  await expect(page).toHaveURL('/docs/bi/dashboard?a=b#x')
  await start(page)
  await expect(page).toHaveURL('/docs/bi/dashboard?a=b#x')
  await expect(english(page)).toHaveAttribute('href', /^\/en\/docs\/bi\/dashboard/)
})

test('the burger leads to the main menu on the screens for a page that failed', async ({ browser }) => {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, baseURL: url('fixture', '') })
  const page = await context.newPage()
  await open(page, '/docs/guide/first')
  await page.route('**/docs/guide/second', (route) => route.abort())
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/docs/guide/second"]')?.click())
  await expect(page.getByRole('alert')).toBeVisible()
  expect((await page.getByRole('alert').boundingBox())?.x).toBeGreaterThan(8)
  await page.getByRole('button', { name: texts().shell.menu }).tap()
  await expect(page.locator('#drawer').getByRole('navigation', { name: texts().shell.mainMenu })).toBeVisible()
  await context.close()
})
