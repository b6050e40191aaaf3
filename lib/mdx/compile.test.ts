import assert from 'node:assert/strict'
import { test } from 'node:test'
import { toString as textOf } from 'hast-util-to-string'
import { createElement, type ReactNode } from 'react'
import { compileText, fixtureContext, htmlOf, report } from '../../scripts/tests/page-fixture'
import type { Body } from './body'
import { compilePage } from './compile'
import type { Kit } from './kit'

const kit: Kit = {
  parts: {
    Box: { attributes: { size: { type: 'number' }, tone: { type: 'string', oneOf: ['calm', 'loud'] } } },
    Word: { isInline: true, takesWords: true },
    Admonition: { attributes: { type: { type: 'string' } } },
    AdmonitionTitle: {},
    Pages: { attributes: { of: { type: 'string' } }, slot: 'docs' },
    Changes: { slot: 'blog' },
  },
  components: {
    Box: ({ size = '', children }: { size?: number | ''; children?: ReactNode }) =>
      createElement('div', { className: 'box', 'data-size': size }, children),
    Word: ({ children }: { children?: ReactNode }) => createElement('b', {}, children),
    Admonition: ({ type, children }: { type: string; children?: ReactNode }) =>
      createElement('div', { className: type }, children),
    AdmonitionTitle: ({ children }: { children?: ReactNode }) => createElement('b', {}, children),
    HeadingAnchor: ({ id }: { id: string }) => createElement('a', { className: 'anchor', href: `#${id}` }),
    Link: ({ href }: { href: string }) => createElement('a', { href }),
    TableBox: ({ children }: { children?: ReactNode }) => createElement('div', {}, children),
    CodeFigure: ({ children }: { children?: ReactNode }) => createElement('pre', {}, children),
    Figure: ({ src }: { src: string }) => createElement('figure', {}, src),
    Picture: ({ src }: { src: string }) => createElement('picture', {}, src),
  },
}

const asPattern = (part: string | RegExp): RegExp =>
  typeof part === 'string' ? new RegExp(part.replace(/[\\^$.*+?()[\]{}|]/g, '\\$&')) : part

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
  ...(
    [
      ['см. «https://a.example/b».', 'https://a.example/b', '».'],
      ['“https://a.example/b”, c', 'https://a.example/b', '”, c'],
      ['https://a.example/b—c', 'https://a.example/b', '—c'],
      ['на https://a.example/b….', 'https://a.example/b', '….'],
      ['(www.a.example/b_(c)).', 'http://www.a.example/b_(c)', ').'],
    ] as const
  ).map(([text, href, rest]) => ({
    name: `an address in a sentence: ${text}`,
    text,
    has: [`<a href="${href}"></a>${rest}</p>`],
  })),
  {
    name: 'a footnote with a name in Cyrillic',
    text: 'A.[^Прим]\n\n[^Прим]: Заметка.',
    has: ['id="fnref-прим"', '<li id="fn-прим">'],
  },
  {
    name: 'a link behind what looks like a directive',
    text: 'note:this[the guide](/docs) 2026-01-29T07:13:47.942Z',
    has: ['note:this<a href="/base/docs">the guide</a> 2026-01-29T07:13:47.942Z'],
  },
  {
    name: 'containers as VitePress and Docusaurus write them',
    text: '::: tip\na\n:::\n\n:::note Own *title*\nb\n:::\n\n- ::: info\n  c\n  :::',
    has: [
      '<div class="tip"><p>a</p></div>',
      '<b><p>Own <em>title</em></p></b><p>b</p>',
      '<div class="info"><p>c</p></div>',
    ],
  },
  {
    name: 'a line of code that is marked by VitePress',
    text: '```js\na() // [!code highlight]\n```',
    has: ['<span class="l hl"><span class="tf">a</span>()</span>'],
  },
  { name: 'values of the site', text: 'Write to {site.email}', has: ['<p>Write to help@example.com</p>'] },
  { name: 'a literal and a comment', text: '{"1"}{/* nothing */}{"a"}', has: ['1a'], hasNot: ['nothing'] },
  { name: 'values in attributes', text: '<Box size={-2}>x</Box>', has: ['data-size="-2"'] },
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
    assert.deepEqual(report(page), [])
    for (const part of has) assert.match(htmlOf(page), asPattern(part))
    for (const part of hasNot) assert.doesNotMatch(htmlOf(page), asPattern(part))
  })
}

