import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { FoundDoc } from '.'
import { buildTree, findCategory, indexTree, type TreeNode } from './tree'

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
const report = (nodes: TreeNode[]): string =>
  nodes
    .map(({ label, href, items }) => `${label}${href ? ` ${href}` : ''}${items ? ` (${report(items)})` : ''}`)
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
    name: 'without a label in this language that of another is taken',
    items: [{ category: 'x', label: { ru: 'Р' }, items: ['index'] }],
    expected: 'Р (Start /docs)',
  },
]
for (const { name, items, expected } of built)
  test(`the tree: ${name}`, () => assert.equal(report(build(items)), expected))

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

const { trailTo, neighboursOf } = indexTree(tree)

const trails: { href: string; expected: string[] }[] = [
  { href: '/docs', expected: [''] },
  { href: '/docs/bi/intro', expected: ['bi'] },
  { href: '/docs/bi/b', expected: ['bi', 'deep', 'bi/b'] },
  { href: '/docs/none', expected: [] },
]
for (const { href, expected } of trails)
  test(`the trail to ${href}`, () =>
    assert.deepEqual(
      trailTo(href).map(({ id }) => id),
      expected,
    ))

const neighboured: { href: string; expected: (string | undefined)[] }[] = [
  { href: '/docs', expected: [undefined, 'bi'] },
  { href: '/docs/bi/intro', expected: ['', 'bi/a'] },
  { href: '/docs/bi/a', expected: ['bi', 'bi/b'] },
  { href: '/docs/etl/intro', expected: ['bi/b', undefined] },
  { href: '/docs/none', expected: [undefined, undefined] },
]
for (const { href, expected } of neighboured) {
  test(`the neighbours of ${href}`, () => {
    const { previous, next } = neighboursOf(href)
    assert.deepEqual([previous?.id, next?.id], expected)
  })
}

test('what a page asks of the menu does not walk it again', () => {
  let reads = 0
  const counted: TreeNode[] = [
    {
      id: 'all',
      label: 'All',
      get items() {
        reads++
        return tree
      },
    },
  ]
  const index = indexTree(counted)
  assert.equal(reads, 1)
  for (const { href } of trails) {
    index.trailTo(href)
    index.neighboursOf(href)
  }
  assert.equal(reads, 1)
})

test('a category is found at any depth', () => {
  assert.equal(findCategory('deep', tree)?.label, 'Deep')
  assert.equal(findCategory('bi/a', tree), undefined)
})
