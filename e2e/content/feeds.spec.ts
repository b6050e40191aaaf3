import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import Parser from 'rss-parser'
import sharp from 'sharp'
import { validateAtom, validateSitemap } from '../support/grammar'
import { IS_ALL, SITES, url } from '../support/sites'

const read = (site: keyof typeof SITES, file: string): string =>
  fs.readFileSync(path.join(SITES[site].out, file), 'utf8')
const filesBelow = (site: keyof typeof SITES, ending: string): string[] =>
  fs.readdirSync(SITES[site].out, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending))
const HOSTS = { main: 'https://docs.platform.example', blog: 'https://news.example' }

for (const site of ['main', 'blog'] as const) {
  test(`${site}: every feed is read by another program, and Atom keeps to RFC 4287`, async () => {
    const parser = new Parser()
    const feeds = [...filesBelow(site, 'rss.xml'), ...filesBelow(site, 'atom.xml')]
    expect(feeds.length).toBe(site === 'main' ? 64 : 12)
    for (const file of feeds) {
      const xml = read(site, file)
      expect(XMLValidator.validate(xml), file).toBe(true)
      const feed = await parser.parseString(xml)
      expect(feed.items.length, file).toBeGreaterThan(0)
      expect(feed.items.length, file).toBeLessThanOrEqual(20)
      const ids = feed.items.map((item) => item.guid ?? item.id)
      expect(new Set(ids).size, file).toBe(ids.length)
      for (const item of feed.items) {
        expect(item.isoDate).toMatch(/^20\d\d-\d\d-\d\dT00:00:00\.000Z$/)
        expect(item.link).toMatch(new RegExp(`^${HOSTS[site]}${file.startsWith('en/') ? '/en' : ''}/blog/release-`))
        const html = String(item['content:encoded'] ?? item.content)
        for (const [, address] of html.matchAll(/(?:href|src)="([^"]*)"/g))
          expect(address, file).toMatch(/^(https?|mailto|tel):/)
        expect(html).not.toMatch(/<(script|button|svg|doc-)/)
      }
      if (!file.endsWith('atom.xml')) continue
      validateAtom(xml)
      const { feed: atom } = new XMLParser({
        ignoreAttributes: false,
        isArray: (name) => ['entry', 'link'].includes(name),
      }).parse(xml)
      const rels = (links: Record<string, string>[]) => links.map((link) => link['@_rel'] ?? 'alternate').sort()
      expect(rels(atom.link)).toEqual(['alternate', 'self'])
      expect(atom.link.find((link: Record<string, string>) => link['@_rel'] === 'self')['@_href']).toBe(
        `${HOSTS[site]}/${file}`,
      )
      for (const entry of atom.entry) expect(rels(entry.link)).toEqual(['alternate'])
      expect(atom['@_xml:lang']).toBe(file.startsWith('en/') ? 'en' : 'ru')
    }
  })
}

test('feeds tell the releases in their languages, newest first, with all changes', async () => {
  const parser = new Parser()
  const russian = await parser.parseString(read('main', 'blog/rss.xml'))
  const english = await parser.parseString(read('main', 'en/blog/atom.xml'))
  expect(russian.items).toHaveLength(13)
  expect(russian.items[0]?.title).toBe('Версия 7.21: отладка процессов и данные по URL')
  expect(english.items[0]?.title).toBe('Version 7.21: process debugging and data by URL')
  expect(russian.items.map(({ isoDate }) => isoDate?.slice(0, 10))).toEqual([
    '2025-10-15',
    '2025-07-09',
    '2025-05-28',
    '2025-04-16',
    '2025-03-05',
    '2025-01-22',
    '2024-11-20',
    '2024-10-02',
    '2024-08-14',
    '2024-07-03',
    '2024-05-15',
    '2024-03-27',
    '2024-02-14',
  ])
  expect(russian.items[0]?.['content:encoded']?.match(/<li>/g)?.length).toBeGreaterThanOrEqual(14)
  const json = JSON.parse(read('main', 'blog/feed.json')) as { items: { id: string }[] }
  expect(json.items.map(({ id }) => id)).toEqual(russian.items.map(({ link }) => link))
})

test('unlisted posts, drafts and untranslated posts are in no feed; signs survive', async () => {
  const parser = new Parser()
  const russian = await parser.parseString(read('blog', 'blog/rss.xml'))
  const english = await parser.parseString(read('blog', 'en/blog/rss.xml'))
  expect(russian.items).toHaveLength(11)
  expect(english.items).toHaveLength(10)
  const first = russian.items[0]
  expect(first?.title).toBe(`Знаки < > & " ' и ёлка`)
  expect(first?.['content:encoded']).toContain('<code>]]></code>')
  expect(first?.['content:encoded']).toMatch(/<img src="https:\/\/news\.example\/media\/[^"]+" alt="Точка"/)
  expect(first?.['content:encoded']).toContain('href="https://news.example/blog/release-1_10_0#after"')
})

test('feeds are announced in the head of blog pages', async ({ page }) => {
  for (const prefix of ['', '/en']) {
    await page.goto(url('main', `${prefix}/blog/release-7_21_0`))
    for (const [type, file] of [
      ['application/rss+xml', 'rss.xml'],
      ['application/atom+xml', 'atom.xml'],
      ['application/feed+json', 'feed.json'],
    ]) {
      await expect(page.locator(`link[rel=alternate][type="${type}"]`)).toHaveAttribute(
        'href',
        `${HOSTS.main}${prefix}/blog/${file}`,
      )
    }
    await page.goto(url('main', `${prefix}/blog/changes`))
    await expect(page.locator('link[rel=alternate][type="application/rss+xml"]')).toHaveCount(16)
  }
})

