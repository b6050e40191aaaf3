import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toHtml } from 'hast-util-to-html'
import { type BookSource, makeBook } from './make-book'
import { numberHeadings } from './number-headings'
import { type Entry, outlineBook } from './outline'
import { setPages } from './set-pages'

test('headings are numbered by their levels', () => {
  const table: [number[], (string | undefined)[]][] = [
    [[], []],
    [
      [1, 2, 2, 1],
      ['1', '1.1', '1.2', '2'],
    ],
    [
      [1, 2, 3, 4, 3, 2],
      ['1', '1.1', '1.1.1', undefined, '1.1.2', '1.2'],
    ],
    [
      [1, 3, 3],
      ['1', '1.0.1', '1.0.2'],
    ],
  ]
  for (const [levels, numbers] of table) assert.deepEqual(numberHeadings(levels), numbers)
})

const menu = [
  { id: '', label: 'Start', href: '/docs' },
  {
    id: 'bi',
    label: 'BI',
    href: '/docs/bi',
    items: [
      { id: 'bi/one', label: 'Alpha', href: '/docs/bi/one' },
      { id: 'bi/deep', label: 'Deep', items: [{ id: 'bi/two', label: 'Beta', href: '/docs/bi/two' }] },
    ],
  },
]
const inShort = ({ title, level, href }: Entry) => `${level} ${title} ${href ?? '-'}`

test('a book of one category begins inside it', () => {
  assert.deepEqual(outlineBook({ sections: ['bi'], without: [], letters: undefined }, menu).map(inShort), [
    '1 BI /docs/bi',
    '1 Alpha /docs/bi/one',
    '1 Deep -',
    '2 Beta /docs/bi/two',
  ])
})

test('a book of several has a chapter each, without what is left out', () => {
  assert.deepEqual(
    outlineBook({ sections: ['index', 'bi'], without: ['bi/deep'], letters: undefined }, menu).map(inShort),
    ['1 Start /docs', '1 BI /docs/bi', '2 Alpha /docs/bi/one'],
  )
})

test('a book of letters has a chapter for each letter', () => {
  assert.deepEqual(outlineBook({ sections: ['bi'], without: [], letters: 'A-C' }, menu).map(inShort), [
    '1 A -',
    '2 Alpha /docs/bi/one',
  ])
})

/** A book of two pages, printed as HTML with these numbers of pages. */
function bookOf(first: string, pages: ReadonlyMap<string, number> = new Map()): string {
  const html = new Map([
    ['/docs/a', `<main><article><h1>A</h1>${first}</article></main>`],
    ['/docs/b', '<main><article><h1>B</h1><h2 id="part" aria-label="Part">Part</h2></article></main>'],
  ])
  const source: BookSource = {
    locale: 'en',
    entries: [
      { title: 'A', level: 1, href: '/docs/a' },
      { title: 'B', level: 1, href: '/docs/b' },
    ],
    cover: { product: 'Product', title: 'Book', edition: '1.0', company: 'Company' },
    html: (href) => html.get(href) ?? '',
    toPath(href, from) {
      const { origin, pathname, hash } = new URL(href, `http://site${from}`)
      return origin === 'http://site' ? { path: pathname, id: hash.slice(1) } : undefined
    },
    addressOf: (href) => (href.startsWith('/') ? `https://docs.example${href}` : href),
    changes: {
      since: '2025-01-01',
      list: [
        { version: '2', date: '2025-02-01', text: 'Part is new.', docs: ['http://site/docs/b#part'] },
        { version: '1', date: '2024-02-01', text: 'Too old.', docs: ['http://site/docs/b'] },
        { version: '2', date: '2025-02-01', text: 'Elsewhere.', docs: ['http://site/docs/c'] },
      ],
      words: { title: 'Changes', release: (version) => `Version ${version}`, see: 'see p. {page}' },
    },
    words: { contents: 'Contents', index: 'Index', notes: 'Addresses', see: 'see p. {page}' },
    hyphens: (word) => word.replace('hyphenated', 'hy\u00adphen\u00adated'),
  }
  const { root } = makeBook(source)
  setPages(root, pages)
  return toHtml(root)
}

const table: { name: string; page: string; has?: RegExp; lacks?: RegExp }[] = [
  {
    name: 'a link inside the book says its page',
    page: '<p><a href="/docs/b#part">there</a></p>',
    has: /<a class="" href="#p1-1">there<\/a><span class="see"> \(see p\. <span class="page-number" data-page-of="p1-1">7<\/span>\)<\/span>/,
  },
  {
    name: 'an anchor that is gone leads to its page',
    page: '<p><a href="/docs/b#gone">there</a></p>',
    has: /<a class="" href="#p1-0">there<\/a>/,
  },
  {
    name: 'a link that leaves the book has a note',
    page: '<p><a class="external" href="https://other.example/x">x</a></p>',
    has: /<sup><a href="#c0-1">1<\/a><\/sup>.*<li id="c0-1">https:\/\/other\.example\/x<\/li>/,
  },
  {
    name: 'two links to one address have one note',
    page: '<p><a href="/docs/c">c</a> <a href="/docs/c">again</a></p>',
    has: /<li id="c0-1">https:\/\/docs\.example\/docs\/c<\/li><\/ol>/,
  },
  {
    name: 'an address that is written out needs no note',
    page: '<p><a href="mailto:a@b.example">a@b.example</a></p>',
    lacks: /<sup>/,
  },
  {
    name: 'a link to where it is, to a moment and to a filter is text',
    page: '<p id="x"><a href="#x">x</a> <a href="#t=5">y</a> <a href="/docs/c?tag=z">z</a></p>',
    has: /<p id="p0-1">x y z<\/p>/,
  },
  {
    name: 'what only a screen needs is left out',
    page: '<nav>gone</nav><button>gone</button><footer data-alternate-skip>gone</footer><div class="code-tools">gone</div>',
    lacks: /gone/,
  },
  {
    name: 'all panels of tabs are printed',
    page: '<doc-tabs><input type="radio"><label>A</label><doc-tab class="tab" data-label="A" hidden="until-found">text</doc-tab></doc-tabs>',
    has: /<doc-tabs><doc-tab class="tab" data-label="A">text<\/doc-tab><\/doc-tabs>/,
  },
  {
    name: 'words of the text are hyphenated, code and headings are not',
    page: '<h2>hyphenated</h2><p>hyphenated <code>hyphenated</code></p>',
    has: /<\/span> hyphenated<\/h2><p>hy\u00adphen\u00adated <code>hyphenated<\/code><\/p>/,
  },
  {
    name: 'a term is in the index once a page',
    page: [1, 2]
      .map(
        (n) =>
          `<doc-term><span role="button">Term</span><span role="tooltip" id="${n}"><strong>Term</strong> — text</span></doc-term>`,
      )
      .join(''),
    has: /<li>Term<span class="at">, <a href="#t-0"><span class="page-number" data-page-of="t-0">4<\/span><\/a><\/span><span class="at" hidden>/,
  },
  {
    name: 'changes since the last book lead to their pages',
    page: '',
    has: /<h2>Version 2<\/h2><ul><li>Part is new\. <a class="see" href="#p1-1">\(see p\. <span[^>]*>7<\/span>\)<\/a><\/li><\/ul>/,
  },
]
const PAGES = new Map([
  ['p1-1', 7],
  ['t-0', 4],
  ['t-1', 4],
])
for (const { name, page, has, lacks } of table)
  test(name, () => {
    const html = bookOf(page, PAGES)
    if (has) assert.match(html, has)
    if (lacks) assert.doesNotMatch(html, lacks)
  })
