import assert from 'node:assert/strict'
import { test } from 'node:test'
import { XMLParser } from 'fast-xml-parser'
import { LIMIT, robotsText, type SitemapPage, sitemapFiles } from './sitemap-files'

const parser = new XMLParser({
  ignoreAttributes: false,
  isArray: (name) => ['url', 'sitemap', 'xhtml:link'].includes(name),
})
const read = (files: Map<string, string>, name: string) => parser.parse(files.get(name) ?? '')
const pages = (count: number): SitemapPage[] =>
  Array.from({ length: count }, (_, index) => ({ path: `/docs/p${index}`, locales: ['ru'] }))

test('one file up to 50,000 addresses', () => {
  const files = sitemapFiles(pages(LIMIT.urls))
  assert.deepEqual([...files.keys()], ['sitemap.xml'])
  assert.equal(read(files, 'sitemap.xml').urlset.url.length, 50_000)
})

test('an index of two beyond', () => {
  const files = sitemapFiles(pages(LIMIT.urls + 1))
  assert.deepEqual([...files.keys()], ['sitemap.xml', 'sitemap-1.xml', 'sitemap-2.xml'])
  const locations = read(files, 'sitemap.xml').sitemapindex.sitemap.map(
    ({ loc }: { loc: string }) => new URL(loc).pathname,
  )
  assert.deepEqual(locations, ['/sitemap-1.xml', '/sitemap-2.xml'])
  assert.equal(read(files, 'sitemap-1.xml').urlset.url.length, 50_000)
  assert.equal(read(files, 'sitemap-2.xml').urlset.url.length, 1)
})

test('a file that would grow too large is split as well', () => {
  const files = sitemapFiles(pages(20), { urls: 50_000, bytes: 1000 })
  assert.ok(files.size > 2)
  for (const [name, content] of files) if (name !== 'sitemap.xml') assert.ok(Buffer.byteLength(content) <= 1000)
})

test('both languages of a page name each other, a page in one language stands alone', () => {
  const [ru, en, only] = read(
    sitemapFiles([
      { path: '/docs/tags/безопасность', locales: ['ru', 'en'], lastmod: { ru: '2025-10-15' } },
      { path: '/docs/a&b', locales: ['ru'] },
    ]),
    'sitemap.xml',
  ).urlset.url
  const encoded = 'tags/%D0%B1%D0%B5%D0%B7%D0%BE%D0%BF%D0%B0%D1%81%D0%BD%D0%BE%D1%81%D1%82%D1%8C'
  const alternates = (url: { 'xhtml:link'?: Record<string, string>[] }) =>
    url['xhtml:link']?.map((link) => `${link['@_hreflang']} ${new URL(link['@_href'] ?? '').pathname}`)
  assert.equal(new URL(ru.loc).pathname, `/docs/${encoded}`)
  assert.deepEqual(alternates(ru), [`ru /docs/${encoded}`, `en /en/docs/${encoded}`, `x-default /docs/${encoded}`])
  assert.deepEqual(alternates(en), alternates(ru))
  assert.equal(ru.lastmod, '2025-10-15')
  assert.equal(en.lastmod, undefined)
  assert.equal(only.loc.endsWith('/docs/a&amp;b') || only.loc.endsWith('/docs/a&b'), true)
  assert.equal(alternates(only), undefined)
  assert.equal(only.lastmod, undefined)
})

test('robots.txt names the sitemap', () =>
  assert.match(robotsText({ deny: [] }), /^User-agent: \*\nAllow: \/\n\nSitemap: https:\/\/[^/]+\/sitemap\.xml\n$/))

test('robots.txt says what programs may do, and who is to stay away', () =>
  assert.match(
    robotsText({ may: { search: true, answer: true, train: false }, deny: ['GPTBot'] }),
    /^User-agent: \*\nContent-Signal: search=yes, ai-input=yes, ai-train=no\nAllow: \/\n\nUser-agent: GPTBot\nDisallow: \/\n\nSitemap: /,
  ))
