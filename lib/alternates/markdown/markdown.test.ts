import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import type { TableCell } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { toBlocks } from '.'
import { readTree } from './tree'

const cases: { name: string; html: string; markdown: string }[] = [
  {
    name: 'characters of Markdown in prose',
    html: '<p>a*b [c] `d` #e</p><p># f</p><p>1. g</p>',
    markdown: 'a\\*b \\[c\\] \\`d\\` #e\n\n\\# f\n\n1\\. g',
  },
  { name: 'names keep their underscores', html: '<p>snake_case _x_</p>', markdown: 'snake_case \\_x\\_' },
  { name: 'marks are at the words', html: '<p>a<strong> b </strong>c</p>', markdown: 'a **b** c' },
  { name: 'a link within the page is its words', html: '<p><a href="#a">a</a></p>', markdown: 'a' },
  { name: 'code with backticks', html: '<p><code>a`b</code></p>', markdown: '``a`b``' },
  {
    name: 'a fence is longer than those inside',
    html: '<pre>```\nx\n```\n</pre>',
    markdown: '````\n```\nx\n```\n````',
  },
  { name: 'a list in a list', html: '<ul><li>a<ol start="3"><li>b</li></ol></li></ul>', markdown: '- a\n  3. b' },
  {
    name: 'a list of paragraphs',
    html: '<ol><li><p>a</p><p>b</p></li><li>c</li></ol>',
    markdown: '1. a\n\n   b\n\n2. c',
  },
  { name: 'a task', html: '<ul><li><input type="checkbox" checked> a</li></ul>', markdown: '- [x] a' },
  {
    name: 'an empty line of code in a list',
    html: '<ul><li><p>a</p><pre>b\n\n  c</pre></li></ul>',
    markdown: '- a\n\n  ```\n  b\n\n    c\n  ```',
  },
  {
    name: 'a table with blocks, a bar and a wide cell',
    html: '<table><tr><th>a</th><th>b</th></tr><tr><th colspan="2">c</th></tr><tr><td><code>x|y</code></td><td><p>d</p><ul><li>e</li><li>f</li></ul></td></tr></table>',
    markdown: '| a | b |\n| --- | --- |\n| c |  |\n| `x\\|y` | d<br>e<br>f |',
  },
  {
    name: 'code in a cell with a bar behind a backslash',
    html: '<table><tr><th>a</th></tr><tr><td><code>x\\|y*</code></td></tr></table>',
    markdown: '| a |\n| --- |\n| <code>x\\\\\\|y\\*</code> |',
  },
  {
    name: 'a cell over two rows, and columns that are aligned',
    html: '<table><tr><th style="text-align:right">a</th><th style="text-align:center">b</th></tr><tr><td rowspan="2">c</td><td>d</td></tr><tr><td>e</td></tr></table>',
    markdown: '| a | b |\n| ---: | :---: |\n| c | d |\n|  | e |',
  },
  {
    name: 'a list with numbers in a cell',
    html: '<table><tr><th><ol start="3"><li>a</li><li><p>b</p><p>c</p></li></ol></th></tr></table>',
    markdown: '| <ol start="3"><li>a</li><li>b<br>c</li></ol> |\n| --- |',
  },
  {
    name: 'lists that Markdown counts otherwise',
    html: '<ol reversed><li value="5">a</li><li>b<ol type="a"><li>c</li></ol></li></ol>',
    markdown:
      '<ol reversed>\n<li value="5">\n\na\n\n</li>\n<li>\n\nb\n\n<ol type="a">\n<li>\n\nc\n\n</li>\n</ol>\n\n</li>\n</ol>',
  },
  {
    name: 'the title of a link',
    html: '<p><a href="/b" title="a &quot;b&quot; *c*">a</a></p>',
    markdown: '[a](X/b "a \\"b\\" \\*c\\*")',
  },
  {
    name: 'what Markdown has no character for',
    html: '<p>x<sup>2</sup> <q>a</q> <abbr title="a &amp; &quot;|&quot;">A</abbr></p>',
    markdown: 'x<sup>2</sup> <q>a</q> <abbr title="a &#38; &#34;&#124;&#34;">A</abbr>',
  },
  {
    name: 'a bar in the address of a link in a cell',
    html: '<table><tr><th><a href="/b?a|b" title="c|d">a</a></th></tr></table>',
    markdown: '| [a](X/b?a\\|b "c\\|d") |\n| --- |',
  },
  {
    name: 'the caption of a table',
    html: '<table><caption>c</caption><tr><th>a</th></tr></table>',
    markdown: 'c\n\n| a |\n| --- |',
  },
  {
    name: 'an admonition with a title',
    html: '<div class="admonition tip"><p class="admonition-title" data-label="Tip"><span>Title</span></p><p>a</p></div>',
    markdown: '> **Tip: Title**\n>\n> a',
  },
  {
    name: 'an admonition',
    html: '<div class="admonition tip"><p class="admonition-title"><svg></svg><span>Tip</span></p><p>a</p></div>',
    markdown: '> **Tip**\n>\n> a',
  },
  {
    name: 'tabs',
    html: '<doc-tabs><input type="radio"><label>A</label><doc-tab data-label="A"><p>a</p></doc-tab></doc-tabs>',
    markdown: '**A**\n\na',
  },
  {
    name: 'a term is its words',
    html: '<p><doc-term><span role="button" aria-describedby="t">ETL</span><span role="tooltip">x</span></doc-term></p>',
    markdown: 'ETL',
  },
  {
    name: 'a diagram is its source',
    html: '<figure class="diagram"><doc-diagram><div><svg></svg></div><details><summary>s</summary><pre>flowchart</pre></details></doc-diagram><figcaption>c</figcaption></figure>',
    markdown: '```mermaid\nflowchart\n```\n\nc',
  },
  {
    name: 'a picture',
    html: '<figure><picture><source srcset="/b"><img src="/a.png" alt="A [b]"></picture><figcaption>c</figcaption></figure>',
    markdown: '![A \\[b\\]](X/a.png)\n\nc',
  },
  {
    name: 'facts',
    html: '<dl><div><dt>a</dt><dd><code>b</code></dd></div><div><dt>c</dt><dd>d</dd></div></dl>',
    markdown: '- **a** `b`\n- **c** d',
  },
  {
    name: 'what only the page needs',
    html: '<nav>a</nav><button>b</button><div data-alternate-skip>c</div><p>d</p>',
    markdown: 'd',
  },
]
for (const { name, html, markdown } of cases)
  test(name, () => {
    const blocks = toBlocks(readTree(html), (href) => (href.startsWith('#') ? undefined : `X${href}`))
    assert.equal(blocks.join('\n\n'), markdown)
  })

const wordsOf = ({ children }: TableCell): string =>
  children.map((part) => (part.type !== 'html' && 'value' in part ? part.value : '')).join('')

/** Code in a cell, whatever is in it, is read as it was: GitHub’s tables take `\|` in code too. */
for (const code of [
  'x | y',
  'x \\| y',
  'x \\\\| y',
  '|',
  '||',
  '\\|',
  '`|`',
  'a `` | b',
  '\\',
  'a\\',
  '<b>|</b>',
  '&#124;',
])
  test(`code in a cell: ${code}`, () => {
    const written = toBlocks(
      readTree(toHtml(h('table', [h('tr', [h('th', [h('code', code)]), h('th', 'b')])]))),
      () => '',
    )
    const [table] = unified().use(remarkParse).use(remarkGfm).parse(written.join('')).children
    const cells = table?.type === 'table' ? table.children[0]?.children.map(wordsOf) : undefined
    assert.deepEqual(cells, [code.trim(), 'b'])
  })
