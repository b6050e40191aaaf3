import assert from 'node:assert/strict'
import { test } from 'node:test'
import { XMLValidator } from 'fast-xml-parser'
import Parser from 'rss-parser'
import { type FeedSource, writeFeed } from './write-feed'

const TRICKY = 'A < B & "C" ]]> \u0007ё'
const READABLE = 'A < B & "C" ]]> ё'
const source: FeedSource = {
  title: 'Releases & <more>',
  description: 'What is new',
  locale: 'ru',
  url: 'https://x.example/blog',
  self: {
    rss: 'https://x.example/blog/rss.xml',
    atom: 'https://x.example/blog/atom.xml',
    json: 'https://x.example/blog/feed.json',
  },
  copyright: '© A & B',
  email: 'news@x.example',
  author: 'A & B',
  entries: [
    {
      title: TRICKY,
      url: 'https://x.example/blog/release-2?a=1&b=2#c',
      summary: TRICKY,
      html: '<p>1 &lt; 2 &amp; ]]&gt; <code>]]></code></p>',
      date: '2025-12-31',
      authors: ['Group & Co'],
      tags: ['a "b" & <c>'],
    },
    {
      title: 'First',
      url: 'https://x.example/blog/release-1',
      summary: 's',
      html: '<p>x</p>',
      date: '2025-01-01',
      authors: [],
      tags: [],
    },
  ],
}

for (const format of ['rss', 'atom'] as const) {
  test(`${format}: well formed, and another program reads what was written`, async () => {
    const xml = writeFeed(source, format)
    assert.equal(XMLValidator.validate(xml), true)
    const feed = await new Parser().parseString(xml)
    const [entry, second] = feed.items
    assert.equal(feed.title, 'Releases & <more>')
    assert.equal(feed.items.length, 2)
    assert.equal(entry?.isoDate, '2025-12-31T00:00:00.000Z')
    assert.equal(entry?.link, 'https://x.example/blog/release-2?a=1&b=2#c')
    assert.equal(
      entry?.title?.replaceAll('&lt;', '<').replaceAll('&quot;', '"').replaceAll('&gt;', '>').replaceAll('&amp;', '&'),
      READABLE,
    )
    const content: unknown = entry?.['content:encoded'] ?? entry?.content
    assert.equal(content, '<p>1 &lt; 2 &amp; ]]&gt; <code>]]></code></p>')
    assert.equal(second?.title, 'First')
  })
}

test('json: ids, dates and whole HTML', () => {
  const feed = JSON.parse(writeFeed(source, 'json')) as { feed_url: string; items: Record<string, unknown>[] }
  assert.equal(feed.feed_url, source.self.json)
  assert.deepEqual(
    feed.items.map(({ id, url, date_published, title }) => ({ id, url, date_published, title })),
    [
      {
        id: source.entries[0]?.url,
        url: source.entries[0]?.url,
        date_published: '2025-12-31T00:00:00.000Z',
        title: READABLE,
      },
      {
        id: source.entries[1]?.url,
        url: source.entries[1]?.url,
        date_published: '2025-01-01T00:00:00.000Z',
        title: 'First',
      },
    ],
  )
})

test('a feed without entries is a feed, and the moment of the build is not in it', () => {
  for (const format of ['rss', 'atom', 'json'] as const)
    assert.equal(writeFeed({ ...source, entries: [] }, format), writeFeed({ ...source, entries: [] }, format))
  assert.match(writeFeed({ ...source, entries: [] }, 'atom'), /<updated>1970-01-01T00:00:00.000Z/)
})

test('atom says its language', () => assert.match(writeFeed(source, 'atom'), /<feed xmlns="[^"]+" xml:lang="ru">/))
