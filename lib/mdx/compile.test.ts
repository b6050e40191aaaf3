import assert from 'node:assert/strict'
import { test } from 'node:test'
import { h } from 'hastscript'
import { escapeHeadingIds } from './compile'
import type { Kit } from './kit'
import { compileText, tell } from './page-fixture'

const kit: Kit = {
  Box: {
    attributes: { size: { type: 'number' }, tone: { type: 'string', oneOf: ['calm', 'loud'] } },
    render: ({ attributes, children }) => h('div.box', { dataSize: String(attributes.size ?? '') }, children),
  },
  Admonition: {
    attributes: { type: { type: 'string' } },
    render: ({ attributes, children }) => h(`div.${attributes.type}`, children),
  },
  AdmonitionTitle: { render: ({ children }) => h('b', children) },
}

const rendered: { name: string; text: string; has: (string | RegExp)[]; hasNot?: (string | RegExp)[] }[] = [
  {
    name: 'a directive of an admonition',
    text: ':::note[Own *title*]\n\nText\n\n:::',
    has: ['<div class="note"><b><p>Own <em>title</em></p></b><p>Text</p></div>'],
  },
  {
    name: 'text that looks like a directive',
    text: 'key:value 10:30am :sub[x] ::a',
    has: ['<p>key:value 10:30am :sub[x] ::a</p>'],
  },
  { name: 'a leaf directive is text', text: '::name[x]', has: ['<p>::name[x]</p>'] },
  { name: 'values of the site', text: 'Write to {site.email}', has: ['<p>Write to help@example.com</p>'] },
  { name: 'a literal and a comment', text: '{1}{/* nothing */}{"a"}', has: ['1a'], hasNot: ['nothing'] },
  { name: 'values in attributes', text: '<Box size={-2}>x</Box>', has: ['data-size="-2"'] },
  {
    name: 'a heading with an own id',
    text: '## Ошибки {#errors}',
    has: ['<h2 id="errors">Ошибки<a class="anchor" href="#errors" aria-label="Ссылка на раздел «Ошибки»">'],
  },
  { name: 'a heading in Cyrillic', text: '## Права и роли', has: ['<h2 id="права-и-роли">'] },
  { name: 'headings of the same text', text: '## A\n\n## A', has: ['<h2 id="a">', '<h2 id="a-1">'] },
  {
    name: 'a heading whose slug another has as its own',
    text: '## Errors\n\n## Ошибки {#errors}',
    has: ['<h2 id="errors-1">Errors', '<h2 id="errors">Ошибки'],
  },
  {
    name: 'an own id in code stays',
    text: '````md\n```\n## A {#a}\n```\n\n## B {#b}\n````',
    has: ['## A {#a}', '## B {#b}'],
  },
  { name: 'a link inside the site', text: '[a](/docs/x#y)', has: ['<a href="/base/docs/x#y">a</a>'] },
  {
    name: 'a link outside',
    text: '[a](https://example.com)',
    has: [
      'target="_blank" rel="noopener noreferrer" class="external">a<span class="visually-hidden"> (откроется в новой вкладке)</span></a>',
    ],
  },
  {
    name: 'links to addresses, moments and files',
    text: '[a](mailto:a@b.c) [b](#t=5) [c](./media/a.pdf)',
    has: ['href="mailto:a@b.c"', 'href="#t=5"', 'href="/media/a.pdf"'],
  },
  {
    name: 'code with a title',
    text: '```ts title="a.ts"\nlet a = 1\n```',
    has: [
      '<figure class="code"><figcaption><span class="code-title">a.ts</span><span class="code-lang">ts</span></figcaption>',
      '<pre tabindex="0" role="group" aria-label="a.ts">',
    ],
  },
  {
    name: 'code without a title',
    text: '```ts\nlet a\n```',
    has: [
      '<figure class="code bare"><figcaption><span class="code-lang">ts</span></figcaption>',
      'aria-label="Код ts"',
    ],
  },
  {
    name: 'code without a language',
    text: '```\nplain\n```',
    has: ['aria-label="Код"', '<span class="l">plain</span>'],
    hasNot: ['figcaption'],
  },
  {
    name: 'highlighted lines and words',
    text: '```ts {2-3} /foo/\nlet foo\nlet b\nlet c\n```',
    has: [/<span class="l">.*<mark>.*foo.*<\/mark>/, /<span class="l hl">.*b.*\n<span class="l hl">.*c/],
  },
  {
    name: 'a diff',
    text: '```ts\nlet a // [!code --]\nlet b // [!code ++]\n```',
    has: [/<span class="l del">.*a/, /<span class="l add">.*b/],
    hasNot: ['!code'],
  },
  { name: 'line numbers', text: '```ts showLineNumbers\nlet a\n```', has: ['class="numbered"'] },
  {
    name: 'token classes instead of colours',
    text: '```ts\nconst a = "x" // y\n```',
    has: ['<span class="tk">const</span>', /<span class="ts">\s*"x"<\/span>/, /<span class="tc">\s*\/\/ y<\/span>/],
    hasNot: ['style='],
  },
  {
    name: 'a table',
    text: '| a | b |\n|:-|-:|\n| 1 | 2 |',
    has: [
      '<div class="table" tabindex="0" role="group" aria-label="Таблица, прокручивается по горизонтали"><table>',
      '<th scope="col" style="text-align:left">',
    ],
  },
  {
    name: 'a table with an empty corner',
    text: '|  | b |\n|--|--|\n| 1 | 2 |',
    has: [/<tr>\s*<td><\/td>\s*<th scope="col">b<\/th>/],
  },
  {
    name: 'a task list',
    text: '- [x] done [a](/docs)',
    has: ['<input type="checkbox" checked disabled aria-label="done a">'],
  },
  {
    name: 'an image',
    text: '![alt](./media/a.png "caption")',
    has: [
      '<figure class="image"><doc-image',
      'srcset="/media/a-640.webp 640w, /media/a-1200.webp 1200w"',
      '<img src="/media/a-1200.png" alt="alt" width="1200" height="600" loading="lazy"',
      '<figcaption>caption</figcaption>',
    ],
    hasNot: ['<p>'],
  },
  {
    name: 'an image in a sentence',
    text: 'see ![alt](./media/a.png) here',
    has: ['<p>see <picture>'],
    hasNot: ['figure'],
  },
  {
    name: 'a diagram',
    text: '```mermaid title="T"\ngraph LR\n  A-->B\n```',
    has: ['<doc-diagram data-title="T"', '>graph LR\n  A-->B</pre></details>', '<figcaption>T</figcaption>'],
    hasNot: ['class="code'],
  },
  {
    name: 'footnotes',
    text: 'a[^1]\n\n[^1]: b',
    has: [
      '<h2 class="sr-only" id="footnote-label">Сноски</h2>',
      'aria-label="Вернуться к тексту"',
      'aria-describedby="footnote-label"',
      '<li id="fn-1">',
    ],
  },
  {
    name: 'a block written on one line',
    text: '<Box>short</Box>',
    has: ['<div class="box" data-size="">short</div>'],
    hasNot: ['<p>'],
  },
]
for (const { name, text, has, hasNot = [] } of rendered) {
  test(`renders ${name}`, async () => {
    const page = await compileText(text, kit)
    assert.deepEqual(tell(page), [])
    for (const part of has) assert.match(page.html, asPattern(part))
    for (const part of hasNot) assert.doesNotMatch(page.html, asPattern(part))
  })
}
const asPattern = (part: string | RegExp): RegExp =>
  typeof part === 'string' ? new RegExp(part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')) : part

const refused: { name: string; text: string; expected: (string | RegExp)[] }[] = [
  {
    name: 'an unknown admonition',
    text: 'a\n\n:::notte\n\nb\n\n:::',
    expected: ['7 error: unknown admonition “:::notte” (did you mean “note”?)'],
  },
  {
    name: 'an unknown component',
    text: 'a\n\n<Bocks />',
    expected: ['7 error: unknown component <Bocks> (use one of: Box, Admonition, AdmonitionTitle.)'],
  },
  {
    name: 'an unclosed component',
    text: 'a\n\n<Box>\n\ntext',
    expected: [
      '7 error: Expected a closing tag for `<Box>` (close every tag you open, and write \\< and \\{ for the signs themselves.)',
    ],
  },
  {
    name: 'a tag closed by another',
    text: 'a\n\n<Box>\n\ntext\n\n</Bax>',
    expected: [/^\d+ error: .*`<\/Bax>`.*`<Box>`/],
  },
  {
    name: 'an unknown attribute',
    text: '<Box sise={1} />',
    expected: ['5 error: <Box>: unknown attribute “sise” (did you mean “size”?)'],
  },
  {
    name: 'a value out of the list',
    text: '<Box tone="cal" />',
    expected: ['5 error: <Box>: tone="cal" is not known (did you mean “calm”?)'],
  },
  { name: 'a value of another type', text: '<Box size="big" />', expected: [/size must be a number/] },
  { name: 'a spread', text: '<Box {...all} />', expected: [/attributes cannot be spread/] },
  {
    name: 'an unknown value',
    text: '{site.mail}',
    expected: ['5 error: there is no value named “site.mail” (write text, or one of: site.email, site.name.)'],
  },
  { name: 'a call', text: 'a {fetch("x")}', expected: [/5 error: a CallExpression is not allowed/] },
  {
    name: 'import',
    text: 'import a from "a"\n\ntext',
    expected: [
      '5 error: import and export are not allowed in a page (use the components of the kit, which need no import.)',
    ],
  },
  { name: 'export', text: 'a\n\nexport const a = 1', expected: [/^7 error: import and export/] },
  { name: 'a heading of level 1', text: '# A', expected: [/5 error: a heading of level 1/] },
  {
    name: 'an own id given twice',
    text: '## A {#a}\n\n## B {#a}',
    expected: [/7 warning: two headings have the id “a”/],
  },
  {
    name: 'a missing image',
    text: '![a](./media/b.png)',
    expected: [
      '5 error: there is no image at ./media/b.png (the path is counted from the page, for example ./media/name.png.)',
    ],
  },
  { name: 'an image of another site', text: '![a](https://example.com/a.png)', expected: [/lies on another site/] },
  {
    name: 'an image without a description',
    text: '![](./media/a.png)',
    expected: [/5 warning: the image \.\/media\/a\.png has no description/],
  },
  {
    name: 'a diagram without a title',
    text: '```mermaid\ngraph LR\n```',
    expected: [/5 warning: a diagram without a title/],
  },
]
for (const { name, text, expected } of refused) {
  test(`reports ${name}`, async () => {
    const told = tell(await compileText(text, kit))
    assert.equal(told.length, expected.length, told.join('\n'))
    for (const [index, problem] of expected.entries()) {
      if (typeof problem === 'string') assert.equal(told[index], problem)
      else assert.match(told[index] ?? '', problem)
    }
  })
}

test('collects headings and links, with the lines of the file', async () => {
  const { headings, links, text } = await compileText(
    '## A *b*\n\n[x](/docs/x)\n\n### C {#c}\n\nText[^1] [y](#c)\n\n[^1]: [z](/docs/z)',
    kit,
  )
  assert.deepEqual(headings, [
    { level: 2, id: 'a-b', text: 'A b' },
    { level: 3, id: 'c', text: 'C' },
  ])
  assert.deepEqual(links, [
    { href: '/docs/x', line: 7 },
    { href: '#c', line: 11 },
    { href: '/docs/z', line: 13 },
  ])
  assert.match(text, /Text/)
})

const fences: { name: string; text: string; expected: string }[] = [
  { name: 'a heading', text: '## A {#a}', expected: '## A \\{#a}' },
  { name: 'an escaped heading', text: '## A \\{#a}', expected: '## A \\{#a}' },
  { name: 'code', text: '```\n## A {#a}\n```\n## B {#b}', expected: '```\n## A {#a}\n```\n## B \\{#b}' },
  {
    name: 'a longer fence around a shorter one',
    text: '````\n```\n## A {#a}\n```\n## B {#b}\n````\n## C {#c}',
    expected: '````\n```\n## A {#a}\n```\n## B {#b}\n````\n## C \\{#c}',
  },
  { name: 'tildes around backticks', text: '~~~ md\n```\n~~~\n## A {#a}', expected: '~~~ md\n```\n~~~\n## A \\{#a}' },
  { name: 'code in a list', text: '- ```\n  x\n  ```\n\n## A {#a}', expected: '- ```\n  x\n  ```\n\n## A \\{#a}' },
  { name: 'code in a line', text: '```a``` b\n## A {#a}', expected: '```a``` b\n## A \\{#a}' },
  {
    name: 'Windows line ends',
    text: '```\r\n## A {#a}\r\n```\r\n## B {#b}\r\n',
    expected: '```\r\n## A {#a}\r\n```\r\n## B \\{#b}\r\n',
  },
]
for (const { name, text, expected } of fences)
  test(`escapes ids of headings: ${name}`, () => assert.equal(escapeHeadingIds(text), expected))
