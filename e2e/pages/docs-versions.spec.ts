import type { Page } from '@playwright/test'
import { expect, LOCALES, type Locale, open, say, test, texts } from '../support/reader'
import { someOf, url } from '../support/sites'
import { fixture, h1 } from './docs'

const menu = (page: Page, locale: Locale = 'ru') => page.getByRole('navigation', { name: texts(locale).docs.sidebar })

test.describe('versions', () => {
  const versions = (page: Page, locale: Locale = 'ru') =>
    page.locator('summary', { hasText: texts(locale).shell.versions })

  test('the menu leads to each; a page says what its version is', async ({ page }) => {
    await open(page, fixture('/docs'))
    await expect(h1(page)).toHaveText('Начало')
    await expect(page.getByRole('note')).toHaveCount(0)
    await versions(page).click()
    await page.getByRole('link', { name: 'Next', exact: true }).click()
    await expect(page).toHaveURL(fixture('/docs/next'))
    await expect(h1(page)).toHaveText('Начало Next')
    await expect(page.getByRole('note')).toContainText(say('ru', 'docs')('unreleased', { version: 'Next' }))
    await expect(versions(page)).toContainText('Next')
    await versions(page).click()
    await page.getByRole('link', { name: '1.0', exact: true }).click()
    await expect(page).toHaveURL(fixture('/docs/1.0'))
    await expect(page.getByRole('note')).toContainText(say('ru', 'docs')('unmaintained', { version: '1.0' }))
    await expect(versions(page)).toContainText('1.0')
    await page.getByRole('link', { name: say('ru', 'docs')('latestLink', { version: '2.0' }) }).click()
    await expect(page).toHaveURL(fixture('/docs'))
    await expect(versions(page)).toContainText('2.0')
  })

  test('a reader whose version lacks the page is informed, and of no other version', async ({ page }) => {
    await open(page, fixture('/docs/guide/second'))
    await expect(page.getByRole('note')).toHaveCount(0)
    await page.goto(fixture('/docs/1.0/guide/second?q=1#text'))
    await expect(page).toHaveURL(/\/docs\/guide\/second\?from=1\.0&q=1#text$/)
    await expect(page.getByRole('note')).toContainText(say('ru', 'docs')('absent', { version: '1.0', shown: '2.0' }))
    await page.getByRole('link', { name: say('ru', 'docs')('latestLink', { version: '1.0' }) }).click()
    await expect(page).toHaveURL(fixture('/docs/1.0'))
    await expect(page.getByRole('note')).toHaveCount(1)
    await expect(page.getByRole('note')).toContainText(say('ru', 'docs')('unmaintained', { version: '1.0' }))
  })

  test('links of a text stay in its version, unless it lacks the page', async ({ request }) => {
    const get = async (address: string) => (await request.get(fixture(address))).text()
    const addresses = [...(await get('/sitemap.xml')).matchAll(/<loc>https:\/\/[^/]+(\/docs\/(?:next|1\.0)[^<]*)/g)]
    const links = await Promise.all(
      addresses.map(async ([, address = '']) => {
        const [, text = ''] = (await get(address)).split('</h1>') // above it stand the banners
        const version = address.split('/').slice(0, 3).join('/')
        return [...text.matchAll(/ href="(\/docs[^"#?]*)/g)].map(([, href = '']) => ({ version, href }))
      }),
    )
    const leaving = links.flat().filter(({ version, href }) => href !== version && !href.startsWith(`${version}/`))
    expect(links.flat()).toContainEqual({ version: '/docs/next', href: '/docs/next/guide/first' })
    expect(leaving).toContainEqual({ version: '/docs/next', href: '/docs/guide/second' })
    for (const { version, href } of leaving)
      expect((await request.get(fixture(href.replace('/docs', version)), { maxRedirects: 0 })).status()).not.toBe(200)
  })

  test('each has its own sidebar', async ({ page }) => {
    await page.goto(fixture('/docs/next/guide/first', 'en'))
    await expect(menu(page, 'en').getByRole('link')).toHaveText(['Start Next', 'First page'])
    await expect(page.getByRole('note')).toContainText(say('en', 'docs')('unreleased', { version: 'Next' }))
    await page.goto(fixture('/docs/1.0'))
    await expect(menu(page).getByRole('link')).toHaveText(['Начало 1.0'])
  })

  test('each has its own tags', async ({ request }) => {
    expect(await (await request.get(fixture('/docs/next/tags'))).text()).not.toContain('/docs/next/tags/guide')
    expect(await (await request.get(fixture('/docs/tags'))).text()).toContain('/docs/tags/guide')
  })
})

test.describe('pages that are not for everyone', () => {
  test('a draft has no address and no trace', async ({ request }) => {
    for (const locale of LOCALES) expect((await request.get(fixture('/docs/draft', locale))).status()).toBe(404)
    const tree = /data-tree="([^"]+)"/.exec(await (await request.get(fixture('/docs'))).text())?.[1]
    const text = await (await request.get(url('fixture', tree ?? ''))).text()
    expect(text).toContain('kitchen-sink')
    expect(text).not.toContain('draft')
    expect(text).not.toContain('unlisted')
  })

  for (const locale of someOf(LOCALES)) {
    test(`an unlisted page is reached by its link only, ${locale}`, async ({ page }) => {
      await open(page, fixture('/docs/unlisted', locale))
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, nofollow')
      await expect(page.getByRole('note')).toContainText(texts(locale).docs.unlistedText)
      await expect(page.getByRole('navigation', { name: texts(locale).docs.paginator })).toHaveCount(0)
      await expect(menu(page, locale).locator('a[href$="/docs/unlisted"]')).toHaveCount(0)
      await expect(menu(page, locale).locator('[aria-current]')).toHaveCount(0)
    })
  }

  test('other pages may be indexed', async ({ page }) => {
    await page.goto(fixture('/docs'))
    await expect(page.locator('meta[name=robots]')).toHaveCount(0)
  })

  test('a page without a translation is shown in Russian, and says so', async ({ page }) => {
    await page.goto(fixture('/docs/only-russian', 'en'))
    await expect(page.locator('html')).toHaveAttribute('lang', 'en')
    await expect(page.getByRole('article')).toHaveAttribute('lang', 'ru')
    await expect(page.getByRole('note')).toContainText(texts('en').docs.fallbackText)
    await expect(h1(page)).toHaveText('Только по-русски')
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
      'href',
      'https://fixture.example/docs/only-russian',
    )
    await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(0)
    await page.goto(fixture('/docs/only-russian'))
    await expect(page.getByRole('note')).toHaveCount(0)
    await expect(page.locator('link[rel=alternate][hreflang]')).toHaveCount(0)
  })

  test('a translation older than its original says so', async ({ page }) => {
    await page.goto(fixture('/docs/outdated', 'en'))
    await expect(page.getByRole('note')).toContainText(texts('en').docs.outdatedText)
    await page.getByRole('link', { name: texts('en').docs.outdatedLink }).click()
    await expect(page).toHaveURL(fixture('/docs/outdated'))
    await expect(page.getByRole('note')).toHaveCount(0)
    await page.goto(fixture('/docs/guide/second', 'en'))
    await expect(page.getByRole('note')).toHaveCount(0)
  })
})
