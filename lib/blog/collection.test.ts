import assert from 'node:assert/strict'
import { test } from 'node:test'
import { splitBody } from './collection'

const MARK = '<!-- truncate -->'
const CHANGES = '<post-changes></post-changes>'
for (const { name, html, expected } of [
  {
    name: 'nothing said',
    html: '<p>a</p>',
    expected: { excerpt: '<p>a</p>', isTruncated: false, before: '<p>a</p>', after: '' },
  },
  {
    name: 'a mark in the middle',
    html: `<p>a</p>${MARK}<p>b</p>`,
    expected: { excerpt: '<p>a</p>', isTruncated: true, before: '<p>a</p><p>b</p>', after: '' },
  },
  {
    name: 'a mark at the end',
    html: `<p>a</p>\n${MARK}\n`,
    expected: { excerpt: '<p>a</p>\n', isTruncated: false, before: '<p>a</p>\n\n', after: '' },
  },
  {
    name: 'changes between two texts',
    html: `<p>a</p>${MARK}<p>b</p>${CHANGES}<p>c</p>`,
    expected: { excerpt: '<p>a</p>', isTruncated: true, before: '<p>a</p><p>b</p>', after: '<p>c</p>' },
  },
  {
    name: 'changes and no mark',
    html: `a${CHANGES}b`,
    expected: { excerpt: 'ab', isTruncated: false, before: 'a', after: 'b' },
  },
]) {
  test(`splitBody: ${name}`, () => assert.deepEqual(splitBody(html), expected))
}
