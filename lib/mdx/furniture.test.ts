import assert from 'node:assert/strict'
import { test } from 'node:test'
import { h } from 'hastscript'
import { furnitureOf, seen } from './furniture'

const FORMS = ['search', 'markdown', 'feed', 'book'] as const
for (const [name, element, expected] of [
  ['a tool', h('button'), 'search markdown feed book'],
  ['the link of a heading', h('a.anchor'), 'search markdown feed book'],
  ['the explanation of a term', h('span', { role: 'tooltip' }), 'search markdown feed'],
  ['a drawing', h('svg'), 'search markdown feed'],
  ['navigation', h('nav'), 'markdown book'],
  ['chapters of a film', h('nav.chapters'), ''],
  ['the way back from a footnote', h('a', { dataFootnoteBackref: '' }), 'markdown book'],
  ['what a reader reads', h('p.note', 'Text.'), ''],
] as const)
  test(`${name} is left out of: ${expected || 'nothing'}`, () =>
    assert.equal(FORMS.filter((form) => furnitureOf(form)(seen(element))).join(' '), expected))
