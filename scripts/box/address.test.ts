import assert from 'node:assert/strict'
import { test } from 'node:test'
import { boxAddress, isSiteAddress, rootOf } from './address'

const files = new Set([
  'index.html',
  'docs.html',
  'docs/1.0.html',
  'docs/asp.net.html',
  'en.html',
  'media/a.png',
  'docs/tags/процессы.html',
])
const site = { origin: 'https://docs.example', holds: (file: string) => files.has(file) }

for (const { address, base = '', expected } of [
  { address: '/', expected: '../index.html' },
  { address: '/docs?a=1#b', expected: '../docs.html?a=1#b' },
  { address: '/docs/1.0', expected: '../docs/1.0.html' },
  { address: '/docs/asp.net', expected: '../docs/asp.net.html' },
  { address: '/en/', expected: '../en.html' },
  { address: '/media/a.png', expected: '../media/a.png' },
  {
    address: '/docs/tags/%D0%BF%D1%80%D0%BE%D1%86%D0%B5%D1%81%D1%81%D1%8B',
    expected: '../docs/tags/%D0%BF%D1%80%D0%BE%D1%86%D0%B5%D1%81%D1%81%D1%8B.html',
  },
  { address: '/llms.txt', expected: 'https://docs.example/llms.txt' },
  { address: '/docs/50%', expected: 'https://docs.example/docs/50%' },
  { address: '/base', base: '/base', expected: '../index.html' },
  { address: '/base/docs', base: '/base', expected: '../docs.html' },
  { address: '/docs', base: '/base', expected: 'https://docs.example/docs' },
])
  test(`${address} in a box of ${base || 'a site at the root'}`, () =>
    assert.equal(boxAddress(address, '../', { ...site, base }), expected))

test('the way to the root of the box', () => {
  assert.equal(rootOf('index.html'), './')
  assert.equal(rootOf('en/docs/a.html'), '../../')
})

test('what is an address of the site', () => {
  for (const value of ['/', '/docs']) assert.equal(isSiteAddress(value), true, value)
  for (const value of ['', '#a', '//host', '/\\host', 'https://a', 'a.html'])
    assert.equal(isSiteAddress(value), false, value)
})
