import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { Segment } from '../body'
import { joinParts, splitParts } from './parts'

const slot = (name: string): Segment => ({ slot: name, props: { of: '<a>' }, headingsAbove: 1 })
const html = (text: string, words?: string): Segment => ({
  html: `<p>${text}</p>`,
  ...(words ? { nodes: [{ type: 'text', value: words }] } : {}),
})

const cases: { name: string; segments: Segment[]; expected: string }[] = [
  { name: 'nothing', segments: [], expected: '' },
  { name: 'a text', segments: [html('a')], expected: '<p>a</p>' },
  { name: 'a slot alone', segments: [slot('Glossary')], expected: '<!--slot-->' },
  {
    name: 'slots around a text, two of them in a row',
    segments: [slot('A'), html('a'), slot('B'), slot('C')],
    expected: '<!--slot--><p>a</p><!--slot--><!--slot-->',
  },
  {
    name: 'a post with what its texts were made of',
    segments: [html('a', 'a'), slot('Changes'), html('b', 'b')],
    expected: '<p>a</p><!--slot--><p>b</p>',
  },
]
for (const { name, segments, expected } of cases)
  test(`a body is one HTML, and can be put together again: ${name}`, () => {
    const body = { segments, sections: [], excerpt: { html: 'a', isTruncated: true } }
    const { html, parts } = splitParts(body)
    assert.equal(html, expected)
    assert.deepEqual(joinParts(html, parts), body)
  })
