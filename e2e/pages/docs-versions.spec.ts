import type { Page } from '@playwright/test'
import { expect, LOCALES, type Locale, open, PHONE, say, test, texts } from '../support/reader'
import { someOf, url } from '../support/sites'
import { fixture, h1 } from './docs'

const menu = (page: Page, locale: Locale = 'ru') => page.getByRole('navigation', { name: texts(locale).docs.sidebar })

test.describe('versions', () => {
  const versions = (page: Page, locale: Locale = 'ru') =>
    page.locator('summary', { hasText: texts(locale).shell.versions })

  test('the menu leads to each; a page says what its version is, and a reader whose version lacks it is informed', async ({
    page,
  }) => {
    const note = page.getByRole('note')
    await open(page, fixture('/docs'))
    await expect(h1(page)).toHaveText('Начало')
    await expect(note).toHaveCount(0)
    await versions(page).click()
    await page.getByRole('link', { name: 'Next', exact: true }).click()
    await expect(page).toHaveURL(fixture('/docs/next'))
    await expect(h1(page)).toHaveText('Начало Next')
    await expect(note).toContainText(say('ru', 'docs')('unreleased', { version: 'Next' }))
    await expect(versions(page)).toContainText('Next')
    await versions(page).click()
    await page.getByRole('link', { name: '1.0', exact: true }).click()
    await expect(page).toHaveURL(fixture('/docs/1.0'))
    await expect(note).toContainText(say('ru', 'docs')('unmaintained', { version: '1.0' }))
    await expect(versions(page)).toContainText('1.0')
    await page.getByRole('link', { name: say('ru', 'docs')('latestLink', { version: '2.0' }) }).click()
    await expect(page).toHaveURL(fixture('/docs'))
    await expect(versions(page)).toContainText('2.0')

    await test.step('the page of another version is shown, which says so', async () => {
      await page.goto(fixture('/docs/guide/second'))
      await expect(note).toHaveCount(0)
      await page.goto(fixture('/docs/1.0/guide/second?q=1#text'))
      await expect(page).toHaveURL(/\/docs\/guide\/second\?from=1\.0&q=1#text$/)
      await expect(note).toContainText(say('ru', 'docs')('absent', { version: '1.0', shown: '2.0' }))
      await page.getByRole('link', { name: say('ru', 'docs')('latestLink', { version: '1.0' }) }).click()
      await expect(page).toHaveURL(fixture('/docs/1.0'))
      await expect(note).toHaveCount(1)
      await expect(note).toContainText(say('ru', 'docs')('unmaintained', { version: '1.0' }))
    })
  })

  test('links of a text stay in its version, unless it lacks the page', async ({ request }) => {
    const get = async (address: string) => (await request.get(fixture(address))).text()
    const addresses = [...(await get('/sitemap.xml')).matchAll(/<loc>https:\/\/[^/]+(\/docs\/(?:next|1\.0)[^<]*)/g)]
    const links = await Promise.all(
      addresses.map(async ([, address = '']) => {
        const [, text = ''] = (await get(address)).split('</h1>') // above it are the banners
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
})

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('versions, pages without a translation, and translations older than their original say so', async ({ page }) => {
    const note = page.getByRole('note')
    const robots = page.locator('meta[name=robots]')
    const languages = page.locator('link[rel=alternate][hreflang]')
    await test.step('each version has its own sidebar', async () => {
      await page.goto(fixture('/docs/next/guide/first', 'en'))
      await expect(menu(page, 'en').getByRole('link')).toHaveText(['Start Next', 'First page'])
      await expect(note).toContainText(say('en', 'docs')('unreleased', { version: 'Next' }))
      await page.goto(fixture('/docs/1.0'))
      await expect(menu(page).getByRole('link')).toHaveText(['Начало 1.0'])
    })
    await test.step('a page without a translation is shown in Russian, and says so', async () => {
      await page.goto(fixture('/docs/only-russian', 'en'))
      await expect(page.locator('html')).toHaveAttribute('lang', 'en')
      await expect(page.getByRole('article')).toHaveAttribute('lang', 'ru')
      await expect(note).toContainText(texts('en').docs.fallbackText)
      await expect(h1(page)).toHaveText('Только по-русски')
      await expect(page.locator('link[rel=canonical]')).toHaveAttribute(
        'href',
        'https://fixture.example/docs/only-russian',
      )
      await expect(languages).toHaveCount(0)
      await test.step('and its parts say their language', () => expectLanguages(page))
      await page.goto(fixture('/docs/only-russian'))
      await expect(note).toHaveCount(0)
      await expect(languages).toHaveCount(0)
    })
    await test.step('a translation older than its original says so', async () => {
      await page.goto(fixture('/docs/outdated', 'en'))
      await expect(note).toContainText(texts('en').docs.outdatedText)
      await page.getByRole('link', { name: texts('en').docs.outdatedLink }).click()
      await expect(page).toHaveURL(fixture('/docs/outdated'))
      await expect(note).toHaveCount(0)
      await expect(robots, 'other pages may be indexed').toHaveCount(0)
      await page.goto(fixture('/docs/guide/second', 'en'))
      await expect(note).toHaveCount(0)
    })
  })
})

/** Words of the interface are English, what the author wrote is Russian. */
async function expectLanguages(page: Page): Promise<void> {
  const langOf = (element: Element) => element.closest('[lang]')?.getAttribute('lang')
  const { docs } = texts('en')
  const path = page.getByRole('navigation', { name: docs.breadcrumbs })
  expect(await path.evaluate(langOf)).toBe('en')
  expect(await path.getByRole('listitem').last().evaluate(langOf)).toBe('ru')
  const toc = page.getByRole('navigation', { name: docs.toc })
  expect(await toc.evaluate(langOf)).toBe('en')
  expect(await toc.getByRole('link').first().evaluate(langOf)).toBe('ru')
  await page.setViewportSize(PHONE)
  expect(await page.getByRole('article').getByText(docs.toc).evaluate(langOf)).toBe('en')
  await page.setViewportSize({ width: 1440, height: 900 })
}
