import { violationsInThemes } from '../support/axe'
import { at, expect, type Locale, open, PHONE, test, texts } from '../support/reader'
import { cutOff, tooSmall } from '../support/senses'
import { someOf, url } from '../support/sites'
import { ENLARGED, found } from './windows'

/**
 * A page of every kind, in the language in which the phone shows it, those of every run first. On a desktop each is read in the other language in
 * pages/kinds.spec.ts, at night in both; together every two of kind, theme, language and size meet.
 */
const KINDS: [name: string, site: 'main' | 'fixture' | 'blog', locale: Locale, path: string][] = [
  ['the catalogue', 'main', 'en', '/docs/etl/processors'],
  ['a post', 'main', 'ru', '/blog/release-7_15_0'],
  ['tabs, diagrams, code and terms', 'main', 'ru', '/docs/architecture/intro'],
  ['the whole kit', 'fixture', 'en', '/docs/kitchen-sink'],
  ['the start page', 'main', 'ru', '/'],
  ['the start page', 'main', 'en', '/'],
  ['a long page', 'main', 'en', '/docs/bi/dashboard'],
  ['a video', 'main', 'en', '/docs/bi/video/bi-start'],
  ['a category', 'main', 'ru', '/docs'],
  ['a component', 'main', 'ru', '/docs/etl/processors/ExecuteSQL'],
  ['the list of posts', 'main', 'en', '/blog'],
  ['posts of texts', 'blog', 'ru', '/blog'],
  ['all changes', 'main', 'en', '/blog/changes'],
  ['the archive', 'main', 'ru', '/blog/archive'],
  ['all tags', 'main', 'en', '/docs/tags'],
  ['a tag', 'main', 'ru', '/docs/tags/безопасность'],
  ['an author', 'main', 'en', '/blog/authors/docs-team'],
  ['results of a search', 'main', 'en', '/search?q=kafka'],
  ['no page', 'main', 'ru', '/404'],
]

test.describe('on a phone', () => {
  test.use({ viewport: PHONE, hasTouch: true })
  for (const [name, site, locale, path] of someOf(KINDS))
    test(`${name}, ${locale}: nothing for axe, room for fingers, nothing lost at 400 %`, async ({ page }) => {
      await open(page, url(site, at(locale, path)))
      if (path.startsWith('/search')) await expect(page.locator('main ol a').first()).toBeVisible()
      expect.soft(await violationsInThemes(page)).toEqual([])
      expect.soft(await tooSmall(page)).toEqual([])
      await page.setViewportSize(ENLARGED)
      expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(ENLARGED.width)
      expect.soft(await cutOff(page)).toEqual([])
    })

  test('the drawer, in both menus', async ({ page }) => {
    await open(page, '/docs/bi/intro')
    await page.getByRole('button', { name: texts().shell.menu }).tap()
    expect.soft(await violationsInThemes(page, { root: 'aside' })).toEqual([])
    expect.soft(await tooSmall(page, 'aside')).toEqual([])
    await page.getByRole('button', { name: texts().page.backToMain }).tap()
    expect.soft(await violationsInThemes(page, { root: 'aside' })).toEqual([])
    expect.soft(await tooSmall(page, 'aside')).toEqual([])
  })

  test('the search has room for fingers', { tag: '@nightly' }, async ({ page }) => {
    await open(page, '/docs')
    await page.getByRole('button', { name: texts().shell.search }).tap()
    for (const query of ['kafka', 'qqqxxyyzz']) {
      await found(page, query)
      expect.soft(await tooSmall(page, 'dialog')).toEqual([])
    }
  })
})

test('fingers find the links of a list', { tag: '@nightly' }, async ({ page }) => {
  await page.setViewportSize(PHONE)
  for (const [address, links] of [
    ['/docs/etl/processors/ExecuteSQL', 'tbody th a'],
    ['/docs/bi/dashboard', 'article details a'],
    ['/blog/changes', 'li a[href^="#"]'],
  ] as const) {
    await page.goto(address)
    await page.locator('article details').evaluateAll((all) => {
      for (const details of all) details.setAttribute('open', '')
    })
    const heights = await page
      .locator(links)
      .evaluateAll((all) => all.map((link) => link.getBoundingClientRect().height))
    expect(heights.length).toBeGreaterThan(2)
    expect(Math.min(...heights), address).toBeGreaterThanOrEqual(24)
  }
})
