import assert from 'node:assert/strict'
import { test } from 'node:test'
import { readAnswers } from './answer'

const HIT = {
  objectID: 'a',
  url: '/docs/bi#a',
  url_without_anchor: '/docs/bi',
  anchor: 'a',
  type: 'lvl2',
  hierarchy: { lvl0: 'A', lvl1: 'B', lvl2: 'C', lvl3: null, lvl4: null, lvl5: null, lvl6: null },
  content: 'D',
  kind: 'etl',
  _highlightResult: {
    hierarchy: Object.fromEntries(
      Object.entries({ lvl0: 'A', lvl1: '<B>', lvl2: 'C' }).map(([level, value]) => [
        level,
        { value, matchLevel: 'full', matchedWords: ['b'] },
      ]),
    ),
  },
  _snippetResult: { content: { value: 'D', matchLevel: 'none', matchedWords: [] } },
}
const RESULT = {
  index: 'docs',
  query: 'b',
  hits: [HIT],
  nbHits: 1,
  page: 0,
  nbPages: 1,
  hitsPerPage: 20,
  processingTimeMS: 1,
  params: '',
  exhaustiveNbHits: true,
  facets: { kind: { etl: 1 } },
}
const read = (hit: object) => readAnswers({ results: [{ ...RESULT, hits: [{ ...HIT, ...hit }] }] }).results[0]?.hits[0]

test('an answer of the service is read as it is', () => {
  assert.deepEqual(readAnswers({ results: [RESULT] }), { results: [RESULT] })
})

for (const url of [
  ...['javascript:alert(1)', ' javascript:alert(1)', 'data:text/html,x', 'https://evil.example/', '//evil.example'],
  ...[
    '/\\evil.example',
    '/\t/evil.example',
    '\\\\evil.example',
    '/\n\\evil.example',
    'docs',
    '',
    1,
    null,
    {},
    undefined,
  ],
])
  test(`a hit that leads to ${JSON.stringify(url)} is left out`, () => assert.equal(read({ url }), undefined))

for (const hierarchy of [undefined, null, 'x', [], {}, { lvl1: { toString: 'x' } }, { lvl1: '' }])
  test(`a hit with the names ${JSON.stringify(hierarchy)} is left out`, () => {
    assert.equal(read({ hierarchy }), undefined)
  })

const odd: { name: string; hit: object; expected: object }[] = [
  { name: 'an unknown kind', hit: { kind: 'constructor' }, expected: { ...HIT, kind: 'docs' } },
  { name: 'a type that is an object', hit: { type: { x: 1 } }, expected: { ...HIT, type: 'lvl1' } },
  { name: 'a text that is a list', hit: { content: ['<script>'] }, expected: { ...HIT, content: null } },
  { name: 'fields that nobody asked for', hit: { html: '<script>', onClick: 'x' }, expected: HIT },
  {
    name: 'names without marks',
    hit: { _highlightResult: null },
    expected: {
      ...HIT,
      _highlightResult: {
        hierarchy: {
          lvl0: { value: 'A', matchLevel: 'none', matchedWords: [] },
          lvl1: { value: 'B', matchLevel: 'none', matchedWords: [] },
          lvl2: { value: 'C', matchLevel: 'none', matchedWords: [] },
        },
      },
    },
  },
]
for (const { name, hit, expected } of odd) test(`a hit with ${name}`, () => assert.deepEqual(read(hit), expected))

test('texts, lists and numbers have an end', () => {
  assert.equal(read({ content: 'x'.repeat(1e6) })?.content?.length, 10_000)
  const [result] = readAnswers({ results: [{ ...RESULT, hits: Array(5000).fill(HIT), nbHits: -1, page: '2' }] }).results
  assert.deepEqual([result?.hits.length, result?.nbHits, result?.page], [200, 0, 0])
  assert.equal(readAnswers({ results: [{ nbHits: Number.POSITIVE_INFINITY, hits: {} }, null, 'x'] }).results.length, 3)
})

test('names that every object has are counted as others, and change no object', () => {
  const facets = JSON.parse(
    '{"tags":{"constructor":2,"__proto__":3,"x":"<b>"},"__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}}}',
  )
  const [result] = readAnswers({ results: [{ ...RESULT, facets }] }).results
  assert.deepEqual(Object.entries(result?.facets?.tags ?? {}), [
    ['constructor', 2],
    ['__proto__', 3],
    ['x', 0],
  ])
  assert.deepEqual(Object.keys(result?.facets ?? {}), ['tags'])
  assert.equal('polluted' in {}, false)
})

for (const answer of [undefined, null, 1, 'x', [], {}, { results: {} }, { message: '<script>' }])
  test(`${JSON.stringify(answer)} is no answer`, () => assert.throws(() => readAnswers(answer), /no result/))
