import type { Page } from '@playwright/test'
import {
  at,
  colorMode,
  expect,
  LOCALES,
  later,
  open,
  PHONE,
  SCRIPTS,
  start,
  test,
  texts,
  theme,
} from '../support/reader'
import { someOf, url } from '../support/sites'

const language = (page: Page) => page.locator('header details[data-menu] summary').last()
const english = (page: Page) => page.locator('a[data-locale="en"]')

test.describe('before hydration', () => {
  test('two presses of the colour button count as two', { tag: '@nightly' }, async ({ page }) => {
    await page.route(SCRIPTS, later(600))
    await page.goto('/docs')
    await colorMode(page, 'mode_system').click()
    await colorMode(page, 'mode_system').click()
    await expect(colorMode(page, 'mode_dark')).toBeVisible()
    await expect.poll(() => theme(page)).toBe('dark')
  })

  test('the language link keeps query and hash, in another tab too', async ({ page, context }) => {
    await page.route(SCRIPTS, () => {})
    await page.goto('/docs/etl/processors?q=kafka#group-x', { waitUntil: 'domcontentloaded' }) // its scripts are held
    await language(page).click()
    const opened = context.waitForEvent('page')
    await english(page).click({ button: 'middle' })
    const other = await opened
    await expect(other).toHaveURL('/en/docs/etl/processors?q=kafka#group-x')
    await other.close()
    await english(page).click()
    await expect(page).toHaveURL('/en/docs/etl/processors?q=kafka#group-x')
  })
})

test('a middle click on the language keeps query and hash, after hydration', { tag: '@nightly' }, async ({
  page,
  context,
}) => {
  await open(page, '/docs/bi/intro?a=b#x')
  await language(page).click()
  const opened = context.waitForEvent('page')
  await english(page).click({ button: 'middle' })
  await expect(await opened).toHaveURL('/en/docs/bi/intro?a=b#x')
})

test.describe('a reader of another version', () => {
  const stored = (page: Page) => page.evaluate(() => localStorage.getItem('docs-version'))
  const toDocs = (page: Page) => page.getByRole('navigation', { name: texts().shell.mainNav }).getByRole('link').first()

  test('comes back to it from the home page', { tag: '@nightly' }, async ({ page }) => {
    await open(page, url('fixture', '/docs/next'))
    await expect.poll(() => stored(page)).toBe('current')
    await open(page, url('fixture', '/'))
    await expect(toDocs(page)).toHaveAttribute('href', '/docs/next')
    await toDocs(page).click()
    await expect(page).toHaveURL(url('fixture', '/docs/next'))
  })

  test('comes to the latest one when theirs has gone, and it is forgotten', { tag: '@nightly' }, async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('docs-version', '0.1'))
    await open(page, url('fixture', '/'))
    await expect(toDocs(page)).toHaveAttribute('href', '/docs')
    await expect.poll(() => stored(page)).toBeNull()
  })
})

test('a host without redirects keeps no ending in the address, and links stay right', { tag: '@nightly' }, async ({
  page,
}) => {
  await page.route('**/docs/guide/second.html?a=b', async (route) =>
    route.fulfill({ response: await route.fetch({ url: url('fixture', '/docs/guide/second') }) }),
  )
  await page.goto(url('fixture', '/docs/guide/second.html?a=b#x'))
  await expect(page).toHaveURL(url('fixture', '/docs/guide/second?a=b#x'))
  await start(page)
  await expect(page).toHaveURL(url('fixture', '/docs/guide/second?a=b#x'))
  await expect(english(page)).toHaveAttribute('href', /^\/en\/docs\/guide\/second/)
})

test('the burger opens the menu of the page that stays when the next one failed', { tag: '@nightly' }, async ({
  browser,
}) => {
  const context = await browser.newContext({ viewport: PHONE, hasTouch: true, baseURL: url('fixture', '') })
  const page = await context.newPage()
  await open(page, '/docs/guide/first')
  await page.route('**/docs/guide/second.txt', (route) => route.abort())
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/docs/guide/second"]')?.click())
  const failure = page.getByRole('alert').filter({ hasText: texts().screens.loadFailed })
  await expect(failure).toBeVisible()
  expect((await failure.boundingBox())?.x).toBeGreaterThan(8)
  await page.getByRole('button', { name: texts().shell.menu }).tap()
  await expect(page.locator('[id="site:drawer"]').getByRole('navigation', { name: texts().docs.sidebar })).toBeVisible()
  await context.close()
})

