import assert from 'node:assert/strict'
import { test } from 'node:test'
import { ownPage } from './version-link'

const versions = [
  { name: '2.0', path: '' },
  { name: 'current', path: 'next' },
  { name: '1.0', path: '1.0' },
]
const FILES = new Set([
  'versions/1.0/docs/index.en.mdx',
  'versions/1.0/docs/bi/x.ru.mdx',
  'versions/1.0/docs/bi/index.ru.mdx',
  'versions/1.0/docs/обзор.ru.mdx',
  'docs/bi/x.ru.mdx',
  'etl/processors/Put.yaml',
])
const OLD = 'versions/1.0/docs/a.ru.mdx'

const cases: { name: string; file?: string; href: string; expected?: string | false }[] = [
  { name: 'the page of the version', href: '/docs/bi/x', expected: '/docs/1.0/bi/x' },
  { name: 'its anchor and query stay', href: '/docs/bi/x?a=1#b', expected: '/docs/1.0/bi/x?a=1#b' },
  { name: 'the start page', href: '/docs', expected: '/docs/1.0' },
  { name: 'the page of a folder', href: '/docs/bi/', expected: '/docs/1.0/bi' },
  { name: 'a page in letters', href: '/docs/обзор', expected: '/docs/1.0/обзор' },
  {
    name: 'a page in codes',
    href: '/docs/%D0%BE%D0%B1%D0%B7%D0%BE%D1%80',
    expected: '/docs/1.0/%D0%BE%D0%B1%D0%B7%D0%BE%D1%80',
  },
  { name: 'a list of tags', href: '/docs/tags/guide', expected: '/docs/1.0/tags/guide' },
  { name: 'a page that the version lacks', href: '/docs/bi/y', expected: false },
  { name: 'a component, which only the current docs have', href: '/docs/etl/processors/Put', expected: false },
  {
    name: 'a component in the current docs',
    file: 'docs/a.ru.mdx',
    href: '/docs/etl/processors/Put',
    expected: '/docs/next/etl/processors/Put',
  },
  {
    name: 'a guide is in the current docs',
    file: 'etl/guides/Put.ru.mdx',
    href: '/docs/bi/x',
    expected: '/docs/next/bi/x',
  },
  { name: 'another version that is named', href: '/docs/next/bi/x' },
  { name: 'the own version that is named', href: '/docs/1.0/bi/x' },
  { name: 'the version at the top', file: 'versions/2.0/docs/a.ru.mdx', href: '/docs/bi/x' },
  { name: 'no page of the docs', href: '/docsx/bi' },
  { name: 'a file outside', href: '/docs/../bi/x' },
  { name: 'a post', file: 'blog/a.ru.mdx', href: '/docs/bi/x' },
]
for (const { name, file = OLD, href, expected } of cases)
  test(`a link of a version: ${name}`, () => {
    const own = ownPage(file, href, versions, (known) => FILES.has(known))
    assert.equal(own?.isThere && own.href, expected)
  })
