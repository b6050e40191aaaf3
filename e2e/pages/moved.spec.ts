import fs from 'node:fs'
import path from 'node:path'
import type { Frame, Page } from '@playwright/test'
import { bareHost } from '../support/bare-host'
import { title } from '../support/guide'
import { at, expect, LOCALES, settle, test, texts } from '../support/reader'
import { SITES, someOf, url } from '../support/sites'

/** Old addresses of e2e/fixtures/site/redirects.yaml, on a host with rules and on one without. */
let bare: Awaited<ReturnType<typeof bareHost>>
test.beforeAll(async () => {
  bare = await bareHost(SITES.fixture.out)
})
test.afterAll(() => bare.close())
const HOSTS = {
  'a host with rules': (path: string) => url('fixture', path),
  'a bare host': (path: string) => bare.origin + path,
}

/** Opens an address; @returns where the reader ends, and how many pages were shown on the way. */
async function end(page: Page, address: string): Promise<{ place: string; shown: number }> {
  const pages: string[] = []
  const note = (frame: Frame) => pages.push(decodeURI(frame.url()))
  page.on('framenavigated', note)
  await page.goto(address)
  await expect(page.locator('h1')).toBeVisible()
  page.off('framenavigated', note)
  const { pathname, search, hash } = new URL(page.url())
  return { place: decodeURI(pathname + search + hash), shown: new Set(pages.map((at) => at.split('#')[0])).size }
}

/** Those of every run first. */
const LEADS: [from: string, to: string][] = [
  ['/docs/guide/start', '/docs/guide/first'],
  ['/docs/guide/start?a=1#раздел-2', '/docs/guide/first?a=1#раздел-2'],
  ['/docs/guide/begin?a=1#code', '/docs/kitchen-sink?a=1#code'],
  ['/docs/guide/first#tabs', '/docs/kitchen-sink#tabs'],
  ['/docs/guide/begin', '/docs/guide/first'],
  ['/docs/guide/begin#раздел-2', '/docs/guide/first#раздел-2'],
  ['/docs/guide/начало', '/docs/guide/first#own-anchor'],
  ['/docs/guide/first#old-anchor', '/docs/guide/first#old-anchor'],
]
for (const [host, address] of Object.entries(HOSTS))
  for (const locale of someOf(LOCALES))
    test(`old addresses lead on in one step, ${host}, ${locale}`, async ({ page }) => {
      for (const [from, to] of someOf(LEADS, 4))
        await test.step(`${from} leads to ${to}`, async () => {
          await page.goto('about:blank') // else only the anchor would change
          const { place, shown } = await end(page, address(at(locale, from)))
          expect(place).toBe(at(locale, to))
          expect(shown).toBeLessThanOrEqual(2)
        })
    })

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false })
  test('old addresses lead on, and a renamed anchor is at the heading', async ({ page }) => {
    for (const [host, address] of Object.entries(HOSTS))
      for (const from of someOf(['/docs/guide/start', '/docs/guide/begin', '/docs/guide/start.html']))
        await test.step(`${from}, ${host}`, async () => {
          await page.goto(address(from))
          await expect(page).toHaveURL(address('/docs/guide/first'))
        })
    await page.goto(url('fixture', '/docs/guide/first#old-anchor'))
    await expect(page.locator('#own-anchor')).toBeInViewport()
  })
})

test('anchors: one that is gone says why to those who look for it, one that went to another page is followed', async ({
  page,
}) => {
  await page.goto(url('fixture', '/docs/guide/first'))
  const gone = page.locator('#gone-part')
  await expect(gone).toBeHidden()
  await page.evaluate(() => {
    location.hash = 'tabs'
  })
  await expect(page).toHaveURL(url('fixture', '/docs/kitchen-sink#tabs'))
  await page.goBack()
  await expect(page).toHaveURL(url('fixture', '/docs/guide/first'))
  await page.goto(url('fixture', '/docs/guide/first?from=mail#gone-part'))
  await expect(gone).toBeVisible()
})

