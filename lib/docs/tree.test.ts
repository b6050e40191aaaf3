import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FoundDoc } from '.'
import { renderBranch } from './branch'
import { buildTree, findCategory, flatten, neighbours, type TreeNode, trailTo } from './tree'

const pages: Record<string, { title: string; label?: string }> = {
  '': { title: 'Start' },
  'bi/intro': { title: 'Analytics', label: 'About' },
  'bi/b': { title: 'B' },
  'bi/a': { title: 'A' },
  'etl/intro': { title: 'ETL' },
}
const find = (docPath: string) => {
  const page = pages[docPath]
  return (
    page &&
    ({
      doc: { title: page.title, sidebar_label: page.label, page: { path: docPath, locale: 'ru' } },
      isFallback: docPath === 'etl/intro',
    } as unknown as FoundDoc)
  )
}
const build = (items: Parameters<typeof buildTree>[0]['items']) =>
  buildTree({
    items,
    locale: 'en',
    find,
    inFolder: (folder) =>
      Object.keys(pages).flatMap((docPath) => (docPath.startsWith(`${folder}/`) ? (find(docPath) ?? []) : [])),
    url: (docPath) => ['/docs', docPath].filter(Boolean).join('/'),
  })
/** `label href (inside)` */
const tell = (nodes: TreeNode[]): string =>
  nodes
    .map(({ label, href, items }) => `${label}${href ? ` ${href}` : ''}${items ? ` (${tell(items)})` : ''}`)
    .join(', ')
const label = { ru: 'Р', en: 'BI' }

test('a page without a translation says the language of its label', () =>
  assert.deepEqual(
    build(['bi/intro', 'etl/intro']).map(({ lang }) => lang),
    [undefined, 'ru'],
  ))

const built: { name: string; items: Parameters<typeof build>[0]; expected: string }[] = [
  {
    name: 'pages in their order, with short names',
    items: ['index', 'bi/intro'],
    expected: 'Start /docs, About /docs/bi/intro',
  },
  {
    name: 'a category with a page',
    items: [{ category: 'bi', label, link: 'bi/intro', items: ['bi/b'] }],
    expected: 'BI /docs/bi/intro (B /docs/bi/b)',
  },
  {
    name: 'a category without a page',
    items: [{ category: 'bi', label, items: ['bi/b'] }],
    expected: 'BI (B /docs/bi/b)',
  },
  {
    name: 'a folder by its titles',
    items: [{ category: 'bi', label, folder: 'bi' }],
    expected: 'BI (A /docs/bi/a, About /docs/bi/intro, B /docs/bi/b)',
  },
  { name: 'pages that are missing fall out', items: ['index', 'gone'], expected: 'Start /docs' },
  { name: 'a category left empty falls out', items: [{ category: 'x', label, items: ['gone'] }], expected: '' },
  {
    name: 'a category left with its page stays',
    items: [{ category: 'x', label, link: 'bi/intro', items: ['gone'] }],
    expected: 'BI /docs/bi/intro ()',
  },
  {
    name: 'a label of another language stands in',
    items: [{ category: 'x', label: { ru: 'Р' }, items: ['index'] }],
    expected: 'Р (Start /docs)',
  },
]
for (const { name, items, expected } of built)
  test(`the tree: ${name}`, () => assert.equal(tell(build(items)), expected))

const tree = build([
  'index',
  {
    category: 'bi',
    label,
    link: 'bi/intro',
    items: ['bi/a', { category: 'deep', label: { en: 'Deep' }, items: ['bi/b'] }],
  },
  'etl/intro',
])

test('reading order', () =>
  assert.deepEqual(
    flatten(tree).map(({ id }) => id),
    ['', 'bi', 'bi/a', 'bi/b', 'etl/intro'],
  ))

const trails: { href: string; expected: string[] }[] = [
  { href: '/docs', expected: [''] },
  { href: '/docs/bi/intro', expected: ['bi'] },
  { href: '/docs/bi/b', expected: ['bi', 'deep', 'bi/b'] },
  { href: '/docs/none', expected: [] },
]
for (const { href, expected } of trails)
  test(`the trail to ${href}`, () =>
    assert.deepEqual(
      trailTo(href, tree).map(({ id }) => id),
      expected,
    ))

const neighboured: { href: string; expected: (string | undefined)[] }[] = [
  { href: '/docs', expected: [undefined, 'bi'] },
  { href: '/docs/bi/a', expected: ['bi', 'bi/b'] },
  { href: '/docs/etl/intro', expected: ['bi/b', undefined] },
  { href: '/docs/none', expected: [undefined, undefined] },
]
for (const { href, expected } of neighboured) {
  test(`the neighbours of ${href}`, () => {
    const { previous, next } = neighbours(href, tree)
    assert.deepEqual([previous?.id, next?.id], expected)
  })
}

test('a category is found at any depth', () => {
  assert.equal(findCategory('deep', tree)?.label, 'Deep')
  assert.equal(findCategory('bi/a', tree), undefined)
})

const labels = { category: 'Pages of “{label}”', more: '{count} more' }
const draw = (nodes: TreeNode[], trail: string[], options: { locale?: string; whole?: boolean } = {}) =>
  renderBranch(nodes, { locale: 'ru', labels, trail, ...options })
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
    /<a href="\/docs\/bi\/intro" class="on">BI<\/a><details data-id="bi" open><summary aria-label="Pages of “BI”"><\/summary>/,
  )
  assert.match(html, /<details data-id="deep"><summary>Deep<\/summary><ul><\/ul><\/details>/)
})

test('the page of a category is current itself', () =>
  assert.match(
    draw(tree, ['bi']),
    /<a href="\/docs\/bi\/intro" aria-current="page">BI<\/a><details data-id="bi" open>/,
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
test('a level drawn later is whole', () => assert.equal(shown(draw(row(100), [], { whole: true })).length, 100))
