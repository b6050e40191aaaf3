import assert from 'node:assert/strict'
import { test } from 'node:test'
import { IMMUTABLE } from '../../../lib/site/hosting'
import { isCacheable, keyOf } from '../cache'
import { type Asked, chooseStrategy } from './strategy'
import { surplusOf } from './surplus'

const ORIGIN = 'https://docs.example.com'
// The site is where this page is.
Object.assign(globalThis, { location: { origin: ORIGIN } })
const immutable = new RegExp(`^${IMMUTABLE}`)

const CASES: {
  name: string
  path: string
  requested?: Partial<Asked>
  has?: string
  root?: string
  expected: string
}[] = [
  { name: 'a page that is loaded whole', path: '/docs/bi', requested: { mode: 'navigate' }, expected: 'page' },
  { name: 'the home page', path: '/', requested: { mode: 'navigate' }, expected: 'page' },
  { name: 'the text of a page', path: '/docs/bi', expected: 'page' },
  { name: 'a page under its file', path: '/docs/bi.html', expected: 'page' },
  { name: 'a version is no ending', path: '/docs/1.0', expected: 'page' },
  { name: 'a name with a dot is no file', path: '/docs/asp.net', expected: 'page' },
  { name: 'whether a page is there', path: '/docs/bi', requested: { method: 'HEAD' }, expected: 'page' },
  { name: 'a payload', path: '/docs/bi.txt?_rsc=1', expected: 'page' },
  { name: 'the root of an index', path: '/search-index/current.ru.json', expected: 'page' },
  { name: 'the results of a question', path: '/search?q=a.b', requested: { mode: 'navigate' }, expected: 'page' },
  { name: 'a script', path: '/_next/static/chunks/a.js', expected: 'file' },
  { name: 'a piece of an index', path: '/search-index/current.ru.1/f0.bin', expected: 'file' },
  { name: 'a picture', path: '/media/a.1-640.webp', requested: { mode: 'no-cors' }, expected: 'file' },
  { name: 'a script that came damaged', path: '/_next/static/a.js', requested: { cache: 'reload' }, expected: 'file' },
  { name: 'whether a script is there', path: '/_next/static/a.js', requested: { method: 'HEAD' }, expected: 'none' },
  { name: 'a film', path: '/media/a.1.webm', requested: { destination: 'video' }, expected: 'none' },
  { name: 'a part of a film', path: '/media/a.1.webm', has: 'range', expected: 'none' },
  { name: 'what is sent', path: '/docs/bi', requested: { method: 'POST' }, expected: 'none' },
  { name: 'another origin', path: 'https://other.example/docs/bi', expected: 'none' },
  { name: 'what passes all caches', path: '/docs/bi', requested: { cache: 'no-store' }, expected: 'none' },
  { name: 'a list for programs', path: '/llms.txt', expected: 'none' },
  { name: 'the Markdown of a page', path: '/docs/bi.md', requested: { mode: 'navigate' }, expected: 'none' },
  { name: 'the worker itself', path: '/sw.js', expected: 'none' },
  { name: 'a page below the base path', path: '/base/docs', root: '/base', expected: 'page' },
  { name: 'the home page of a base path', path: '/base', root: '/base', expected: 'page' },
  { name: 'a script below the base path', path: '/base/media/a.1.png', root: '/base', expected: 'file' },
  { name: 'another site beside the base path', path: '/baseball/docs', root: '/base', expected: 'none' },
  { name: 'another site above the base path', path: '/docs', root: '/base', expected: 'none' },
]
for (const { name, path, requested, has = '', root = '', expected } of CASES)
  test(`${name}: ${expected}`, () => {
    const headers = { has: (header: string) => header === has }
    const request = { method: 'GET', mode: 'cors', cache: 'default', destination: '', headers, ...requested }
    const url = new URL(path, ORIGIN).href
    assert.equal(chooseStrategy({ ...request, url }, ORIGIN + root, immutable), expected)
  })

for (const [url, key] of [
  ['/docs/bi?q=1#a', '/docs/bi'],
  ['/docs/bi.html', '/docs/bi'],
  ['/docs/bi/', '/docs/bi'],
  ['/docs/index.html', '/docs'],
  ['/', '/'],
  ['/index.html', '/'],
  ['/docs/bi.txt?_rsc=1', '/docs/bi.txt'],
  ['/docs/1.0', '/docs/1.0'],
] as const)
  test(`${url} is cached as ${key}`, () => assert.equal(keyOf(ORIGIN + url), ORIGIN + key))

const HTML = 'text/html; charset=utf-8'
for (const [name, path, answer, expected] of [
  ['a page', '/docs', { type: HTML }, true],
  ['a page with a dot in its name', '/docs/asp.net', { type: HTML }, true],
  ['a script', '/a.js', { type: 'text/javascript' }, true],
  ['a missing page', '/docs', { type: HTML, status: 404 }, false],
  ['a host that is ill', '/docs', { type: HTML, status: 503 }, false],
  ['a part', '/a.png', { type: 'image/png', status: 206 }, false],
  ['a redirected page', '/docs', { type: HTML, redirected: true }, false],
  ['the page of a proxy in the place of a script', '/a.js', { type: HTML }, false],
  ['a file in the place of a page', '/docs', { type: 'text/plain' }, false],
  ['what its host forbids to keep', '/docs', { type: HTML, control: 'private, no-store' }, false],
] as const)
  test(`${name} may be cached: ${expected}`, () => {
    const { type, status = 200, redirected = false, control = null } = { status: 200, ...answer } as Given
    const headers = { get: (header: string) => (header === 'content-type' ? type : control) }
    assert.equal(isCacheable({ status, redirected, headers }, ORIGIN + path), expected)
  })
interface Given {
  type: string
  status?: number
  redirected?: boolean
  control?: string
}

test('what was used least recently goes, by number and by size', () => {
  const copies = [3, 1, 4, 2].map((time) => ({ time, size: 10 }))
  const times = (most: number, bytes: number) => surplusOf(copies, { most, bytes }).map(({ time }) => time)
  assert.deepEqual(times(4, 40), [])
  assert.deepEqual(times(3, 40), [1])
  assert.deepEqual(times(4, 25), [2, 1])
})
