import assert from 'node:assert/strict'
import { test } from 'node:test'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import type { TreeNode } from '@/lib/docs/tree'
import { translator } from '@/lib/i18n/translator'
import { Branch, type BranchProps } from './branch'

const tree: TreeNode[] = [
  { id: '', label: 'Start', href: '/docs' },
  {
    id: 'bi',
    label: 'BI',
    href: '/docs/bi/intro',
    items: [
      { id: 'bi/a', label: 'A', href: '/docs/bi/a' },
      { id: 'deep', label: 'Deep', items: [{ id: 'bi/b', label: 'B', href: '/docs/bi/b' }] },
    ],
  },
  { id: 'etl/intro', label: 'ETL', href: '/docs/etl/intro' },
]
const t = translator('en', 'shell')
const draw = (nodes: TreeNode[], trail: string[], props: Partial<BranchProps> = {}) =>
  renderToStaticMarkup(createElement(Branch, { nodes, locale: 'ru', t, trail, ...props }))
const row = (length: number): TreeNode[] =>
  Array.from({ length }, (_, index) => ({ id: `p${index}`, label: `P${index}`, href: `/docs/p${index}` }))
/** Labels of links and buttons, in order. */
const shown = (html: string): string[] => [...html.matchAll(/>([^<>]+)<\/(?:a|button)>/g)].map(([, text = '']) => text)

test('a branch holds the open path only', () => {
  const html = draw(tree, ['bi', 'bi/a'])
  assert.deepEqual(shown(html), ['Start', 'BI', 'A', 'ETL'])
  assert.match(html, /<a href="\/docs\/bi\/a" aria-current="page">A<\/a>/)
  assert.match(
    html,
    /<a href="\/docs\/bi\/intro" class="on">BI<\/a><details data-id="bi" open=""><summary aria-label="Pages of “BI”"><\/summary>/,
  )
  assert.match(html, /<details data-id="deep"><summary>Deep<\/summary><ul><\/ul><\/details>/)
})

test('a page without a translation says the language of its label', () =>
  assert.match(
    draw([{ id: 'x', label: 'Икс', lang: 'ru', href: '/docs/x' }], [], { locale: 'en' }),
    /<a href="\/en\/docs\/x" lang="ru">Икс<\/a>/,
  ))

test('the page of a category is current itself', () =>
  assert.match(
    draw(tree, ['bi']),
    /<a href="\/docs\/bi\/intro" aria-current="page">BI<\/a><details data-id="bi" open="">/,
  ))

test('links have the language', () => assert.match(draw(tree, [], { locale: 'en' }), /<a href="\/en\/docs">/))

test('labels are escaped', () =>
  assert.match(draw([{ id: 'x', label: '<b> & "c"', href: '/docs/x' }], []), />&lt;b&gt; &amp; &quot;c&quot;<\/a>/))

const windows: {
  name: string
  count: number
  current: number
  expected: [first: string, last: string, length: number]
}[] = [
  { name: 'a short level is whole', count: 40, current: 39, expected: ['P0', 'P39', 40] },
  { name: 'the beginning', count: 100, current: 3, expected: ['P0', '60 more', 41] },
  { name: 'the middle', count: 100, current: 50, expected: ['30 more', '30 more', 42] },
  { name: 'the end', count: 100, current: 99, expected: ['60 more', 'P99', 41] },
]
for (const { name, count, current, expected } of windows) {
  test(`a window of a long level: ${name}`, () => {
    const items = shown(draw(row(count), [`p${current}`]))
    assert.deepEqual([items[0], items.at(-1), items.length], expected)
    assert.ok(items.includes(`P${current}`))
  })
}
test('a level drawn later is whole', () => assert.equal(shown(draw(row(100), [], { isWhole: true })).length, 100))

test('a name of several words may be broken between them', () =>
  assert.match(draw([{ id: 'x', label: 'ListenUDPRecord', href: '/docs/x' }], []), />Listen<wbr\/>UDPRecord</))

test('the buttons for more need a script', () =>
  assert.match(draw(row(100), ['p50']), /^<li class="needs-js"><button type="button" data-act="more">30 more</))
