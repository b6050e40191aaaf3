import assert from 'node:assert/strict'
import { beforeEach, test } from 'node:test'
import { headersFile, isImmutable, redirectsFile } from '.'

beforeEach(() => {
  process.env.BASE_PATH = ''
  process.env.LOCALES = 'ru en'
})

for (const [path, expected] of [
  ['/_next/static/chunks/a.js', true],
  ['/search-index/current.ru.1/a.json', true],
  ['/search-index/current.ru.json', false],
  ['/docs/media/a', false],
  ['/media', false],
  ['/_headers', false],
  ['/sw.js', false],
] as const)
  test(`${path} may be kept for ever: ${expected}`, () => assert.equal(isImmutable(path), expected))

test('the header says what only a header can, and a drawing that is opened as a page runs nothing', () => {
  const [all, drawings, first] = headersFile().split('\n\n')
  assert.equal(all?.split('\n')[1], "  Content-Security-Policy: frame-ancestors 'self'")
  assert.equal(
    drawings,
    "/media/*.svg\n  Content-Security-Policy: default-src 'none'; style-src 'unsafe-inline'; sandbox",
  )
  assert.equal(first, '/_next/static/*\n  Cache-Control: public, max-age=31536000, immutable')
})

test('rules begin with the base path', () => {
  process.env.BASE_PATH = '/base'
  assert.match(headersFile(), /^\/base\/\*$/m)
  assert.deepEqual(redirectsFile(['/', '/docs', '/docs/bi', '/about', '/en', '/en/docs', '/en/legal']).split('\n'), [
    '/base/ru /base/ 301',
    '/base/ru/index.html /base/ 301',
    '/base/ru/about /base/about 301',
    '/base/ru/about.html /base/about 301',
    '/base/ru/docs /base/docs 301',
    '/base/ru/docs.html /base/docs 301',
    '/base/ru/docs/* /base/docs/:splat 301',
    '/base/en/* /base/en/404.html 404',
    '/base/* /base/404.html 404',
    '',
  ])
})

test('a site of one language has one 404 page', () => {
  process.env.LOCALES = 'de'
  assert.equal(redirectsFile(['/']), '/de / 301\n/de/index.html / 301\n/* /404.html 404\n')
})
