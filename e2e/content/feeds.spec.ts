import { execFileSync } from 'node:child_process'
import { expect, test } from '@playwright/test'
import { XMLParser, XMLValidator } from 'fast-xml-parser'
import Parser from 'rss-parser'
import { validateAtom } from '../support/grammar'
import { everyOf, IS_ALL, SITES } from '../support/sites'
import { filesBelow, HOSTS, read } from './published-files'

for (const site of ['main', 'blog'] as const) {
  test(`${site}: every feed is read by another program, and Atom keeps to RFC 4287`, async () => {
    const parser = new Parser()
    const feeds = [...filesBelow(site, 'rss.xml'), ...filesBelow(site, 'atom.xml')]
    expect(feeds.length).toBe(site === 'main' ? 64 : 12)
    for (const file of everyOf(feeds, site === 'main' ? 5 : 1)) {
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

test('unlisted posts, drafts and untranslated posts are in no feed; characters survive', async () => {
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

test('feeds are announced in the head of blog pages', () => {
  const announced = (file: string) =>
    [...read('main', file).matchAll(/<link rel="alternate" type="([^"]+)"[^>]* href="([^"]+)"/g)]
      .map(([, type, href]) => ({ type, href }))
      .filter(({ type }) => type !== 'text/markdown')
  for (const prefix of ['', 'en/']) {
    expect(announced(`${prefix}blog/release-7_21_0.html`)).toEqual(
      [
        ['application/rss+xml', 'rss.xml'],
        ['application/atom+xml', 'atom.xml'],
        ['application/feed+json', 'feed.json'],
      ].map(([type, file]) => ({ type, href: `${HOSTS.main}/${prefix}blog/${file}` })),
    )
    const changes = announced(`${prefix}blog/changes.html`)
    expect(changes.filter(({ type }) => type === 'application/rss+xml')).toHaveLength(16)
  }
})

test('the days of the content are the same wherever it is collected', { tag: '@nightly' }, () => {
  const zones = ['America/Los_Angeles', 'Pacific/Kiritimati', ...(IS_ALL ? ['UTC'] : [])]
  const collected = zones.map((TZ) => {
    const env = {
      ...process.env,
      TZ,
      CONTENT_DIR: SITES.blog.content,
      WORK_DIR: `.cache/e2e/zones/${TZ.replace('/', '-')}`,
    }
    return execFileSync(process.execPath, ['--import', 'tsx', 'e2e/support/collect-feeds.ts'], {
      env,
      encoding: 'utf8',
    })
  })
  expect(collected[0]).toContain('2025-01-01T00:00:00.000Z')
  expect(new Set(collected).size).toBe(1)
})
