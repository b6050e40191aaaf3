import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { planMoves } from './moves'
import type { Decisions } from './redirects'
import { movedMap, movedRules } from './rules'
import { likelyKeys, shardOf } from './shard'
import { MAX_BYTES, makeShards } from './shards'
import { similarPages } from './similar-pages'

beforeEach(() => {
  process.env.LOCALES = 'ru en'
  process.env.BASE_PATH = '/base'
})

const published = new Set([
  '/',
  '/docs',
  '/docs/b',
  '/docs/c',
  '/docs/foo',
  '/en',
  '/en/docs',
  '/en/docs/b',
  '/en/docs/foo',
])
const plan = (decisions: Decisions) => planMoves(decisions, published)
const russian = (decisions: Decisions) => plan(decisions).old.filter(({ locale }) => locale === 'ru')
const anchorsOf = (decisions: Decisions) => russian(decisions).map(({ page, anchors }) => [page, ...anchors.keys()])

test('where an old page leads, in each language that has the new one', () => {
  assert.deepEqual(
    plan({ '/docs/старая': '/docs/b', '/docs/z': '/docs/c#имя' }).old.map(({ from, lead }) => [from, lead]),
    [
      ['/docs/z', { to: '/base/docs/c#%D0%B8%D0%BC%D1%8F' }],
      ['/docs/старая', { to: '/base/docs/b' }],
      ['/en/docs/z', { to: '/base/docs/c#%D0%B8%D0%BC%D1%8F' }],
      ['/en/docs/старая', { to: '/base/en/docs/b' }],
    ],
  )
})

test('an anchor that goes where its page goes needs no page of its own', () => {
  const decisions = { '/docs/a': '/docs/b', '/docs/b#x': '/docs/b#y', '/docs/a#z': '/docs/b#z' }
  assert.deepEqual(anchorsOf(decisions), [['/docs/a']])
})

test('an anchor that goes elsewhere is known on every page that led there', () => {
  const decisions = { '/docs/a': '/docs/q', '/docs/q': '/docs/b', '/docs/q#x': '/docs/c#x', '/docs/p': '/docs/b#part' }
  assert.deepEqual(anchorsOf(decisions), [['/docs/a', 'x'], ['/docs/p'], ['/docs/q', 'x']])
})

test('a page that is there knows the anchors it has lost', () => {
  const { changed } = plan({ '/docs/b#x': '/docs/c#x', '/docs/b#y': { gone: { ru: 'Нет.', en: 'No.' } } })
  assert.deepEqual(changed, [
    {
      page: '/docs/b',
      anchors: new Map([
        ['x', { to: '/base/docs/c#x' }],
        ['y', { gone: 'Нет.' }],
      ]),
    },
    {
      page: '/en/docs/b',
      anchors: new Map([
        ['x', { to: '/base/docs/c#x' }],
        ['y', { gone: 'No.' }],
      ]),
    },
  ])
})

const decisions: Decisions = {
  '/docs/a': '/docs/b',
  '/docs/split': '/docs/b',
  '/docs/split#x': '/docs/c',
  '/docs/Foo': '/docs/foo',
  '/docs/paper': { gone: { ru: 'Нет.', en: 'No.' } },
}

test('rules of _redirects, the ones that matter most first', () => {
  const rules = movedRules(plan(decisions).old, published)
  assert.deepEqual(rules, [
    '/base/docs/a /base/docs/b 301!',
    '/base/docs/a /base/docs/b 301',
    '/base/en/docs/a /base/en/docs/b 301!',
    '/base/en/docs/a /base/en/docs/b 301',
    '/base/docs/paper /base/docs/paper.html 404!',
    '/base/en/docs/paper /base/en/docs/paper.html 404!',
    '/base/ru/docs/a /base/docs/b 301',
    '/base/docs/a.html /base/docs/b 301',
    '/base/en/docs/a.html /base/en/docs/b 301',
    '/base/docs/a.md /base/docs/b.md 301',
    '/base/docs/split.md /base/docs/b.md 301',
    '/base/en/docs/a.md /base/en/docs/b.md 301',
    '/base/en/docs/split.md /base/en/docs/b.md 301',
    '/base/ru/docs/a.html /base/docs/b 301',
  ])
})

test('what authors decided is before what versions lack', () => {
  const { old } = plan({ '/docs/1.0/b': '/docs/b?from=1.0', '/docs/z': '/docs/c' })
  const [first = ''] = movedRules(old, published)
  assert.match(first, /^\/base\/docs\/z /)
})

test('the map of nginx keeps the query before the anchor', () => {
  const map = movedMap(russian({ '/docs/a': '/docs/b#x', '/docs/paper': decisions['/docs/paper'] ?? '' }))
  assert.deepEqual(map.split('\n'), [
    '"~^/docs/a$" "/base/docs/b$is_args$args#x";',
    '"~^/docs/a\\.md$" "/base/docs/b.md$is_args$args#x";',
    '"~^/docs/paper$" "gone";',
    '',
  ])
})

test('a query of the new address stays, and a reader is led to the page of his language', () => {
  const { old } = plan({ '/docs/1.0/b': '/docs/b?from=1.0' })
  assert.deepEqual(
    old.map(({ lead }) => lead),
    [{ to: '/base/docs/b?from=1.0' }, { to: '/base/en/docs/b?from=1.0' }],
  )
  assert.equal(
    movedMap(old.slice(0, 1)),
    '"~^/docs/1\\.0/b$" "/base/docs/b?from=1.0&$args";\n"~^/docs/1\\.0/b\\.md$" "/base/docs/b.md$is_args$args";\n',
  )
})

test('the record finds a page in another case, with an ending, in a version that is not there', () => {
  for (const [path, expected] of [
    ['/docs/BI/Intro.html', ['/docs/bi/intro']],
    ['/docs//a/', ['/docs/a']],
    ['/docs/index', ['/docs']],
    ['/', ['/']],
    ['/docs/7.19/bi', ['/docs/7.19/bi', '/docs/bi']],
    ['/docs/v2', ['/docs/v2', '/docs']],
  ] as const)
    assert.deepEqual(likelyKeys(path), expected)
})

test('no shard of the record has more than 8 KB, and each key lies in its own', () => {
  const pages = Array.from({ length: 5000 }, (_, number) => `/docs/раздел/страница-${number}`)
  const shards = makeShards([], pages, encodeURI)
  assert.ok(shards.length > 1)
  for (const [number, shard] of shards.entries()) {
    assert.ok(Buffer.byteLength(shard) <= MAX_BYTES)
    for (const [key] of JSON.parse(shard) as [string, string][]) assert.equal(shardOf(key, shards.length), number)
  }
})

test('near are pages of the same folder, those with a similar name first', () => {
  const pages = ['/docs', '/docs/bi/tables', '/docs/bi/papers', '/blog', '/docs/etl/paper'].map((path) => ({ path }))
  assert.deepEqual(
    similarPages('/docs/bi/paper', pages).map(({ path }) => path),
    ['/docs/bi/papers', '/docs/bi/tables', '/docs/etl/paper', '/docs'],
  )
})
