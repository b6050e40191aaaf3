import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import { test } from 'node:test'

const ZONES = ['UTC', 'America/Los_Angeles', 'Pacific/Kiritimati']
/** Prints everything that is made of a day: the words, the order, the year and the feeds. */
const PROGRAM = `
  import { dayInWords } from './lib/blog/day'
  import { byYear, newestFirst } from './lib/blog/lists'
  import { writeFeed } from './lib/blog/write-feed'
  import { sitemapFiles } from './lib/pages/sitemap-files'
  const days = ['2024-12-31', '2025-01-01', '2025-03-30', '2025-10-15']
  const posts = newestFirst(days.map((date) => ({ slug: date, date })))
  const self = { rss: 'https://x.example/r', atom: 'https://x.example/a', json: 'https://x.example/j' }
  const entries = posts.map(({ date }) => ({ title: date, url: 'https://x.example/' + date, summary: date, html: date, date, authors: [], tags: [] }))
  const source = { title: 't', description: 'd', locale: 'ru', url: 'https://x.example', self, copyright: 'c', email: 'e@x.example', author: 'a', entries }
  console.log(JSON.stringify({
    words: days.flatMap((day) => ['ru', 'en'].map((locale) => dayInWords(day, locale))),
    years: byYear(posts).map(({ year, posts }) => [year, posts.length]),
    feeds: ['rss', 'atom', 'json'].map((format) => writeFeed(source, format)),
    sitemap: [...sitemapFiles([{ path: '/', locales: ['ru'], lastmod: { ru: '2025-01-01' } }])],
  }))
`
const run = (TZ: string): string =>
  execFileSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', PROGRAM], {
    env: { ...process.env, TZ },
    encoding: 'utf8',
  })

test(`days are the same in ${ZONES.join(', ')}`, () => {
  const [reference = '', ...others] = ZONES.map(run)
  for (const other of others) assert.equal(other, reference)
  const { words, years, feeds } = JSON.parse(reference) as { words: string[]; years: unknown[]; feeds: string[] }
  assert.deepEqual(words.slice(0, 4), [
    '31 декабря 2024 г.',
    'December 31, 2024',
    '1 января 2025 г.',
    'January 1, 2025',
  ])
  assert.deepEqual(years, [
    ['2025', 3],
    ['2024', 1],
  ])
  assert.match(feeds[0] ?? '', /<pubDate>Wed, 01 Jan 2025 00:00:00 GMT<\/pubDate>/)
  assert.match(feeds[1] ?? '', /<published>2024-12-31T00:00:00.000Z<\/published>/)
})
