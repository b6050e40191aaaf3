import assert from 'node:assert/strict'
import { test } from 'node:test'
import { offerBox } from './link'

const EMPTY = '<p>a</p><p data-box-link="" data-alternate-skip="true" hidden=""></p><p>b</p>'
const SHOWN =
  '<p>a</p><p data-box-link="" data-alternate-skip="true"><a href="/docs.zip" download="">All (1 MB)</a></p><p>b</p>'
const offer = { address: '/docs.zip', label: 'All (1 MB)' }

for (const { name, html, requested, expected } of [
  { name: 'is filled in', html: EMPTY, requested: offer, expected: SHOWN },
  { name: 'is filled in again', html: SHOWN, requested: offer, expected: SHOWN },
  { name: 'is taken out', html: SHOWN, requested: undefined, expected: EMPTY },
  { name: 'is nowhere', html: '<p>a</p>', requested: offer, expected: '<p>a</p>' },
])
  test(`the link to the archive ${name}`, () => assert.equal(offerBox(html, requested), expected))
