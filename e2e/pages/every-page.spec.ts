import type { BrowserContext, Page } from '@playwright/test'
import { violationsInThemes } from '../support/axe'
import { isPublished, type PublishedPage, pagesOf, sampleOf } from '../support/published'
import { expect, start, test, WORKER_BLOCKED } from '../support/reader'
import { IS_ALL, someOf, url } from '../support/sites'

const TITLES = { main: 'Docs', fixture: 'Fixture', based: 'Based', blog: 'News' }
const HOSTS = {
  main: 'https://docs.platform.example',
  fixture: 'https://fixture.example',
  based: 'https://based.example',
  blog: 'https://news.example',
}

const THEMES: ('light' | 'dark')[] = ['light', 'dark']
const all = (html: string, pattern: RegExp): string[] => [...html.matchAll(pattern)].map(([, found = '']) => found)
/** The page without its scripts and payload. */
const markup = ({ html }: PublishedPage): string => html.replace(/<script[\s\S]*?<\/script>/g, '')
/** The host answers that it is gone; moved.spec.ts looks at its page. */
const isGone = ({ address }: PublishedPage): boolean => /^(\/en)?\/docs\/paper$/.test(address)
const is404 = (page: PublishedPage): boolean => isGone(page) || /^(\/en)?\/404$/.test(page.address)

/** What is wrong with the file of a page, a line each. */
function complaints(page: PublishedPage): string[] {
  const { site, address } = page
  const html = markup(page)
  const wrong: string[] = []
  const check = (isRight: boolean, what: string) => isRight || wrong.push(`${address}: ${what}`)
  const isThere = (href: string) => isPublished(site, href.slice(HOSTS[site].length) || '/')
  const locale = /^\/en(\/|$)/.test(address) ? 'en' : 'ru'
  check(all(html, /<html[^>]* lang="([^"]+)"/g).join() === locale, 'the language of the document')
  check(all(html, /<(h1)[ >]/g).length === 1, 'not one heading of level 1')
  const [title = ''] = all(html, /<title>([^<]*)<\/title>/g)
  check(
    /^\/(en)?$/.test(address) ? title === TITLES[site] : new RegExp(`.+ \\| ${TITLES[site]}$`).test(title),
    `the title “${title}”`,
  )
  const ids = all(html, / id="([^"]+)"/g)
  for (const id of ids.filter((name, index) => ids.indexOf(name) < index)) check(false, `the id ${id} twice`)
  for (const link of new Set(all(html, /<a [^>]*?href="(\/[^"#?]*)/g)))
    check(isPublished(site, decodeEntities(link)), `the link ${link} leads nowhere`)
  for (const anchor of all(html, /<a [^>]*?href="#([^"]+)"/g))
    check(anchor.startsWith('t=') || ids.includes(decodeURIComponent(anchor)), `the anchor ${anchor} leads nowhere`)
  if (is404(page)) return wrong
  check(all(html, /<meta name="description" content="([^"]+)"/g).length === 1, 'no description')
  const canonicals = all(html, /<link rel="canonical" href="([^"]+)"/g)
  check(
    canonicals.length === 1 && canonicals.every((href) => href.startsWith(HOSTS[site]) && isThere(href)),
    `canonical ${canonicals}`,
  )
  const translations = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/g)].map(
    ([, code = '', href = '']) => ({ code, href }),
  )
  check(
    translations.length === 0 ||
      translations
        .map(({ code }) => code)
        .sort()
        .join() === 'en,ru,x-default',
    `translations ${translations.map(({ code }) => code)}`,
  )
  for (const { href } of translations) check(isThere(href), `the translation ${href} is not there`)
  const plain = address.replace(/\/index$/, '')
  const translation = locale === 'en' ? plain.slice(3) || '/' : `/en${plain === '/' ? '' : plain}`
  check(
    all(html, new RegExp(`href="([^"]+)"[^>]* data-locale="${locale === 'en' ? 'ru' : 'en'}"`, 'g')).includes(
      translation,
    ),
    `the language menu does not lead to ${translation}`,
  )
  return wrong
}
const decodeEntities = (text: string): string => text.replaceAll('&amp;', '&')

