import assert from 'node:assert/strict'
import { test } from 'node:test'
import { byYear, type Dated, neighbours, newestFirst, paginate, shownPages } from './lists'

const post = (slug: string, date = '2025-01-01', version?: string): Dated => ({ slug, date, version })
const posts = (count: number) => Array.from({ length: count }, (_, index) => post(`p${index}`))
const slugs = (list: Dated[]) => list.map(({ slug }) => slug)

for (const { name, count, pages } of [
  { name: 'an empty blog has one page', count: 0, pages: [0] },
  { name: 'one post', count: 1, pages: [1] },
  { name: 'exactly a page', count: 10, pages: [10] },
  { name: 'one more than a page', count: 11, pages: [10, 1] },
  { name: 'the releases of the product', count: 13, pages: [10, 3] },
]) {
  test(`paginate: ${name}`, () =>
    assert.deepEqual(
      paginate(posts(count)).map(({ length }) => length),
      pages,
    ))
}

for (const [page, pages, expected] of [
  [1, 1, '1'],
  [2, 3, '1 2 3'],
  [4, 7, '1 2 3 4 5 6 7'],
  [1, 40, '1 2 3 … 40'],
  [5, 40, '1 2 3 4 5 6 7 … 40'],
  [20, 40, '1 … 18 19 20 21 22 … 40'],
  [40, 40, '1 … 38 39 40'],
] as const)
  test(`the paginator on page ${page} of ${pages}: ${expected}`, () =>
    assert.equal(
      shownPages(page, pages)
        .map((number) => number ?? '…')
        .join(' '),
      expected,
    ))

test('newestFirst: by day, then by version as numbers', () => {
  const list = [post('a', '2024-05-01', '7.9.0'), post('b', '2025-01-01'), post('c', '2024-05-01', '7.10.0')]
  assert.deepEqual(slugs(newestFirst(list)), ['b', 'c', 'a'])
})

test('byYear: years in the order of the posts', () => {
  const list = [post('a', '2025-12-31'), post('b', '2025-01-01'), post('c', '2024-12-31')]
  assert.deepEqual(
    byYear(list).map(({ year, posts: inYear }) => [year, ...slugs(inYear)]),
    [
      ['2025', 'a', 'b'],
      ['2024', 'c'],
    ],
  )
  assert.deepEqual(byYear([]), [])
})

for (const { slug, expected } of [
  { slug: 'p0', expected: [undefined, 'p1'] },
  { slug: 'p1', expected: ['p0', 'p2'] },
  { slug: 'p2', expected: ['p1', undefined] },
  { slug: 'unlisted', expected: [undefined, undefined] },
]) {
  test(`neighbours of ${slug}`, () => {
    const { newer, older } = neighbours(posts(3), slug)
    assert.deepEqual([newer?.slug, older?.slug], expected)
  })
}
