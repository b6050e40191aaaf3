import type { Page } from '@playwright/test'
import { serve } from '../scripts/serve'
import { at, expect, LOCALES, open, say, start, test, texts, theme } from './reader'
import { SITES, url } from './sites'

/** What the page showed at every frame since it began to load: `look` is evaluated in the page. */
async function atEveryFrame(page: Page, look: string): Promise<() => Promise<unknown[]>> {
  await page.addInitScript(
    `(() => { const seen = window.seen = []; const next = () => { if (document.body?.children.length > 1) seen.push(${look}); requestAnimationFrame(next) }; next() })()`,
  )
  return () => page.evaluate(() => (window as unknown as { seen: unknown[] }).seen)
}

const colorMode = (page: Page, mode: 'mode_system' | 'mode_light' | 'mode_dark') =>
  page.getByRole('button', { name: say('ru', 'shell')('colorMode', { mode: texts().shell[mode] }) })
const stored = (page: Page, key: string) => page.evaluate((name) => localStorage.getItem(name), key)

test.describe('skip link', () => {
  for (const locale of LOCALES) {
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

test.describe('announcement', () => {
  const bar = (page: Page) => page.getByRole('region', { name: texts().shell.announcement })
  const close = (page: Page) => page.getByRole('button', { name: texts().shell.closeAnnouncement })

  test('has its own text and a working link in each language', async ({ page }) => {
    for (const locale of LOCALES) {
      await page.goto(at(locale, '/docs'))
      const link = page.getByRole('region', { name: texts(locale).shell.announcement }).getByRole('link')
      await expect(link).toHaveAttribute('href', at(locale, '/docs/architecture/intro'))
    }
  })

  test('closed once stays closed, without a flash', async ({ page }) => {
    await page.goto('/docs')
    await close(page).click()
    await expect(bar(page)).toBeHidden()
    const seen = await atEveryFrame(page, `getComputedStyle(document.getElementById('announcement')).display`)
    await page.reload()
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
    expect(new Set(await seen())).toEqual(new Set(['none']))
    await page.goto('/')
    await expect(bar(page)).toBeHidden()
  })

  for (const value of ['another-id', '{"damaged', '']) {
    test(`is shown when another or a damaged id is stored: “${value}”`, async ({ page }) => {
      await page.addInitScript((id) => localStorage.setItem('announcement', id), value)
      await page.goto('/docs')
      await expect(bar(page)).toBeVisible()
    })
  }

  test('has the colours of site.yaml', async ({ page }) => {
    await page.goto(url('fixture', '/docs'))
    await expect(bar(page)).toHaveCSS('background-color', 'rgb(34, 34, 34)')
    await expect(bar(page)).toHaveCSS('color', 'rgb(255, 255, 255)')
  })
})

test.describe('navbar', () => {
  for (const locale of LOCALES) {
    test(`leads to the sections, ${locale}`, async ({ page }) => {
      await page.goto(at(locale, '/'))
      const links = page.getByRole('navigation', { name: texts(locale).shell.mainNav })
      const enterprise = links.getByRole('link', { name: locale === 'ru' ? 'Корпоративная версия' : 'Enterprise' })
      await expect(enterprise).toHaveAttribute('target', '_blank')
      await expect(enterprise).toHaveAttribute('rel', 'noopener noreferrer')
      await expect(enterprise).toHaveAccessibleName(new RegExp(texts(locale).shell.external.replace(/[()]/g, '\\$&')))
      await links.getByRole('link', { name: locale === 'ru' ? 'Документация' : 'Documentation' }).click()
      await expect(page).toHaveURL(at(locale, '/docs'))
    })
  }

  test('marks the section the reader is in', async ({ page }) => {
    await open(page, '/')
    const docs = page
      .getByRole('navigation', { name: texts().shell.mainNav })
      .getByRole('link', { name: 'Документация' })
    await expect(docs).not.toHaveAttribute('aria-current')
    await docs.click()
    await expect(page).toHaveURL('/docs')
    await expect(docs).toHaveAttribute('aria-current', 'true')
  })

  test('has a version menu only when there is a choice', async ({ page }) => {
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

  test('leads to the same page and keeps query and hash', async ({ page }) => {
    await open(page, '/docs/workflow/intro?a=1&b=%D1%8F#top')
    await menu(page, 'ru').click()
    await page.getByRole('link', { name: 'English', exact: true }).click()
    await expect(page).toHaveURL('/en/docs/workflow/intro?a=1&b=%D1%8F#top')
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await start(page)
    await menu(page, 'en').click()
    await page.getByRole('link', { name: 'Русский', exact: true }).click()
    await expect(page).toHaveURL('/docs/workflow/intro?a=1&b=%D1%8F#top')
  })

  test('leads to the same page after a soft navigation', async ({ page }) => {
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

  test('leads to the same page before the framework has started', async ({ page }) => {
    await page.route('**/_next/static/**/*.js', () => {})
    await page.goto('/en/docs/bi/intro')
    await menu(page, 'en').click()
    await expect(page.getByRole('link', { name: 'Русский', exact: true })).toHaveAttribute('href', '/docs/bi/intro')
  })

  test('marks the current language; Escape and a press outside close the menu', async ({ page }) => {
    await open(page, '/en/docs')
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

  test('an address that only begins like a language is no language', async ({ request }) => {
    const response = await request.get('/english')
    expect(response.status()).toBe(404)
    expect(await response.text()).toContain('lang="ru"')
  })
})

test.describe('colour mode', () => {
  test('cycles system, light, dark', async ({ page }) => {
    await open(page, '/docs')
    for (const [mode, next, key, shown] of [
      ['mode_system', 'mode_light', 'light', 'light'],
      ['mode_light', 'mode_dark', 'dark', 'dark'],
      ['mode_dark', 'mode_system', 'system', 'light'],
    ] as const) {
      await colorMode(page, mode).click()
      await expect(colorMode(page, next)).toBeVisible()
      expect(await stored(page, 'theme')).toBe(key)
      expect(await theme(page)).toBe(shown)
    }
  })

  test('has two states where the system preference is not respected', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await open(page, url('based', '/base/docs'))
    expect(await theme(page)).toBe('light')
    await colorMode(page, 'mode_light').click()
    await expect(colorMode(page, 'mode_dark')).toBeVisible()
    expect(await theme(page)).toBe('dark')
    await colorMode(page, 'mode_dark').click()
    await expect(colorMode(page, 'mode_light')).toBeVisible()
    expect(await theme(page)).toBe('light')
  })

  for (const choice of ['light', 'dark'] as const) {
    test(`${choice} is kept over a reload, without a flash`, async ({ page }) => {
      await page.emulateMedia({ colorScheme: choice === 'dark' ? 'light' : 'dark' })
      await page.addInitScript((value) => localStorage.setItem('theme', value), choice)
      const seen = await atEveryFrame(
        page,
        `document.documentElement.dataset.theme + ' ' + getComputedStyle(document.documentElement).colorScheme`,
      )
      await open(page, '/docs')
      await expect(colorMode(page, choice === 'dark' ? 'mode_dark' : 'mode_light')).toBeVisible()
      expect(new Set(await seen())).toEqual(new Set([`${choice} ${choice}`]))
    })
  }

  test('other tabs follow at once', async ({ page, context }) => {
    const other = await context.newPage()
    await other.goto('/en/docs/bi/intro')
    await open(page, '/docs')
    await colorMode(page, 'mode_system').click()
    await colorMode(page, 'mode_light').click()
    await expect.poll(() => theme(other)).toBe('dark')
  })

  test('a change of the system is followed and not stored', async ({ page }) => {
    await page.goto('/docs')
    expect(await theme(page)).toBe('light')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect.poll(() => theme(page)).toBe('dark')
    expect(await stored(page, 'theme')).toBeNull()
  })

  test('a choice of the reader outlives a change of the system', async ({ page }) => {
    await page.addInitScript(() => localStorage.setItem('theme', 'light'))
    await open(page, '/docs')
    await page.emulateMedia({ colorScheme: 'dark' })
    await expect(colorMode(page, 'mode_light')).toBeVisible()
    expect(await theme(page)).toBe('light')
  })

  for (const [site, address, expected] of [
    ['main', '/docs', 'dark'],
    ['based', '/base/docs', 'light'],
  ] as const) {
    for (const value of ['{"damaged', 'blue', '']) {
      test(`a damaged value “${value}” counts as none, ${site}`, async ({ page }) => {
        await page.emulateMedia({ colorScheme: 'dark' })
        await page.addInitScript((damaged) => localStorage.setItem('theme', damaged), value)
        await page.goto(url(site, address))
        expect(await theme(page)).toBe(expected)
        await start(page)
        expect(await theme(page)).toBe(expected)
      })
    }
  }

  test('“system” counts as none where the system preference is not respected', async ({ page }) => {
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.addInitScript(() => localStorage.setItem('theme', 'system'))
    await open(page, url('based', '/base/docs'))
    expect(await theme(page)).toBe('light')
  })
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
  for (const locale of LOCALES) {
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
  for (const locale of LOCALES) {
    for (const path of ['/no-such-page', '/docs/no/such/page', '/docs/tags/none']) {
      test(`answers 404 in the language of the path: ${at(locale, path)}`, async ({ page }) => {
        const response = await page.goto(at(locale, path))
        expect(response?.status()).toBe(404)
        await expect(page.locator('html')).toHaveAttribute('lang', locale)
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts(locale).shell.notFoundTitle)
        await expect(page.getByText(texts(locale).shell.notFoundOwner)).toBeVisible()
        await expect(page).toHaveTitle(`${texts(locale).shell.notFoundTitle} | Docs`)
        await start(page)
        await page
          .getByRole('main')
          .getByRole('link', { name: texts(locale).shell.notFoundDocs })
          .click()
        await expect(page).toHaveURL(at(locale, '/docs'))
        await expect(page.getByRole('main').getByRole('heading', { level: 1 })).not.toHaveText(
          texts(locale).shell.notFoundTitle,
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
  const banner = (page: Page, locale: 'ru' | 'en') => page.getByText(texts(locale).shell.baseUrlTitle)

  for (const [prefix, suggestion] of [
    ['', '/'],
    ['/elsewhere', '/elsewhere'],
  ] as const) {
    test(`is told, with ${suggestion} for a site served at ${prefix || 'the root'}`, async ({ page }, {
      parallelIndex,
    }) => {
      const port = SITES.main.port + 20 + parallelIndex
      const server = await serve(SITES.based.out, port, prefix)
      try {
        for (const locale of LOCALES) {
          await page.goto(`http://localhost:${port}${prefix}${at(locale, '/docs/other')}`)
          await expect(banner(page, locale)).toBeVisible()
          await expect(page.getByText('base_path: /base')).toBeVisible()
          await expect(page.getByText(texts(locale).shell.baseUrlSuggestion).locator('code')).toHaveText(suggestion)
        }
      } finally {
        server.closeAllConnections()
        server.close()
      }
    })
  }

  test('is not told where the path is right', async ({ page }) => {
    await page.goto(url('based', '/base/docs'))
    await expect(banner(page, 'ru')).toBeHidden()
  })
})

test.describe('a crash', () => {
  test.use({ noisy: true })
  for (const locale of LOCALES) {
    test(`shows its screen, and trying again brings the page back, ${locale}`, async ({ page }) => {
      await open(page, at(locale, '/docs'))
      // The browser refuses the next page's content with an exception, as a fault of the code would.
      await page.evaluate(() => {
        const copy = document.importNode.bind(document)
        document.importNode = (node, isDeep) => {
          if (!('mended' in window)) throw new Error('no content today')
          return copy(node, isDeep)
        }
      })
      const menu = page.getByRole('navigation', { name: texts(locale).docs.sidebar })
      await menu.getByRole('link', { name: locale === 'ru' ? 'Архитектура' : 'Architecture' }).click()
      const screen = page.getByRole('main')
      await expect(screen.getByRole('heading', { name: texts(locale).shell.crashTitle })).toBeVisible()
      await expect(screen).toContainText(texts(locale).shell.crashText)
      await expect(screen).toContainText('no content today')
      await page.evaluate(() => Object.assign(window, { mended: true }))
      await screen.getByRole('button', { name: texts(locale).shell.tryAgain }).click()
      await expect(page.getByRole('navigation', { name: texts(locale).docs.breadcrumbs })).toBeVisible()
    })
  }
})
