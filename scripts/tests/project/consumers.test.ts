import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { ElementContent } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { kit } from '../../../components/mdx/kit'
import { toBlocks } from '../../../lib/alternates/markdown'
import { readTree } from '../../../lib/alternates/markdown/tree'
import { feedHtml } from '../../../lib/blog/feed-html'
import { cleanPage } from '../../../lib/book/pages/clean-page'
import { ATTRIBUTES, ELEMENTS } from '../../../lib/mdx/rules/elements'
import { boxPage } from '../../box/page'
import { compileText, htmlOf } from '../page-fixture'

/**
 * Everything that an author may write, in every form in which a text leaves the site: kept, or refused with its line. What
 * a form leaves out on purpose is here with its reason.
 */
const FORMS = ['page', 'feed', 'Markdown', 'search', 'book', 'box'] as const
type Form = (typeof FORMS)[number]
type Written = Record<Form, string>

const rules = {
  ...{ origin: 'https://x.example', base: '/base', icons: '', stamp: '' },
  ...{ holds: () => true, script: (code: string) => code, payload: () => '', captions: () => undefined },
}

const POLICY =
  "<meta http-equiv=\"Content-Security-Policy\" content=\"script-src 'self'; connect-src 'self'; worker-src 'self'\">"

/** A text in all forms, and its problems. */
async function publish(text: string) {
  const page = await compileText(text, kit, 'blog/x.ru.mdx')
  const html = htmlOf(page)
  const nodes = page.body.segments.flatMap((segment): ElementContent[] =>
    'html' in segment ? (segment.nodes ?? []) : [],
  )
  const written: Written = {
    page: html,
    feed: feedHtml(nodes, 'https://x.example/blog/x'),
    Markdown: toBlocks(readTree(html), (href) => href).join('\n\n'),
    search: JSON.stringify(page.body.sections),
    book: toHtml(cleanPage(`<article>${html}</article>`)),
    box: boxPage(`${POLICY}<body>${html}</body>`, 'blog/x.html', rules),
  }
  return { written, problems: page.problems }
}

/** Asserts that a mistake is reported with its line. */
function isRefused(problems: { line?: number }[]): boolean {
  if (problems.length === 0) return false
  for (const { line } of problems) assert.equal(typeof line, 'number')
  return true
}

/** Where an element is; `@` is the place of an attribute. Any other is in a sentence. */
const HOMES: Record<string, string> = {
  a: '<a href="/docs/x"@>word</a>',
  ...Object.fromEntries(
    ['blockquote', 'div', 'dl', 'h2', 'h3', 'h4', 'h5', 'h6', 'ol', 'p', 'pre', 'ul'].map((name) => [
      name,
      `<${name}@>word</${name}>`,
    ]),
  ),
  br: 'a<br@ />word',
  caption: '<table><caption@>word</caption><tbody><tr><td>a</td></tr></tbody></table>',
  col: '<table><colgroup><col@ /></colgroup><tbody><tr><td>word</td></tr></tbody></table>',
  colgroup: '<table><colgroup@><col /></colgroup><tbody><tr><td>word</td></tr></tbody></table>',
  dd: '<dl><dt>a</dt><dd@>word</dd></dl>',
  details: '<details@><summary>a</summary><p>word</p></details>',
  dl: '<dl@><dt>a</dt><dd>word</dd></dl>',
  dt: '<dl><dt@>word</dt><dd>a</dd></dl>',
  figcaption: '<figure><figcaption@>word</figcaption></figure>',
  figure: '<figure@><figcaption>word</figcaption></figure>',
  hr: '<hr@ />\n\nword',
  img: '<img@ src="./media/a.png" alt="word" />',
  li: '<ol><li@>word</li></ol>',
  ol: '<ol@><li>word</li></ol>',
  rp: '<ruby>a<rp@>word</rp></ruby>',
  rt: '<ruby>a<rt@>word</rt></ruby>',
  summary: '<details><summary@>word</summary><p>a</p></details>',
  table: '<table@><tbody><tr><td>word</td></tr></tbody></table>',
  tbody: '<table><tbody@><tr><td>word</td></tr></tbody></table>',
  td: '<table><tbody><tr><td@>word</td></tr></tbody></table>',
  tfoot: '<table><tfoot@><tr><td>word</td></tr></tfoot></table>',
  th: '<table><thead><tr><th@>word</th></tr></thead></table>',
  thead: '<table><thead@><tr><th>word</th></tr></thead></table>',
  tr: '<table><tbody><tr@><td>word</td></tr></tbody></table>',
  ul: '<ul@><li>word</li></ul>',
  wbr: 'a<wbr@ />word',
}
const sample = (element: string, attribute = ''): string =>
  (HOMES[element] ?? `a <${element}@>word</${element}>`).replace('@', () => attribute && ` ${attribute}`)

