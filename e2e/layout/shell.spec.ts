import type { Page } from '@playwright/test'
import { serve } from '../../scripts/host/serve'
import { ask, dialog, field, options } from '../search/search'
import { at, expect, LOCALES, mark, open, start, test, texts } from '../support/reader'
import { SITES, someOf, url } from '../support/sites'

test('a closed storage breaks nothing', { tag: '@nightly' }, async ({ page }) => {
  await page.addInitScript(() => {
    const closed = {
      get() {
        throw new DOMException('closed', 'SecurityError')
      },
    }
    for (const name of ['localStorage', 'sessionStorage', 'caches', 'indexedDB'])
      Object.defineProperty(window, name, closed)
    Object.defineProperty(Navigator.prototype, 'serviceWorker', closed)
  })
  await open(page, '/docs')
  await page.getByRole('button', { name: texts().shell.closeAnnouncement }).click()
  await expect(page.getByRole('region', { name: texts().shell.announcement })).toBeHidden()
  await page.getByRole('navigation', { name: texts().docs.sidebar }).getByRole('link', { name: 'Архитектура' }).click()
  await expect(page).toHaveURL('/docs/architecture/intro')
  await ask(page, 'дашборд')
  await options(page).first().click()
  await expect(page).not.toHaveURL('/docs/architecture/intro')
})

test.describe('an address that does not exist', () => {
  test.use({ noisy: true }) // the browser reports the status of the page
  for (const locale of someOf(LOCALES))
    test(`answers 404 in the language of the path, and leads to what is near, ${locale}`, async ({ page }) => {
      const mistyped = { path: '/docs/bi/dashbord', near: locale === 'ru' ? 'Дашборды' : 'Dashboards' }
      const others = ['/no-such-page', '/docs/no/such/page', '/docs/tags/none'].map((path) => ({ path, near: '' }))
      for (const { path, near } of someOf([mistyped, ...others]))
        await test.step(path, async () => {
          const response = await page.goto(at(locale, path))
          expect(response?.status()).toBe(404)
          await expect(page.locator('html')).toHaveAttribute('lang', locale)
          await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts(locale).page.notFoundTitle)
          await expect(page.getByText(texts(locale).page.notFoundOwner)).toBeVisible()
          await expect(page).toHaveTitle(`${texts(locale).page.notFoundTitle} | Docs`)
          if (near) await expect(page.getByRole('main').getByRole('listitem').first()).toHaveText(near)
        })
      await start(page)
      await page
        .getByRole('main')
        .getByRole('link', { name: texts(locale).page.notFoundDocs })
        .click()
      await expect(page).toHaveURL(at(locale, '/docs'))
      await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText(
        texts(locale).page.notFoundTitle,
      )
    })
})

test.describe('addresses', () => {
  test('of a file are redirected to the address of its page', async ({ request }) => {
    for (const [from, to] of [
      ['/index.html', '/'],
      ['/docs.html', '/docs'],
      ['/docs/index.html', '/docs'],
      ['/docs/', '/docs'],
      ['/en/index.html', '/en'],
      ['/en/docs/bi/intro.html?a=1', '/en/docs/bi/intro?a=1'],
    ] as const) {
      const response = await request.get(from, { maxRedirects: 0 })
      expect(response.status(), from).toBe(301)
      expect(response.headers().location).toBe(to)
    }
  })

  // Browsers ask for it whenever a document has no icon of its own for a moment, as between two pages.
  test('/favicon.ico is there', async ({ request }) => {
    expect((await request.get('/favicon.ico')).status()).toBe(200)
  })

  test('an address that only begins like a language is no language', async ({ request }) => {
    const response = await request.get('/english')
    expect(response.status()).toBe(404)
    expect(await response.text()).toContain('lang="ru"')
  })

  test('under a base path: a link, the language, the search', async ({ page }) => {
    await open(page, url('based', '/base/docs'))
    const isSame = await mark(page)
    await page.getByRole('main').getByRole('link', { name: 'Другая' }).first().click()
    await expect(page).toHaveURL(url('based', '/base/docs/other'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Другая')
    await page.keyboard.press('Control+k')
    await field(page).fill('начало')
    await expect(options(page).first()).toHaveAttribute('href', '/base/docs')
    await page.keyboard.press('Enter')
    await expect(page).toHaveURL(url('based', '/base/docs'))
    await expect(dialog(page)).toBeHidden()
    expect(await isSame()).toBe(true)
    await page.locator('summary', { hasText: `${texts().shell.language}: ` }).click()
    await page.getByRole('link', { name: 'English', exact: true }).click()
    await expect(page).toHaveURL(url('based', '/base/en/docs'))
  })
})

test.describe('a wrong base path', () => {
  test.use({ noisy: true }) // nothing of the site's own is found
  const banner = (page: Page, locale: 'ru' | 'en') => page.getByText(texts(locale).bare.baseUrlTitle)

  for (const [prefix, suggestion] of someOf([
    ['', '/'],
    ['/elsewhere', '/elsewhere'],
  ] as const)) {
    test(`is reported, with ${suggestion} for a site served at ${prefix || 'the root'}`, async ({ page }, {
      parallelIndex,
    }) => {
      const port = SITES.main.port + 20 + parallelIndex
      const server = await serve(SITES.based.out, port, prefix)
      try {
        for (const locale of LOCALES) {
          await page.goto(`http://localhost:${port}${prefix}${at(locale, '/docs/other')}`)
          await expect(banner(page, locale)).toBeVisible()
          await expect(page.getByText('base_path: /base')).toBeVisible()
          await expect(page.getByText(texts(locale).bare.baseUrlSuggestion).locator('code')).toHaveText(suggestion)
        }
      } finally {
        server.closeAllConnections()
        server.close()
      }
    })
  }

  test('is not reported where the path is right', { tag: '@nightly' }, async ({ page }) => {
    await page.goto(url('based', '/base/docs'))
    await expect(banner(page, 'ru')).toBeHidden()
  })
})
