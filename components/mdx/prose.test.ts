import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compileText, htmlOf, report } from '@/scripts/tests/page-fixture'
import { kit } from './kit'

test('the keys of a heading are part of its text', async () => {
  const { headings } = await compileText('## Press <Kbd>Ctrl+K</Kbd>', kit)
  assert.deepEqual(headings, [{ level: 2, id: 'press-ctrlk', text: 'Press Ctrl+K' }])
})

for (const { name, text, expected } of [
  {
    name: 'that of the text, not of an admonition',
    text: ':::tip\n\nHint.\n\n:::\n\nText. More.',
    expected: 'Text. More.',
  },
  { name: 'words without what explains them', text: 'A <Term id="flowfile">file</Term>.', expected: 'A file.' },
  { name: 'that after a picture', text: '![a](./media/a.png)\n\nText', expected: 'Text' },
  { name: 'nothing where there is none', text: '- a', expected: '' },
])
  test(`the first paragraph is ${name}`, async () => assert.equal((await compileText(text, kit)).lead(), expected))

const rendered: { name: string; text: string; has: (string | RegExp)[]; hasNot?: (string | RegExp)[] }[] = [
  {
    name: 'a link outside, written as HTML',
    text: '<a href="https://example.com" title="T">a</a>',
    has: [/^<p><a class="external" target="_blank" rel="noopener noreferrer" href="https:\/\/example.com" title="T">a/],
  },
  {
    name: 'a heading with characters of patterns and of HTML',
    text: '## `$&` <b>"x"</b> {#a}',
    has: ['aria-label="Ссылка на раздел «$&amp; &quot;x&quot;»"'],
  },
  {
    name: 'a heading with an own id',
    text: '## Ошибки {#errors}',
    has: [
      '<h2 id="errors" aria-label="Ошибки">Ошибки<a class="anchor" href="#errors" aria-label="Ссылка на раздел «Ошибки»">',
    ],
  },
  { name: 'a heading in Cyrillic', text: '## Права и роли', has: ['<h2 id="права-и-роли" aria-label="Права и роли">'] },
  {
    name: 'headings of the same text',
    text: '## A\n\n## A',
    has: ['<h2 id="a" aria-label="A">', '<h2 id="a-1" aria-label="A">'],
  },
  {
    name: 'a heading whose slug another has as its own',
    text: '## Errors\n\n## Ошибки {#errors}',
    has: ['<h2 id="errors-1" aria-label="Errors">Errors', '<h2 id="errors" aria-label="Ошибки">Ошибки'],
  },
  {
    name: 'an own id in code stays',
    text: '````md\n```\n## A {#a}\n```\n\n## B {#b}\n````',
    has: ['## A {#a}', '## B {#b}'],
  },
  ...['dl><dt>a</dt><dd>b</dd></dl', 'pre>a</pre', 'blockquote><p>a</p></blockquote', 'p>a</p', 'h2>a</h2'].map(
    (inside) => ({
      name: `<${inside}> on one line, in no paragraph`,
      text: `<${inside}>`,
      has: [new RegExp(`^<${inside.slice(0, inside.indexOf('>'))}[ >]`)],
    }),
  ),
  {
    name: 'a list of definitions with a line for each part',
    text: '<dl>\n<dt>a</dt>\n<dd>b</dd>\n</dl>',
    has: [/^<dl>\s*<dt>a<\/dt>\s*<dd>b<\/dd>\s*<\/dl>$/],
  },
  { name: 'a link inside the site', text: '[a](/docs/x#y)', has: ['<a href="/base/docs/x#y">a</a>'] },
  {
    name: 'a link outside',
    text: '[a](https://example.com)',
    has: [
      /<a class="external" target="_blank" rel="noopener noreferrer" href="https:\/\/example.com">a<span class="visually-hidden" data-alternate-skip=""> /,
      ' (откроется в новой вкладке)</span></a>',
    ],
  },
  {
    name: 'links to addresses and files',
    text: '[a](mailto:a@b.c) [c](./media/a.pdf)',
    has: ['href="mailto:a@b.c"', 'href="/media/a.pdf"'],
  },
  {
    name: 'a link to a moment of the video',
    text: '<Video src="./media/a.webm" poster="./media/a.jpg" title="T" duration="9" />\n\n[b](#t=5)',
    has: ['href="#t=5" data-replay="seek"'],
  },
  {
    name: 'code with a title',
    text: '```ts title="a.ts"\nlet a = 1\n```',
    has: [
      '<figure class="code"><figcaption><span class="code-title">a.ts</span> <span class="code-lang">ts</span></figcaption>',
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
    has: [/<span class="l del">.*a<\/span>\n/, /<span class="l add">.*b<\/span>(?! )/],
    hasNot: ['!code'],
  },
  { name: 'line numbers', text: '```ts showLineNumbers\nlet a\n```', has: ['class="numbered"'] },
  {
    name: 'token classes instead of colours',
    text: '```ts\nconst a = "x" // y\n```',
    has: [
      '<span class="tk">const</span>',
      /<span class="ts">\s*&quot;x&quot;<\/span>/,
      /<span class="tc">\s*\/\/ y<\/span>/,
    ],
    hasNot: ['style='],
  },
  {
    name: 'a table',
    text: '| a | b |\n|:-|-:|\n| 1 | 2 |',
    has: [
      '<div tabindex="0" role="group" aria-label="Таблица, прокручивается по горизонтали" class="table"><table>',
      /<th style="text-align:left" scope="col">|<th scope="col" style="text-align:left">/,
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
    has: [/<input(?=[^>]* type="checkbox")(?=[^>]* checked)(?=[^>]* disabled)(?=[^>]* aria-label="done a")/],
  },
  {
    name: 'an image',
    text: '![alt](./media/a.png "caption")',
    has: [
      '<figure class="image"><doc-image',
      'srcSet="/media/a-640.webp 640w, /media/a-1200.webp 1200w"',
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
    has: ['<doc-diagram data-title="T"', '>graph LR\n  A--&gt;B</pre></details>', '<figcaption>T</figcaption>'],
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
]
const asPattern = (part: string | RegExp): RegExp =>
  typeof part === 'string' ? new RegExp(part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')) : part
for (const { name, text, has, hasNot = [] } of rendered) {
  test(`renders ${name}`, async () => {
    const page = await compileText(text, kit)
    assert.deepEqual(report(page), [])
    for (const part of has) assert.match(htmlOf(page), asPattern(part))
    for (const part of hasNot) assert.doesNotMatch(htmlOf(page), asPattern(part))
  })
}