/** Elements that another form has another name for. */
const BOOK_NAMES: Record<string, string> = { em: 'i', strong: 'b' } // Chromium’s PDF: see clean-page.ts
/** Elements that change what a line says: Markdown has no character for them, and takes HTML. */
const AS_HTML = 'abbr bdo dfn ins mark q rp rt ruby sub sup u'.split(' ')
/** The title of a page comes from its front matter. */
const REFUSED = ['h1']

for (const element of ELEMENTS)
  test(`<${element}>`, async () => {
    const { written, problems } = await publish(sample(element))
    assert.equal(isRefused(problems), REFUSED.includes(element), JSON.stringify(problems))
    if (REFUSED.includes(element)) return
    for (const form of FORMS) assert.match(written[form], /word/, form)
    for (const form of ['page', 'feed', 'book', 'box'] as const)
      assert.match(written[form], new RegExp(`<${(form === 'book' && BOOK_NAMES[element]) || element}[ />]`), form)
    assert.equal(new RegExp(`<${element}>`).test(written.Markdown), AS_HTML.includes(element), written.Markdown)
  })

/** An attribute as it may be written. */
const VALUES: Record<string, string> = {
  ...{ abbr: 'abbr="w"', align: 'align="right"', cite: 'cite="https://x.example/"', colspan: 'colspan="2"' },
  ...{ datetime: 'datetime="2026-01-01"', dir: 'dir="rtl"', headers: 'headers="w"', height: 'height="300"' },
  ...{ href: 'href="https://x.example/"', hreflang: 'hreflang="de"', id: 'id="own"', lang: 'lang="de"', open: 'open' },
  ...{ reversed: 'reversed', role: 'role="note"', rowspan: 'rowspan="2"', scope: 'scope="row"', span: 'span="2"' },
  ...{
    start: 'start="3"',
    title: 'title="reported"',
    translate: 'translate="no"',
    type: 'type="a"',
    value: 'value="5"',
  },
  width: 'width="600"',
}
/** Attributes of which a form knows nothing, and why. */
const LEFT_OUT: Record<'Markdown' | 'feed' | 'book', Record<string, string>> = {
  Markdown: {
    ...{
      cite: 'no reader sees it',
      datetime: 'no reader sees it',
      hreflang: 'no reader sees it',
      translate: 'no word',
    },
    ...{ id: 'a link within the text is its words', lang: 'no word', role: 'no word', open: 'all is open' },
    ...{ height: 'of the screen', width: 'of the screen', span: 'of the screen' },
    ...{ abbr: 'a cell is a word', headers: 'names ids', scope: 'the first row is the head' },
  },
  feed: { id: 'links lead to the page', headers: 'names ids', role: 'a reader takes no roles' },
  book: { id: 'given anew' },
}
/** What a page has instead. */
const DRAWN: Record<string, string> = { align: 'style="text-align:right"' }
/** A picture has its title below. */
const CAPTION = '<figcaption>reported</figcaption>'
/** What Markdown has instead. */
const IN_MARKDOWN: Record<string, (element: string) => string> = {
  align: () => '| ---: |',
  colspan: () => '| word |  |',
  rowspan: () => '| word |\n| --- |',
  dir: (element) => (element === 'bdo' ? '<bdo dir="rtl">word</bdo>' : 'word'),
  href: () => '](https://x.example/)',
  start: () => '3. word',
  reversed: () => '<ol reversed>\n<li>\n\nword\n\n</li>\n</ol>',
  type: () => '<ol type="a">\n<li>\n\nword\n\n</li>\n</ol>',
  value: () => '<li value="5">',
  title: (element) =>
    element === 'a'
      ? '[word](/base/docs/x "reported")'
      : element === 'img'
        ? '![word](/media/a-1200.png)\n\nreported'
        : `<${element} title="reported">word</${element}>`,
}
/** Written for the element itself. */
const OF_IMAGE = ['alt', 'src']
const ANY = ['p', 'span', 'li', 'td', 'blockquote', 'bdo']

for (const [attribute, takers] of ATTRIBUTES) {
  if (OF_IMAGE.includes(attribute)) continue
  const value = VALUES[attribute] ?? ''
  test(`the attribute ${attribute}`, async () => {
    assert.notEqual(value, '')
    for (const element of takers === '' ? ANY : takers.split(' ')) {
      const { written, problems } = await publish(sample(element, value).replace(/ href="\/docs\/x"(?= href)/, ''))
      assert.deepEqual(problems, [], element)
      const inMarkdown = IN_MARKDOWN[attribute]?.(element)
      assert.equal(inMarkdown === undefined, LEFT_OUT.Markdown[attribute] !== undefined)
      assert.ok(written.Markdown.includes(inMarkdown ?? 'word'), written.Markdown)
      for (const form of ['page', 'feed', 'book', 'box'] as const)
        if (form === 'page' || form === 'box' || LEFT_OUT[form][attribute] === undefined)
          assert.match(
            written[form],
            new RegExp(`<${element}[^>]* (?:${value}|${DRAWN[attribute]})[ =/>]|${CAPTION}`, 'i'),
            `${form}: ${element}`,
          )
    }
    if (takers !== '') assert.ok(isRefused((await publish(sample('var', value))).problems))
  })
}