/** Adds a link to the text of a page, and follows it with a mouse once the framework is there. */
async function followLink(page: Page, href: string): Promise<void> {
  await page.evaluate((to) => {
    const link = document.createElement('a')
    link.href = to
    link.textContent = 'old link'
    document.querySelector('main .prose')?.prepend(link)
  }, href)
  await page.getByRole('link', { name: 'old link' }).hover()
  await page.waitForFunction(() => 'next' in window && document.documentElement.dataset.scripts === undefined)
  await settle(page)
  await page.getByRole('link', { name: 'old link' }).click()
}

test('no list of addresses names an old one', () => {
  const lists = fs
    .readdirSync(SITES.fixture.out, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.(json|xml|md|txt)$/.test(file) && !file.startsWith('moved/') && !file.includes('__next.'))
  expect(lists.some((file) => file === 'sitemap.xml')).toBe(true)
  const naming = lists.filter((file) =>
    /docs\/(guide\/(start|begin|начало)|paper)\b/.test(fs.readFileSync(path.join(SITES.fixture.out, file), 'utf8')),
  )
  expect(naming).toEqual([])
})

test.describe('what a status writes to the console', () => {
  test.use({ noisy: true })
  for (const [host, address] of someOf(Object.entries(HOSTS).toReversed()))
    for (const [from, to] of someOf([
      ['/docs/guide/first#tabs', '/docs/kitchen-sink#tabs'],
      ['/docs/guide/start?a=1#раздел-2', '/docs/guide/first?a=1#раздел-2'],
      ['/docs/guide/begin#code', '/docs/kitchen-sink#code'],
    ] as const))
      test(`a followed link to ${from} leads to ${to}, ${host}`, async ({ page }) => {
        await page.goto(address('/docs/guide/second'))
        await followLink(page, from)
        await expect(page).toHaveURL(address(encodeURI(to)))
        await expect(title(page, 'Вторая страница')).toHaveCount(0)
        await page.goBack()
        await expect(title(page, 'Вторая страница')).toBeVisible()
      })

  for (const locale of someOf(LOCALES))
    for (const [host, address] of Object.entries(HOSTS))
      test(`a page that is gone says why, and what is near, ${host}, ${locale}`, async ({ page }) => {
        const words = texts(locale).page
        const answer = await page.goto(address(at(locale, '/docs/paper')))
        expect(answer?.status()).toBe(host === 'a bare host' ? 200 : 404)
        await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/)
        const main = page.getByRole('main')
        await expect(main).toContainText(locale === 'ru' ? 'больше не печатаются' : 'no longer printed')
        await page.mouse.move(5, 5)
        await page.keyboard.press('Tab')
        await page.waitForFunction(() => 'next' in window)
        await settle(page)
        await expect(title(page, words.goneTitle)).toBeVisible()
        await expect(page).toHaveTitle(`${words.goneTitle} | Fixture`)
        await main.getByRole('listitem').getByRole('link').first().click()
        await expect(title(page, words.goneTitle)).toHaveCount(0)
      })

  test('the 404 page offers the page that is meant, or what is near', async ({ page }) => {
    const meant = page.locator('[data-shards]')
    for (const [requested, right] of someOf(
      [
        ['/docs/Guide/FIRST', '/docs/guide/first'],
        ['/docs/3.7/guide/first', '/docs/guide/first'],
        ['/docs/Guide/Start?a=1', '/docs/guide/first?a=1'],
        ['/ru/docs/guide/first/', '/docs/guide/first'],
        ['/en/docs/GUIDE/first', '/en/docs/guide/first'],
      ] as const,
      2,
    ))
      await test.step(`at ${requested} it offers ${right}`, async () => {
        await page.goto(bare.origin + requested)
        await expect(meant.locator('a')).toHaveAttribute('href', right)
        await expect(meant).toBeVisible()
      })
    for (const [locale, nearest] of [
      ['ru', 'Первая страница'],
      ['en', 'First page'],
    ] as const) {
      await page.goto(bare.origin + at(locale, '/docs/guide/frist'))
      await expect(page.getByText(texts().page.goneNear)).toBeVisible() // such a host has one 404 page
      await expect(page.getByRole('main').getByRole('listitem').first()).toHaveText(nearest)
      await expect(meant).toBeHidden()
    }
    const list = page.waitForResponse(/llms\.txt/)
    await page.goto(`${bare.origin}/nothing/of/the/kind`)
    await list
    await expect(page.getByText(texts().page.goneNear)).toBeHidden()
  })
})
