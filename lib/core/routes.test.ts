import assert from 'node:assert/strict'
import { afterEach, test } from 'node:test'
import type { Locale } from 'next-intl'
import {
  blogUrl,
  decodePath,
  docTagsUrl,
  docTagUrl,
  docUrl,
  localePath,
  pageOfPayload,
  parsePath,
  payloadUrl,
  withBasePath,
} from './routes'

afterEach(() => {
  delete process.env.BASE_PATH
})

/** Every address in one table: a changed one is always a decision. */
test('addresses', () => {
  assert.deepEqual(
    {
      start: docUrl(''),
      page: docUrl('bi/intro'),
      versionStart: docUrl('', '7.20'),
      versionPage: docUrl('bi/intro', '7.20'),
      tags: docTagsUrl(),
      versionTags: docTagsUrl('7.20'),
      tag: docTagUrl('bi'),
      cyrillicTag: docTagUrl('безопасность'),
      versionTag: docTagUrl('bi', '7.20'),
      blog: blogUrl(),
    },
    {
      start: '/docs',
      page: '/docs/bi/intro',
      versionStart: '/docs/7.20',
      versionPage: '/docs/7.20/bi/intro',
      tags: '/docs/tags',
      versionTags: '/docs/7.20/tags',
      tag: '/docs/tags/bi',
      cyrillicTag: '/docs/tags/безопасность',
      versionTag: '/docs/7.20/tags/bi',
      blog: '/blog',
    },
  )
})

const localized: { path: string; locale: Locale; base?: string; expected: string }[] = [
  { path: '/', locale: 'ru', expected: '/' },
  { path: '/', locale: 'en', expected: '/en' },
  { path: '/docs', locale: 'ru', expected: '/docs' },
  { path: '/docs', locale: 'en', expected: '/en/docs' },
  { path: '/', locale: 'ru', base: '/base', expected: '/base' },
  { path: '/', locale: 'en', base: '/base', expected: '/base/en' },
  { path: '/docs', locale: 'en', base: '/base', expected: '/base/en/docs' },
]
for (const { path, locale, base = '', expected } of localized) {
  test(`${path} in ${locale} under “${base}” is ${expected}`, () => {
    process.env.BASE_PATH = base
    assert.equal(localePath(path, locale), expected)
  })
}

const parsed: { address: string; base?: string; expected: [string, string] }[] = [
  { address: '/', expected: ['ru', '/'] },
  { address: '/index.html', expected: ['ru', '/'] },
  { address: '/en', expected: ['en', '/'] },
  { address: '/en/', expected: ['en', '/'] },
  { address: '/en.html', expected: ['en', '/'] },
  { address: '/en/index.html', expected: ['en', '/'] },
  { address: '/english', expected: ['ru', '/english'] },
  { address: '/docs/bi/intro', expected: ['ru', '/docs/bi/intro'] },
  { address: '/docs/bi/intro.html', expected: ['ru', '/docs/bi/intro'] },
  { address: '/docs/index.html', expected: ['ru', '/docs'] },
  { address: '/docs/1.0', expected: ['ru', '/docs/1.0'] },
  { address: '/en/docs/tags/%D1%8F', expected: ['en', '/docs/tags/я'] },
  { address: '/docs/%E0%A4%A', expected: ['ru', '/docs/%E0%A4%A'] },
  { address: '/base', base: '/base', expected: ['ru', '/'] },
  { address: '/base/en/docs', base: '/base', expected: ['en', '/docs'] },
  { address: '/basement', base: '/base', expected: ['ru', '/basement'] },
]
for (const { address, base = '', expected } of parsed) {
  test(`${address} under “${base}” is ${expected.join(' ')}`, () => {
    process.env.BASE_PATH = base
    const { locale, path } = parsePath(address)
    assert.deepEqual([locale, path], expected)
  })
}

test('a base path goes before files', () => {
  process.env.BASE_PATH = '/base'
  assert.equal(withBasePath('/icons.svg'), '/base/icons.svg')
  assert.equal(withBasePath(''), '/base')
  process.env.BASE_PATH = ''
  assert.equal(withBasePath(''), '/')
})

test('a payload lies beside its page, that of the home page in its folder', () => {
  process.env.BASE_PATH = '/base'
  assert.deepEqual(['/base', '/base/', '/base/docs'].map(payloadUrl), [
    '/base/index.txt',
    '/base/index.txt',
    '/base/docs.txt',
  ])
  process.env.BASE_PATH = ''
  assert.deepEqual(['/', '/en', '/docs/index'].map(payloadUrl), ['/index.txt', '/en.txt', '/docs/index.txt'])
})

test('a payload leads back to its page', () => {
  for (const base of ['', '/base'])
    for (const page of ['', '/en', '/docs/index', '/docs/1.0']) {
      process.env.BASE_PATH = base
      assert.equal(pageOfPayload(payloadUrl(withBasePath(page))), withBasePath(page))
    }
  process.env.BASE_PATH = ''
})

test('a broken escape stays as it is', () => assert.equal(decodePath('%zz'), '%zz'))