interface SitemapUrl {
  loc: string
  lastmod?: string
  'xhtml:link'?: { '@_hreflang': string; '@_href': string }[]
}
const sitemapOf = (site: keyof typeof SITES): SitemapUrl[] =>
  new XMLParser({ ignoreAttributes: false, isArray: (name) => ['url', 'xhtml:link'].includes(name) }).parse(
    read(site, 'sitemap.xml'),
  ).urlset.url

for (const site of ['main', 'fixture', 'based', 'blog'] as const) {
  test(`${site}: the sitemap keeps to its schema and names pages that exist and may be indexed`, async () => {
    validateSitemap(read(site, 'sitemap.xml'))
    const base = site === 'based' ? '/base' : ''
    for (const { loc, 'xhtml:link': links = [] } of sitemapOf(site)) {
      const file = `${decodeURIComponent(new URL(loc).pathname.slice(base.length)).replace(/^\/$/, '') || '/index'}.html`
      const html = read(site, file.replace(/^\/en\.html$/, '/en.html'))
      expect(html, loc).not.toContain('name="robots"')
      expect(html, loc).toContain(`<link rel="canonical" href="${loc.replace(/\/$/, '')}`)
      const inHead = [...html.matchAll(/<link rel="alternate" hrefLang="([^"]+)" href="([^"]+)"/gi)].map(
        ([, language, href]) => `${language} ${href?.replace(/\/$/, '')}`,
      )
      expect(links.map((link) => `${link['@_hreflang']} ${link['@_href'].replace(/\/$/, '')}`).sort(), loc).toEqual(
        inHead.sort(),
      )
    }
    expect(read(site, 'robots.txt')).toMatch(/Sitemap: https:\/\/\S+\/sitemap\.xml/)
  })
}

test('not in the sitemap: unlisted, drafts, untranslated, 404, the alias of the start page', () => {
  const paths = sitemapOf('blog').map(({ loc }) => new URL(loc).pathname)
  for (const absent of [
    '/blog/hidden',
    '/blog/unfinished',
    '/en/blog/release-1_5_0',
    '/404',
    '/docs/index',
    '/blog/authors/silent',
  ])
    expect(paths).not.toContain(absent)
  for (const present of ['/', '/en', '/blog', '/blog/page/2', '/blog/release-1_5_0', '/blog/changes', '/docs'])
    expect(paths).toContain(present)
})

for (const [address, types] of [
  ['/', ['WebSite']],
  ['/blog/release-7_15_0', ['BlogPosting', 'BreadcrumbList']],
  ['/docs/bi/dashboard', ['TechArticle', 'BreadcrumbList']],
] as const) {
  for (const prefix of ['', '/en']) {
    test(`structured data and card of ${prefix}${address}`, async ({ page }) => {
      await page.goto(url('main', prefix + address))
      const data = await page
        .locator('script[type="application/ld+json"]')
        .evaluateAll((list) => list.map((item) => JSON.parse(item.textContent ?? '')))
      expect(data.map((item) => item['@type'])).toEqual(types)
      for (const item of data) expect(item['@context']).toBe('https://schema.org')
      if (types[0] === 'BlogPosting')
        expect(data[0]).toMatchObject({ datePublished: '2025-04-16', inLanguage: prefix ? 'en' : 'ru' })
      const content = (property: string) => page.locator(`meta[property="${property}"]`).getAttribute('content')
      const image = (await content('og:image')) ?? ''
      expect(image).toMatch(new RegExp(`^${HOSTS.main}/cards/\\w+\\.png$`))
      expect([await content('og:image:width'), await content('og:image:height')]).toEqual(['1200', '630'])
      const { width, height, format } = await sharp(path.join(SITES.main.out, new URL(image).pathname)).metadata()
      expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' })
    })
  }
}

test('every page has a card, and no card is without a page', () => {
  const named = new Set(
    filesBelow('main', '.html').flatMap((file) =>
      [...read('main', file).matchAll(/property="og:image" content="[^"]*\/cards\/([^"]+)"/g)].map(([, name]) => name),
    ),
  )
  const present = fs.readdirSync(path.join(SITES.main.out, 'cards'))
  expect([...named].sort()).toEqual(present.sort())
})

test('the days of the content are the same wherever it is collected', () => {
  test.setTimeout(90_000)
  const zones = ['America/Los_Angeles', 'Pacific/Kiritimati', ...(IS_ALL ? ['UTC'] : [])]
  const collected = zones.map((TZ) => {
    const env = {
      ...process.env,
      TZ,
      CONTENT_DIR: SITES.blog.content,
      WORK_DIR: `.cache/e2e/zones/${TZ.replace('/', '-')}`,
    }
    return execFileSync('node_modules/.bin/tsx', ['e2e/support/collect-feeds.ts'], { env, encoding: 'utf8' })
  })
  expect(collected[0]).toContain('2025-01-01T00:00:00.000Z')
  expect(new Set(collected).size).toBe(1)
})