test.describe('navbar', () => {
  for (const locale of someOf(LOCALES))
    test(`comes after the skip link, leads to the sections and marks the one the reader is in, ${locale}`, async ({
      page,
    }) => {
      await page.goto(at(locale, '/'))
      await page.keyboard.press('Tab')
      const skip = page.getByRole('link', { name: texts(locale).shell.skip })
      await expect(skip, 'the first thing the keyboard reaches').toBeFocused()
      await expect(skip).toBeInViewport()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()

      await start(page)
      const links = page.getByRole('navigation', { name: texts(locale).shell.mainNav })
      const docs = links.getByRole('link', { name: locale === 'ru' ? 'Документация' : 'Documentation' })
      await expect(docs).not.toHaveAttribute('aria-current')
      await docs.click()
      await expect(page).toHaveURL(at(locale, '/docs'))
      await expect(docs).toHaveAttribute('aria-current', 'true')
    })

  test('has a version menu only when there is a choice', { tag: '@nightly' }, async ({ page }) => {
    const versions = page.locator('summary', { hasText: texts().shell.versions })
    await page.goto('/docs')
    await expect(versions).toHaveCount(0)
    await page.goto(url('fixture', '/docs'))
    await expect(versions).toBeVisible()
  })
})

test.describe('language switch', () => {
  const menu = (page: Page, locale: 'ru' | 'en') =>
    page.locator('summary', { hasText: `${texts(locale).shell.language}: ` })

  const russian = (page: Page) => page.getByRole('link', { name: 'Русский', exact: true })

  test('leads to the same page, its query, hash and heading; marks the current language', async ({ page }) => {
    await open(page, '/docs/bi/dashboard?a=1&b=%D1%8F')
    const heading = page.locator('#filters')

    await test.step('leads to the heading that the reader has reached', async () => {
      await menu(page, 'ru').click()
      await heading.evaluate((element) => element.scrollIntoView())
      const { x, y } = (await page.getByRole('link', { name: 'English', exact: true }).boundingBox()) ?? { x: 0, y: 0 }
      await page.mouse.click(x + 5, y + 5) // a click of a locator scrolls the page
      await expect(page).toHaveURL('/en/docs/bi/dashboard?a=1&b=%D1%8F#filters')
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(heading).toBeInViewport()
    })

    await test.step('Escape and a press outside close the menu', async () => {
      await start(page)
      await menu(page, 'en').click()
      const current = page.getByRole('link', { name: 'English', exact: true })
      await expect(current).toHaveAttribute('aria-current', 'true')
      await page.keyboard.press('Escape')
      await expect(current).toBeHidden()
      await expect(menu(page, 'en')).toBeFocused()
      await menu(page, 'en').click()
      await expect(current).toBeVisible()
      await page.getByRole('heading', { level: 1 }).click()
      await expect(current).toBeHidden()
    })

    await test.step('keeps query and hash', async () => {
      await page.goto('/en/docs/bi/dashboard?a=1&b=%D1%8F#top')
      await menu(page, 'en').click()
      await russian(page).click()
      await expect(page).toHaveURL('/docs/bi/dashboard?a=1&b=%D1%8F#top')
    })
  })

  test('leads to the same page after a soft navigation', { tag: '@nightly' }, async ({ page }) => {
    await open(page, '/docs')
    await page
      .getByRole('navigation', { name: texts().docs.sidebar })
      .getByRole('link', { name: 'Архитектура' })
      .click()
    await expect(page).toHaveURL('/docs/architecture/intro')
    await menu(page, 'ru').click()
    await page.getByRole('link', { name: 'English', exact: true }).click()
    await expect(page).toHaveURL('/en/docs/architecture/intro')
  })

  test('leads to the same page before the framework has started', { tag: '@nightly' }, async ({ page }) => {
    await page.route('**/_next/static/**/*.js', () => {})
    await page.goto('/en/docs/bi/intro')
    await menu(page, 'en').click()
    await expect(russian(page)).toHaveAttribute('href', '/docs/bi/intro')
  })
})
