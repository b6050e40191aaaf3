import fs from 'node:fs'
import path from 'node:path'
import { expect, test } from '@playwright/test'
import { XMLParser } from 'fast-xml-parser'
import sharp from 'sharp'
import { validateSitemap } from '../support/grammar'
import { everyOf, SITES, someOf, url } from '../support/sites'
import { filesBelow, HOSTS, read } from './published-files'

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
    for (const { loc, 'xhtml:link': links = [] } of everyOf(sitemapOf(site), site === 'main' ? 10 : 1)) {
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

test.describe('in the head', () => {
  test.use({ javaScriptEnabled: false })
  for (const prefix of someOf(['', '/en']))
    test(`structured data and card, ${prefix || '/'}`, async ({ page }) => {
      for (const [address, types] of [
        ['/', ['WebSite']],
        ['/blog/release-7_15_0', ['BlogPosting', 'BreadcrumbList']],
        ['/docs/bi/dashboard', ['TechArticle', 'BreadcrumbList']],
      ] as const)
        await test.step(`of ${address}`, async () => {
          await page.goto(url('main', prefix + address))
          const data = await page
            .locator('script[type="application/ld+json"]')
            .evaluateAll((list) => list.map((item) => JSON.parse(item.textContent ?? '')))
          expect(data.map((item) => item['@type'])).toEqual(types)
          for (const item of data) expect(item['@context']).toBe('https://schema.org')
          if (types[0] === 'BlogPosting')
            expect(data[0]).toMatchObject({ datePublished: '2025-04-16', inLanguage: prefix ? 'en' : 'ru' })
          if (types[0] !== 'WebSite') expect(data[0]).toHaveProperty(prefix ? 'translationOfWork' : 'workTranslation')
          const content = (property: string) => page.locator(`meta[property="${property}"]`).getAttribute('content')
          const image = (await content('og:image')) ?? ''
          expect(image).toMatch(new RegExp(`^${HOSTS.main}/cards/\\w+\\.png$`))
          expect([await content('og:image:width'), await content('og:image:height')]).toEqual(['1200', '630'])
          const { width, height, format } = await sharp(path.join(SITES.main.out, new URL(image).pathname)).metadata()
          expect({ width, height, format }).toEqual({ width: 1200, height: 630, format: 'png' })
        })
    })
})

for (const site of someOf(['fixture', 'main'] as const))
  test(`${site}: every page has a card, and no card is without a page`, () => {
    const named = new Set(
      filesBelow(site, '.html').flatMap((file) =>
        [...read(site, file).matchAll(/property="og:image" content="[^"]*\/cards\/([^"]+)"/g)].map(([, name]) => name),
      ),
    )
    const present = fs.readdirSync(path.join(SITES[site].out, 'cards'))
    expect(present.length).toBeGreaterThan(5)
    expect([...named].sort()).toEqual(present.sort())
  })