for (const site of ['main', 'fixture'] as const)
  test(`the files of ${site}`, async () => {
    const pages = pagesOf(site)
    expect(pages.length).toBeGreaterThan(20)
    await test.step('say what a page must say, and lead where they promise', () => {
      expect(sampleOf(pages).flatMap(complaints)).toEqual([])
    })
    await test.step('have a policy, and nothing loosens it', () => {
      const policies = new Set(
        pages.map(({ html }) => /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? ''),
      )
      for (const policy of policies) {
        expect(policy).toMatch(/^default-src 'none'; script-src 'self'( 'sha256-[\w+/=]+')+; style-src 'self'/)
        expect(policy).not.toMatch(/unsafe-eval|\*|https?:|script-src[^;]*unsafe-inline/)
        expect(policy).toContain("require-trusted-types-for 'script'; trusted-types default")
      }
    })
    // A link that is hovered brings the styles of its page along; where they are not needed yet, the browser complains. A third
    // stylesheet waits for a connection of its own, which holds up the paint by a round trip.
    await test.step('have the same two stylesheets', () => {
      const lists = new Set(pages.map(({ html }) => (html.match(/<link rel="stylesheet"[^>]*>/g) ?? []).join('\n')))
      expect([...lists]).toHaveLength(1)
      expect([...lists].join().split('\n')).toHaveLength(2)
    })
    await test.step('offer the browser a search that is named as the site', () => {
      for (const { address, html } of pages) {
        const [, title = ''] = /<link rel="search"[^>]* title="([^"]*)"/.exec(html) ?? []
        const [, name = '?'] = /<meta property="og:site_name" content="([^"]*)"/.exec(html) ?? []
        if (title) expect(title, address).toMatch(new RegExp(` ${name}$`))
      }
    })
  })

/** Opens a page that the browser complains of for a preload some seconds after it has loaded, and waits for that. */
async function heardLater(context: BrowserContext): Promise<void> {
  const page = await context.newPage()
  const body = '<link rel="preload" href="/favicon.svg?unused" as="image">'
  await page.route('**/unused', (route) => route.fulfill({ contentType: 'text/html', body }))
  const complaint = context.waitForEvent('console', (message) => message.page() === page)
  await page.goto(url('main', '/unused'))
  expect((await complaint).text()).toContain('preload')
}

// One page of each kind is looked at in every run: kinds.spec.ts.
test.describe('in a browser', { tag: '@nightly' }, () => {
  for (const { site, address } of IS_ALL
    ? [...pagesOf('main'), ...pagesOf('fixture').filter((page) => !isGone(page))]
    : [])
    test(`${site} ${address}`, async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' })
      const response = await page.goto(url(site, encodeURI(address)))
      expect(response?.status()).toBe(200)
      await start(page)
      expect(await violationsInThemes(page)).toEqual([])
    })
})

test.describe('the console stays clean some seconds after', () => {
  test.use({ noisy: true }) // a listener of its own: what it hears is of several windows
  /** One page of every kind, those of every run first; the browser complains of preloads some 3 s after a page has loaded. */
  const KINDS = [
    '/',
    '/docs/etl/processors',
    '/docs/etl/processors/ExecuteSQL',
    '/blog/changes',
    '/en',
    '/docs',
    '/docs/tags',
    '/blog',
    '/blog/archive',
    '/404',
    '/markdown-page',
  ]
  const ways: Record<string, (page: Page) => Promise<void>> = {
    'a page is opened': async () => {},
    'links are hovered': async (page) => {
      await start(page)
      for (const href of ['/docs', '/blog']) await page.locator(`a[href$="${href}"]:visible`).first().hover()
    },
    'the next page is opened': async (page) => {
      await start(page)
      // A feed is shown by the browser's own viewer, whose styles are not the site's.
      const link = page.locator('main a[href^="/"]:not([data-full], [href$=".xml"]):visible').last()
      await link.hover()
      await link.click()
    },
  }
  for (const [way, act] of someOf(Object.entries(ways)))
    for (const themes of IS_ALL ? [THEMES, THEMES.toReversed()] : [THEMES])
      test(`${way}: ${themes.join(' and ')} in turn`, async ({ context }) => {
        const said: string[] = []
        context.on('console', (message) => {
          if (message.text() !== WORKER_BLOCKED && !message.page()?.url().endsWith('/unused'))
            said.push(`${message.page()?.url()}: ${message.text()}`)
        })
        context.on('weberror', (error) => said.push(error.error().message))
        for (const [place, address] of someOf(KINDS, 4).entries()) {
          const page = await context.newPage()
          await page.emulateMedia({ colorScheme: themes[place % 2] })
          await page.goto(url('main', address))
          await act(page)
        }
        await heardLater(context)
        expect(said).toEqual([])
      })
})
