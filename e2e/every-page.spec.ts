import fs from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from '@playwright/test'
import type { AxeResults, RunOptions } from 'axe-core'
import { isPublished, type PublishedPage, pagesOf, sampleOf } from './published'
import { test as base, expect, start, texts } from './reader'
import { url } from './sites'

const TITLES = { main: 'Docs', fixture: 'Fixture', based: 'Based', blog: 'News' }
const HOSTS = { main: 'https://docs.platform.example', fixture: 'https://fixture.example', based: 'https://based.example', blog: 'https://news.example' }
const AXE = fs.readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8')

/** One window for all pages of a worker. */
const test = base.extend<object, { window: Page }>({
  window: [
    async ({ browser }, use) => {
      const context = await browser.newContext({ bypassCSP: true, viewport: { width: 1440, height: 900 }, colorScheme: 'light' })
      await use(await context.newPage())
      await context.close()
    },
    { scope: 'worker' },
  ],
})

const pages = [...pagesOf('main'), ...pagesOf('fixture')]
const all = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, found = '']) => found)
/** The page without its scripts and payload. */
const markup = ({ html }: PublishedPage): string => html.replace(/<script[\s\S]*?<\/script>/g, '')
const is404 = ({ address }: PublishedPage): boolean => /^(\/en)?\/404$/.test(address)

test.describe('the file of', () => {
  for (const page of pages) {
    const { site, address } = page
    test(`${site} ${address}`, () => {
      const html = markup(page)
      const locale = /^\/en(\/|$)/.test(address) ? 'en' : 'ru'
      expect(all(html, /<html[^>]* lang="([^"]+)"/g)).toEqual([locale])
      expect(all(html, /<(h1)[ >]/g), 'one heading of level 1').toHaveLength(1)
      const [title = ''] = all(html, /<title>([^<]*)<\/title>/g)
      if (/^\/(en)?$/.test(address)) expect(title).toBe(TITLES[site])
      else expect(title).toMatch(new RegExp(`.+ \\| ${TITLES[site]}$`))
      if (is404(page)) return
      expect(all(html, /<meta name="description" content="([^"]+)"/g)).toHaveLength(1)
      const [canonical = '', ...more] = all(html, /<link rel="canonical" href="([^"]+)"/g)
      expect(more).toEqual([])
      expect(canonical.startsWith(HOSTS[site])).toBe(true)
      expect(isPublished(site, canonical.slice(HOSTS[site].length) || '/'), `canonical ${canonical}`).toBe(true)
      const twins = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(([, code, href = '']) => ({ code, href }))
      if (twins.length > 0) expect(twins.map(({ code }) => code).sort()).toEqual(['en', 'ru', 'x-default'])
      for (const { href } of twins) expect(isPublished(site, href.slice(HOSTS[site].length) || '/'), `twin ${href}`).toBe(true)
      const plain = address.replace(/\/index$/, '')
      const twin = locale === 'en' ? plain.slice(3) || '/' : `/en${plain === '/' ? '' : plain}`
      expect(all(html, new RegExp(`href="([^"]+)"[^>]* data-locale="${locale === 'en' ? 'ru' : 'en'}"`, 'g')), 'the language menu').toContain(twin)
      const ids = all(html, / id="([^"]+)"/g)
      expect(
        ids.filter((id, index) => ids.indexOf(id) < index),
        'ids given twice',
      ).toEqual([])
      const links = [...new Set(all(html, /<a [^>]*?href="(\/[^"#?]*)/g))]
      expect(
        links.filter((link) => !isPublished(site, link)),
        'links that lead nowhere',
      ).toEqual([])
      const anchors = all(html, /<a [^>]*?href="#([^"]+)"/g).filter((id) => !id.startsWith('t='))
      expect(
        anchors.filter((id) => !ids.includes(decodeURIComponent(id))),
        'anchors that lead nowhere',
      ).toEqual([])
    })
  }
})

test.describe('in a browser', () => {
  test.use({ noisy: true }) // its own listener below: the window is shared
  for (const page of sampleOf(pages)) {
    const { site, address } = page
    test(`${site} ${address}`, async ({ window }) => {
      const said: string[] = []
      const hear = (message: { text(): string }) => said.push(message.text())
      const fail = (error: Error) => said.push(error.message)
      window.on('console', hear)
      window.on('pageerror', fail)
      try {
        await window.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' })
        const response = await window.goto(url(site, encodeURI(address)))
        expect(response?.status()).toBe(200)
        await start(window)
        for (const colorScheme of ['light', 'dark'] as const) {
          await window.emulateMedia({ colorScheme })
          await window.waitForFunction((scheme) => document.documentElement.dataset.theme === scheme, colorScheme)
          expect(await violations(window), colorScheme).toEqual([])
        }
        expect(said).toEqual([])
      } finally {
        window.off('console', hear)
        window.off('pageerror', fail)
      }
    })
  }
})

/** What axe finds, a line each. */
async function violations(window: Page): Promise<string[]> {
  await window.evaluate(AXE)
  const { violations: found } = await window.evaluate<AxeResults, RunOptions>(
    (options) => (globalThis as unknown as { axe: { run: (context: Document, options: RunOptions) => Promise<AxeResults> } }).axe.run(document, options),
    { resultTypes: ['violations'] },
  )
  return found.flatMap(({ id, nodes }) => nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary?.split('\n')[1]?.trim()}`))
}

test.describe('no page scrolls sideways', () => {
  const kinds = [
    ['main', '/'],
    ['main', '/en'],
    ['main', '/docs'],
    ['main', '/docs/architecture/intro'],
    ['main', '/en/docs/bi/video/bi-start'],
    ['main', '/docs/ui-components/markdown-editor'],
    ['main', '/docs/tags'],
    ['main', '/docs/tags/безопасность'],
    ['main', '/markdown-page'],
    ['main', '/404'],
    ['fixture', '/docs/kitchen-sink'],
    ['fixture', '/en/docs/kitchen-sink'],
    ['fixture', '/docs/1.0'],
    ['fixture', '/en/docs/only-russian'],
  ] as const
  for (const [site, address] of kinds) {
    test(`${site} ${address}`, async ({ page }) => {
      await page.goto(url(site, address))
      await start(page)
      for (const width of [320, 390, 768, 996, 1024, 1440]) {
        await page.setViewportSize({ width, height: 800 })
        // Diagrams are drawn when they come near.
        await page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight))
        await page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))))
        expect(await page.evaluate(() => document.documentElement.scrollWidth), `${width} px`).toBeLessThanOrEqual(width)
      }
    })
  }

  test('nor does one with the drawer and the menus open', async ({ page }) => {
    await page.setViewportSize({ width: 320, height: 640 })
    await page.goto(url('fixture', '/docs/kitchen-sink'))
    await start(page)
    await page.locator('summary', { hasText: texts().shell.versions }).click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page.locator('summary', { hasText: `${texts().shell.language}: ` }).click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
    await page.getByRole('button', { name: texts().shell.menu }).click()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  })
})
