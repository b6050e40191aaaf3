import assert from 'node:assert/strict'
import { test } from 'node:test'
import { componentText } from './schema'

for (const { name, text, isText } of [
  { name: 'a link to a page', text: 'See [Reach](/docs/reach).', isText: false },
  { name: 'a link to a place of the page', text: 'See [below](#guide).', isText: false },
  { name: 'a pattern in code', text: 'Like `[a](b)?`.', isText: true },
])
  test(`${name} ${isText ? 'may' : 'may not'} stand in a text of the reference`, () => {
    assert.equal(componentText().safeParse(text).success, isText)
  })