const refused: { name: string; text: string; expected: (string | RegExp)[] }[] = [
  {
    name: 'an unknown admonition',
    text: 'a\n\n:::notte\n\nb\n\n:::',
    expected: ['7 error: unknown admonition “:::notte” (did you mean “note”?)'],
  },
  {
    name: 'an unknown component',
    text: 'a\n\n<Bocks />',
    expected: [
      '7 error: unknown component <Bocks> (use one of: Box, Word, Admonition, AdmonitionTitle, Pages, Changes.)',
    ],
  },
  {
    name: 'an unclosed component',
    text: 'a\n\n<Box>\n\ntext',
    expected: [
      '7 error: Expected a closing tag for `<Box>` (write </Box> where it ends, each of the two on its own line.)',
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
    text: '<Box tone="clam" />',
    expected: ['5 error: <Box>: tone="clam" is not known (did you mean “calm”?)'],
  },
  { name: 'a value of another type', text: '<Box size="big" />', expected: [/size must be a number/] },
  { name: 'a spread', text: '<Box {...all} />', expected: [/attributes cannot be spread/] },
  {
    name: 'an unknown value',
    text: '{site.mail}',
    expected: [
      '5 error: there is no value named “site.mail” (write \\{ for the character itself, or one of: site.email, site.name.)',
    ],
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
  {
    name: 'a sentence that begins with “import”, and what comes after it',
    text: 'import the data.\n\nexport works {id}\n\n# A',
    expected: [
      '5 error: the line begins with “import”, which MDX reads as code (begin the sentence with another word; a page needs no import and has no export.)',
      /^7 error: the line begins with “export”/,
      /^7 error: there is no value named “id” \(write \\\{ for the character itself/,
      /^9 error: a heading of level 1/,
    ],
  },
  ...(
    [
      [
        '{no one, a team}',
        '“{no one, a team}” is no value (write \\{ for the character itself, or the whole as code: `{…}`.)',
      ],
      ['{{ a.B }} b', '“{{ a.B }}” is no value (write the whole as code, or \\{ for each of its braces.)'],
      ['{% raw %}', '“{% raw %}” is no value (write the whole as code'],
      ['{: .wide }', '“{: .wide }” is no value (delete it: text takes no attributes here.)'],
      ['## A {#b .c}', '“{#b .c}” is no value (write the id alone at the end of a heading: ## Title {#id}.)'],
      ['{site.name} {open, `{`\n\nb', 'the brace of “{open, `{`” is not closed (write \\{ for the character itself'],
      ['<!-- a -->', '“<!-- a -->” is no tag (write a comment as {/* … */}.)'],
      [
        '<https://a.example>',
        '“<https://a.example>” is no tag (write [text](https://example.com), or the address without',
      ],
      ['a <5 and <= 6', '“<5 and <= 6” is no tag (write \\< for the character itself', '“<= 6” is no tag (write'],
      ['a <br> b <br> c', 'Expected a closing tag for `<br>`', 'Expected a closing tag for `<br>`'],
      [
        '<Box size=5 />',
        '“<Box size=5 />” is no tag: unexpected character `5` before attribute value (write values in quotes: name="value".)',
      ],
      ['<<< @/a.js', '“<<< @/a.js” is no tag (write the code of the file that is meant.)'],
      ['--8<-- "a.md"', '“<-- "a.md"” is no tag (write the text of the file that is meant.)'],
      ['<Aside>a</Aside>', 'unknown component <Aside> (write :::note[Title]'],
      ['<aside>a</aside>', '<aside> is not allowed in a page (write :::note[Title]'],
      [':::mermaid\na\n:::', 'unknown admonition “:::mermaid” (write ```mermaid'],
      [
        '<figure><img src="./media/a.png" alt="a"><figcaption>b</figcaption></figure>',
        'Unexpected closing tag `</figure>`, expected corresponding closing tag for `<img>` (write <img />.)',
      ],
      ['<a name="b"></a>', '<a>: the attribute name is not allowed (write id="…".)'],
      [
        '<b style="color: red">b</b>',
        '<b>: the attribute style is not allowed (remove it: the site looks alike everywhere.)',
      ],
    ] as const
  ).map(([written, ...messages]) => ({
    name: `what the parser cannot read: ${written}`,
    text: `a\n\n${written}\n\nthe end`,
    expected: messages.map((message) => new RegExp(`^7 error: ${asPattern(message).source}`)),
  })),
  ...(
    [
      ['js{2}', 'write js {2}, with a blank'],
      ['ts:line-numbers', 'write ts showLineNumbers, with a blank'],
      ['ts:line-numbers{1,2}', 'write ts {1,2} showLineNumbers, with a blank'],
      ['{.python}', 'write python, with a blank'],
      ['rust,ignore', 'write rust, with a blank'],
    ] as const
  ).map(([lang, fix]) => ({
    name: `the language ${lang}`,
    text: `\`\`\`${lang}\na\nb\n\`\`\``,
    expected: [new RegExp(`^5 warning: the language “.*” is not known.*\\(${asPattern(fix).source}`)],
  })),
  {
    name: 'the label of a block of code',
    text: '```ts [TypeScript]\na\n```',
    expected: [/\(write title="TypeScript"\.\)/],
  },
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
  {
    name: 'a note of GitHub',
    text: '> [!NOTE]\n> Text',
    expected: [/5 warning: “\[!NOTE\]” makes no note here \(write :::note\[Title\]/],
  },
  { name: 'a table of contents', text: '[[toc]]', expected: [/5 warning: “\[\[toc\]\]” makes no table of contents/] },
  { name: 'a formula in brackets', text: 'a \\(x^2\\) b', expected: [/5 warning: “\\\(x\^2\\\)” makes no formula/] },
  { name: 'a formula in lines', text: '\\[\nx\n\\]', expected: [/5 warning: “\\\[” makes no formula/] },
  { name: 'a tag in the text', text: 'a #todo/later b', expected: [/5 warning: “#todo\/later” makes no tag here/] },
  {
    name: 'a task that is half done',
    text: '- [ ] a\n- [/] b',
    expected: [/6 warning: “- \[\/\]” is no mark of a task here/],
  },
  { name: 'a formula', text: 'a\n\n$$x$$', expected: [/7 warning: “\$\$x\$\$” makes no formula/] },
  {
    name: 'a container of VitePress',
    text: '::: details Click me\na\n:::',
    expected: [/5 error: unknown admonition “:::details” \(write <Details/],
  },
  {
    name: 'a row with more cells than its head',
    text: '| a | b |\n| - | - |\n| c | d |\n| `x | y` | lost |',
    expected: [
      '8 warning: the row has 3 cells and the head 2, so “lost” is not shown (write \\| for a bar inside a cell, in code too, or give the head as many cells.)',
    ],
  },
  ...[
    '==marked==',
    '[[Page]]',
    '![[a.png]]',
    '![a](a.png =300x)',
    'x^2^',
    'H~2~O',
    '^^under^^',
    ':rocket:',
    '++ctrl+c++',
    '$a + b$',
    '%%a comment%%',
    'a^[note]',
    'a line ^block',
    "'''bold'''",
    '`#!python x`',
    '{#id} in words',
    '**Note:**this',
    'нажмите **«Сохранить»**и ждите',
    '*(a)*b',
    '!!! note "Title"\n    Text.',
    '??? tip',
    '/// note | Title',
    '=== "Linux"',
    'Term\n:   Definition',
    '*[HTML]: a language',
    '##Title',
    '== Title ==',
    '> [!important] Title\n> a',
    '    npm install\n    npm start',
    '- a\n\n      npm install',
    '> a\n>\n>     npm install',
    ':::note\na\n\n    npm install\n:::',
    '```js\n// highlight-next-line\na()\n```',
    '```js\na() // [!code focus]\n```',
    '```yaml\na: b # (1)!\n```',
    '```\n--8<-- "a.txt"\n```',
    '| a | b |\n|---|\n| c | d |',
    'a\n\n\\\n\nb',
    '+---+---+\n| a | b |\n+---+---+',
    'a | b\n--- | --- | ---',
    '##\u00a0Title',
    '####### Title',
    '\u200b## Title',
    'h2. Title',
    '== Title',
    '•\u00a0one\n•\u00a0two',
    '-\u00a0one',
    '-one\n-two',
    '1.one\n2.two',
    'Steps:\n2. one\n3. two',
    '- [] open',
    '[the page](/docs/my page)',
    '![a](./media/my a.png)',
    '[the page] (/docs)',
    'text\n[name]: /docs',
    '[[_TOC_]]',
    '[[_TOSP_]]',
    '>>>\na',
    '?> tip',
    '.. note:: a',
    ':+1:',
    '$x$ is one',
    'a {3} b',
    'a {} b',
    '<pre>\n  a\n    b\n</pre>',
    '## A[^1]\n\n[^1]: b',
    '[^1]: in no text',
    'a[^1]\n\n[^1]: b\n\n[^1]: c',
    '[a][b]\n\n[b]: /docs\n[b]: /docs/x',
    '\tnpm install',
    '- a\n\n\t\tnpm install',
    '1. a\n  - b',
    '1. a\n\n  b\n\n2. c',
    '- a\n - b\n\n 1. c',
    '| a | b |\n| - | - |\n| c | d |\nwords behind it',
    '(label)=\n## Title',
    '(@) one\n(@) two',
    'owner:: somebody',
    '[the page|https://example.com/a]',
    '[the page|/docs/a]',
  ].map((written) => ({
    name: `a mark of another Markdown: ${written}`,
    text: `a\n\n${written.startsWith('{') ? `a ${written}` : written}`,
    expected: [/ warning: /],
  })),
  {
    name: 'no marks in words that look like them',
    text:
      'from 5$ to 6$, *.md and *.txt, 2*3, a * b, C++ and D++, a == b, 10:30:15, ::before, :) x^2 ~~a~~ \\*\\*a `==x==`\n' +
      '[a] US$ 5 1\\^2\\^ \\[[a]] `:a:` a:80/b:c:d\n\n' +
      'a | b, |x| and a || b, [see] (not here), [a](/docs "T"), {"{3}"} {site.name} `\\d{3}`\n- a\n\n  [TOC] of it: 2. a\n' +
      '-1 and\n-2 °C, 3.5\n4.6, • a • b, std::move(a) (@name) (a)=1 [a|b]\n\nNote: a\n---\n\n[b]: /docs',
    expected: [],
  },
  {
    name: 'nothing of lists and tables whose indents are in order',
    text:
      '1. a\n   - b\n\n   c\n2. d\n\n-\ta\n\t-\tb\n\n\tc\n\ne\n\n* a\n  1. b\n\n<Box>\n  - a\n  - b\n\n  c\n</Box>\n\n' +
      '- a\n<Box>b</Box>\n\na | b\n--- | ---\nc | d\n| `x` |\n\n| a |\n| - |\nb\n\n<pre>a</pre> <pre>{`a\n  b`}</pre>',
    expected: [],
  },
  {
    name: 'no code in what is indented in a component, a list or a paragraph',
    text: '<Box>\n    a\n\n    b\n</Box>\n\n- a\n\n    b\n\na\n    b\n\n    ```\n    a\n    ```',
    expected: [],
  },
]
for (const { name, text, expected } of refused) {
  test(`reports ${name}`, async () => {
    const reported = report(await compileText(text, kit))
    assert.equal(reported.length, expected.length, reported.join('\n'))
    for (const [index, problem] of expected.entries()) {
      if (typeof problem === 'string') assert.equal(reported[index], problem)
      else assert.match(reported[index] ?? '', problem)
    }
  })
}

const ids: { name: string; text: string }[] = [
  { name: 'a heading', text: '## A {#a.b_c-d}' },
  { name: 'a heading with closing characters', text: '## A {#a.b_c-d} ##' },
  { name: 'an underlined heading', text: 'A {#a.b_c-d}\n---' },
  { name: 'a heading in a list', text: '- ## A {#a.b_c-d}' },
  { name: 'a heading in a quotation', text: '> ## A {#a.b_c-d}' },
  { name: 'a heading in a component', text: '<Box>\n  ## A {#a.b_c-d}\n\n  Text.\n</Box>' },
  { name: 'escaped braces', text: '## A \\{#a.b_c-d\\}' },
  { name: 'an escaped brace', text: '## A \\{#a.b_c-d}' },
  { name: 'a comment, as Docusaurus writes it', text: '## A {/* #a.b_c-d */}' },
  { name: 'a heading that ends in code', text: '## A `b` {#a.b_c-d}' },
]
for (const { name, text } of ids)
  test(`takes the id of ${name}`, async () => {
    const page = await compileText(text, kit)
    assert.deepEqual(report(page), [])
    assert.deepEqual(
      page.headings.map(({ id, text }) => `${text} ${id}`),
      [`${/`b`/.test(text) ? 'A b' : 'A'} a.b_c-d`],
    )
  })

test('a blank that does not break a line is one between the words of an id', async () => {
  const { headings } = await compileText('## Обмен с\u00a01С', kit)
  assert.equal(headings[0]?.id, 'обмен-с-1с')
})

test('a link that its version has a page for leads there', async () => {
  const page = await compileText('[a](/docs/own) [b](/docs/other)', kit)
  assert.match(htmlOf(page), /href="\/base\/docs\/1\.0\/own".+href="\/base\/docs\/other"/)
  assert.deepEqual(page.links, [
    { href: '/docs/own', to: '/docs/1.0/own', line: 5 },
    { href: '/docs/other', line: 5 },
  ])
})

const relative: { href: string; to: string }[] = [
  { href: '/docs/a/', to: '/docs/a' },
  { href: '/docs/a/#b', to: '/docs/a#b' },
  { href: '/', to: '/' },
  { href: './a', to: '/docs/bi/a' },
  { href: 'a.mdx#b', to: '/docs/bi/a#b' },
  { href: '../a/?b=c#d', to: '/docs/a?b=c#d' },
  { href: './a/index.en.md', to: '/docs/bi/a' },
  { href: '..', to: '/docs' },
]
for (const { href, to } of relative)
  test(`the link ${href} leads to ${to}`, async () => {
    const { links } = await compilePage(`[a](${href})`, 1, kit, {
      ...fixtureContext('docs/bi/x.ru.mdx'),
      asset: () => undefined,
    })
    assert.deepEqual(links, [{ href, ...(to !== href && { to }), line: 1 }])
  })

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
  assert.match(text(), /Text/)
})

const bodies: { name: string; file: string; text: string; expected: Omit<Body, 'sections'> }[] = [
  {
    name: 'text around a slot, with the headings above it',
    file: 'docs/page.ru.mdx',
    text: 'a\n\n## A\n\n<Pages of="$& <b>" />\n\n<Pages />\n\nb',
    expected: {
      segments: [
        { html: '<p>a</p>\n<h2 id="a" aria-label="A">A<a class="anchor" href="#a"></a></h2>' },
        { slot: 'Pages', props: { of: '$& <b>' }, headingsAbove: 1 },
        { slot: 'Pages', props: { of: '' }, headingsAbove: 1 },
        { html: '<p>b</p>' },
      ],
    },
  },
  {
    name: 'a post without a mark',
    file: 'blog/a.ru.mdx',
    text: 'a',
    expected: { segments: [{ html: '<p>a</p>' }], excerpt: { html: '<p>a</p>', isTruncated: false } },
  },
  {
    name: 'a post with a mark at its end',
    file: 'blog/a.ru.mdx',
    text: 'a\n\n{/* truncate */}\n',
    expected: { segments: [{ html: '<p>a</p>' }], excerpt: { html: '<p>a</p>', isTruncated: false } },
  },
  {
    name: 'a post with changes between two texts',
    file: 'blog/a.ru.mdx',
    text: 'a\n\n{/* truncate */}\n\nb\n\n<Changes />\n\nc',
    expected: {
      segments: [
        { html: '<p>a</p>\n\n<p>b</p>' },
        { slot: 'Changes', props: {}, headingsAbove: 0 },
        { html: '<p>c</p>' },
      ],
      excerpt: { html: '<p>a</p>', isTruncated: true },
    },
  },
  {
    name: 'an excerpt whose links to its own page lead to the post',
    file: 'blog/a-1_0.ru.mdx',
    text: '[b](#later)\n\n{/* truncate */}\n\n## B {#later}',
    expected: {
      segments: [
        {
          html: '<p><a href="#later">b</a></p>\n\n<h2 id="later" aria-label="B">B<a class="anchor" href="#later"></a></h2>',
        },
      ],
      excerpt: { html: '<p><a href="/base/blog/a-1_0#later">b</a></p>', isTruncated: true },
    },
  },
  {
    name: 'an excerpt whose link has its address below the mark',
    file: 'blog/a.ru.mdx',
    text: '[b][ref]\n\n{/* truncate */}\n\nc\n\n[ref]: /docs',
    expected: {
      segments: [{ html: '<p><a href="/base/docs">b</a></p>\n\n<p>c</p>' }],
      excerpt: { html: '<p><a href="/base/docs">b</a></p>', isTruncated: true },
    },
  },
  {
    name: 'an excerpt without anchors and footnotes, and with the words that look like them',
    file: 'blog/a.ru.mdx',
    text: '## A\n\nb[^1] ` id="x"`\n\n{/* truncate */}\n\n[^1]: c',
    expected: {
      segments: [
        {
          html:
            '<h2 id="a" aria-label="A">A<a class="anchor" href="#a"></a></h2>\n<p>b<sup><a href="#fn-1" id="fnref-1" data-footnote-ref="true" ' +
            'aria-describedby="footnote-label">1</a></sup> <code> id=&quot;x&quot;</code></p>',
        },
      ],
      excerpt: { html: '<h2>A</h2>\n<p>b <code> id=&quot;x&quot;</code></p>', isTruncated: true },
    },
  },
]
for (const { name, file, text, expected } of bodies) {
  test(`the body of a page: ${name}`, async () => {
    const page = await compileText(text, kit, file)
    assert.deepEqual(report(page), [])
    const { sections: _, ...body } = page.body
    const [first, ...rest] = body.segments.map((segment) => ('html' in segment ? { html: segment.html } : segment))
    // The footnotes themselves are the business of another test.
    const html = first && 'html' in first ? first.html.replace(/\s*<section data-footnotes.*/s, '') : undefined
    assert.deepEqual({ ...body, segments: html === undefined ? [first, ...rest] : [{ html }, ...rest] }, expected)
  })
}

test('the sections of a page are those of its text, whatever is between', async () => {
  const { body } = await compileText(
    'a *b*\n\n## A {#x}\n\n<Pages />\n\nc\n\n### B\n\n- d\n- e',
    kit,
    'docs/page.ru.mdx',
  )
  assert.deepEqual(body.sections, [
    { level: 1, id: '', heading: '', text: 'a b' },
    { level: 2, id: 'x', heading: 'A', text: 'c' },
    { level: 3, id: 'b', heading: 'B', text: 'd e' },
  ])
})

test('a post keeps for feeds what its HTML was made of', async () => {
  const { body } = await compileText('a `b`', kit, 'blog/a.ru.mdx')
  const [segment] = body.segments
  assert.deepEqual(segment && 'nodes' in segment ? segment.nodes?.map((node) => textOf(node)) : undefined, ['a b'])
})

const misplaced: { name: string; file: string; text: string; expected: string[] }[] = [
  {
    name: 'changes in the documentation',
    file: 'docs/page.ru.mdx',
    text: '<Changes />',
    expected: ['5 error: <Changes>: is on a page that is no post of the blog (remove it.)'],
  },
  {
    name: 'pages of a category in a post',
    file: 'blog/a.ru.mdx',
    text: 'a\n\n<Pages />',
    expected: ['7 error: <Pages>: is on a page outside the documentation (remove it.)'],
  },
  {
    name: 'a slot inside a component',
    file: 'docs/page.ru.mdx',
    text: '<Box>\n<Pages />\n</Box>',
    expected: ['6 error: <Pages>: is inside something else (put it on its own line in the text.)'],
  },
  {
    name: 'a slot in a sentence',
    file: 'docs/page.ru.mdx',
    text: 'see <Pages />',
    expected: ['5 error: <Pages>: is inside something else (put it on its own line in the text.)'],
  },
  {
    name: 'a mark in a list',
    file: 'blog/a.ru.mdx',
    text: '- a\n\n  {/* truncate */}',
    expected: ['7 error: {/* truncate */}: is inside something else (put it on its own line in the text.)'],
  },
  {
    name: 'changes twice',
    file: 'blog/a.ru.mdx',
    text: '<Changes />\n\n<Changes />',
    expected: ['7 error: <Changes>: appears in the post twice (remove one of the two.)'],
  },
]
for (const { name, file, text, expected } of misplaced)
  test(`reports ${name}`, async () => assert.deepEqual(report(await compileText(text, kit, file)), expected))

test('a footnote with a name in any script leads there and back', async () => {
  const page = await compileText('A.[^прим] B.[^прим]\n\n[^прим]: C.', kit)
  assert.deepEqual(page.anchors, ['fnref-прим', 'fnref-прим-2', 'footnote-label', 'fn-прим'])
  const links = [...htmlOf(page).matchAll(/href="#([^"]*)"/g)].map(([, id]) => id)
  assert.deepEqual(links, ['fn-прим', 'fn-прим', 'fnref-прим', 'fnref-прим-2'])
})

test('anchors are all ids of the page', async () => {
  const { anchors } = await compileText('## A\n\n<a id="own"></a>[^1]\n\n[^1]: b', kit)
  assert.deepEqual(anchors, ['a', 'own', 'fnref-1', 'footnote-label', 'fn-1'])
})

test('headings go down in the text of a guide, not in the list of headings', async () => {
  const page = await compilePage('## A\n\n###### B', 1, kit, { ...fixtureContext(), headingShift: 1 })
  assert.match(htmlOf(page), /^<h3 id="a" aria-label="A">A.*<\/h3>\n<h6 id="b" aria-label="B">/)
  assert.deepEqual(
    page.headings.map(({ level }) => level),
    [2, 6],
  )
})