/** What else Markdown and the kit make: the words that are in every form, and those that one of them leaves out. */
const PARTS: { text: string; words: string[]; without?: Partial<Record<Form, string[]>> }[] = [
  { text: '## Heading {#own}', words: ['Heading'] },
  { text: 'a *em* **strong** ~~gone~~ `code`', words: ['em', 'strong', 'gone', 'code'] },
  {
    text: '```ts title="file.ts" {1} showLineNumbers\nconst first = 1\n```',
    words: ['file.ts', 'const', 'first'],
  },
  {
    text: '[words](https://x.example/to "reported")',
    words: ['words', 'https://x.example/to', 'reported'],
    without: { search: ['https://x.example/to', 'reported'] },
  },
  { text: '![drawn](./media/a.png "below")', words: ['drawn', 'below'] },
  { text: 'a ![drawn](./media/a.png "hovered") b', words: ['drawn', 'hovered'], without: { search: ['hovered'] } },
  { text: '| head | b |\n| ---: | - |\n| cell | `x \\| y` |', words: ['head', 'cell'] },
  { text: '- [x] done\n- [ ] open', words: ['done', 'open'] },
  { text: 'a[^n]\n\n[^n]: note', words: ['note'] },
  { text: '> quoted\n>\n> > twice', words: ['quoted', 'twice'] },
  { text: '3. third\n4. fourth', words: ['third', 'fourth'] },
  { text: 'one\\\ntwo\n\n---\n\nthree', words: ['one', 'two', 'three'] },
  { text: '<https://x.example/auto>'.slice(1, -1), words: ['x', 'example/auto'] },
  { text: ':::danger[Loss]\n\nwarned\n\n:::', words: ['Опасно', 'Loss', 'warned'], without: { search: ['Опасно'] } },
  { text: ':::tip\n\nhinted\n\n:::', words: ['Совет', 'hinted'] },
  { text: '```mermaid title="Shown"\nflowchart LR\n  A --> B\n```', words: ['Shown'] },
  { text: 'a <Badge tone="new">badge</Badge> <Kbd>Ctrl+K</Kbd>', words: ['badge', 'Ctrl', 'K'] },
  { text: 'a <Term id="flowfile">term</Term>', words: ['term'] },
  { text: '<Cards>\n<Card title="Title" href="/docs/x" icon="bi">card</Card>\n</Cards>', words: ['Title', 'card'] },
  { text: '<Details summary="Summary" open>\n\nfolded\n\n</Details>', words: ['Summary', 'folded'] },
  { text: '<Steps>\n\n3. step\n\n</Steps>', words: ['step'] },
  {
    text: '<Tabs group="g" label="Systems">\n<Tab label="Linux" value="l">\n\npanel\n\n</Tab>\n<Tab label="C++">\n\nother\n\n</Tab>\n</Tabs>',
    words: ['Linux', 'C++', 'panel', 'other'],
  },
  {
    text: '<Video src="./media/a.webm" poster="./media/a.jpg" captions="./media/a" title="Film" duration="96">\n\n- 0:05 Chapter\n\n</Video>',
    words: ['Film', 'Chapter'],
  },
]

for (const { text, words, without = {} } of PARTS)
  test(`every form has the words of ${text.split('\n')[0]}`, async () => {
    const { written, problems } = await publish(text)
    assert.deepEqual(
      problems.filter(({ severity }) => severity === 'error'),
      [],
    )
    for (const form of FORMS)
      for (const word of words)
        assert.equal(written[form].includes(word), !without[form]?.includes(word), `${form}: ${word}\n${written[form]}`)
  })

test('each component of the kit is among them', () => {
  const written = PARTS.map(({ text }) => text).join('\n')
  for (const [name, { slot }] of Object.entries(kit.parts))
    if (!slot && !name.startsWith('Admonition'))
      assert.ok(written.includes(`<${name} `) || written.includes(`<${name}>`), name)
})

/** Where only some parts may be, others are reported and not dropped. */
for (const text of [
  '<Cards>\nlost\n<Card title="A" href="/docs/x">a</Card>\n</Cards>',
  '<Tabs>\nlost\n<Tab label="A">a</Tab>\n</Tabs>',
  '<Steps>\n\n1. a\n\nlost\n\n</Steps>',
  '<Video src="./media/a.webm" poster="./media/a.jpg" title="T" duration="9">\n\nlost\n\n</Video>',
  'a <dl><dt>lost</dt></dl> b',
])
  test(`refuses ${text.split('\n').slice(0, 2).join(' ')}`, async () =>
    assert.ok(isRefused((await publish(text)).problems)))
