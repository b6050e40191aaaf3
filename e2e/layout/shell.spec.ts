import type { Page } from '@playwright/test'
import { serve } from '../../scripts/host/serve'
import { at, expect, LOCALES, open, start, test, texts } from '../support/reader'
import { SITES, someOf, url } from '../support/sites'

test.describe('skip link', () => {
  for (const locale of someOf(LOCALES)) {
    test(`is the first thing the keyboard reaches, and leads to the text, ${locale}`, async ({ page }) => {
      await page.goto(at(locale, '/docs'))
      await page.keyboard.press('Tab')
      const link = page.getByRole('link', { name: texts(locale).shell.skip })
      await expect(link).toBeFocused()
      await expect(link).toBeInViewport()
      await page.keyboard.press('Enter')
      await expect(page.getByRole('main')).toBeFocused()
    })
  }
})

test('a closed storage breaks nothing', async ({ page }) => {
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage']) {
      Object.defineProperty(window, name, {
        get() {
          throw new DOMException('closed', 'SecurityError')
        },
      })
    }
  })
  await open(page, '/docs')
  await page.getByRole('button', { name: texts().shell.closeAnnouncement }).click()
  await expect(page.getByRole('region', { name: texts().shell.announcement })).toBeHidden()
  await page.getByRole('navigation', { name: texts().docs.sidebar }).getByRole('link', { name: 'Архитектура' }).click()
  await expect(page).toHaveURL('/docs/architecture/intro')
})

test.describe('footer', () => {
  for (const locale of someOf(LOCALES)) {
    test(`has four columns; outside links open a new tab, ${locale}`, async ({ page }) => {
      await page.goto(at(locale, '/docs'))
      const footer = page.getByRole('contentinfo')
      await expect(footer.getByRole('heading', { level: 2 })).toHaveCount(4)
      await expect(footer.getByRole('link', { name: 'support@platform.example' })).toHaveAttribute(
        'href',
        'mailto:support@platform.example',
      )
      await expect(footer.getByRole('link', { name: '+7 495' })).toHaveAttribute('href', 'tel:+74950000000')
      await expect(footer).toContainText('© 2025')
      const outside = footer.getByRole('link', { name: texts(locale).shell.external })
      expect(await outside.count()).toBeGreaterThanOrEqual(6)
      for (const link of await outside.all()) {
        await expect(link).toHaveAttribute('target', '_blank')
        await expect(link).toHaveAttribute('rel', 'noopener noreferrer')
      }
    })
  }
})

test.describe('an address that does not exist', () => {
  test.use({ noisy: true }) // the browser reports the status of the page
  for (const locale of someOf(LOCALES)) {
    for (const path of someOf(['/no-such-page', '/docs/no/such/page', '/docs/tags/none'])) {
      test(`answers 404 in the language of the path: ${at(locale, path)}`, async ({ page }) => {
        const response = await page.goto(at(locale, path))
        expect(response?.status()).toBe(404)
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts(locale).page.notFoundTitle)
        await expect(page.getByText(texts(locale).page.notFoundOwner)).toBeVisible()
        await expect(page).toHaveTitle(`${texts(locale).page.notFoundTitle} | Docs`)
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
    }
  }
})

test.describe('addresses', () => {
  for (const [from, to] of [
    ['/index.html', '/'],
    ['/docs.html', '/docs'],
    ['/docs/index.html', '/docs'],
    ['/docs/', '/docs'],
    ['/en/index.html', '/en'],
    ['/en/docs/bi/intro.html?a=1', '/en/docs/bi/intro?a=1'],
  ] as const) {
    test(`${from} is redirected to ${to}`, async ({ request }) => {
      const response = await request.get(from, { maxRedirects: 0 })
      expect(response.status()).toBe(301)
      expect(response.headers().location).toBe(to)
    })
  }

  // Browsers ask for it whenever a document has no icon of its own for a moment, as between two pages.
  test('/favicon.ico is there', async ({ request }) => {
    expect((await request.get('/favicon.ico')).status()).toBe(200)
  })

  test('pages under a base path work', async ({ page }) => {
    await open(page, url('based', '/base/docs'))
    await page.getByRole('main').getByRole('link', { name: 'Другая' }).first().click()
    await expect(page).toHaveURL(url('based', '/base/docs/other'))
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Другая')
    await page.locator('summary', { hasText: `${texts().shell.language}: ` }).click()
    await page.getByRole('link', { name: 'English', exact: true }).click()
    await expect(page).toHaveURL(url('based', '/base/en/docs/other'))
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
