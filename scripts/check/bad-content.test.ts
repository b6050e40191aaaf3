import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { checkSite } from '../../lib/check'
import { drawingFile } from '../../lib/content/drawings'
import { BASE, compileContent, type Files, page, SITE, writeContent } from '../tests/small-site'

/**
 * What an author may do wrong, and what is said of it. Small content folders are compiled in this process, so that a case
 * takes milliseconds.
 */
const root = fs.mkdtempSync(path.join(os.tmpdir(), 'content-'))
let picture = Buffer.alloc(0)
const DIAGRAM = 'flowchart LR\n  A --> B'

let count = 0
function folder(name: string, files: Files): string {
  const dir = path.join(root, name)
  writeContent(dir, files)
  return dir
}

/** Problems of a content folder as `error file:line field: message (remedy)`. */
async function check(files: Files): Promise<string[]> {
  const dir = folder(String(count++), files)
  const problems = checkSite(dir, await compileContent(dir))
  return problems.map(
    ({ severity, file, line, field, message, fix }) =>
      `${severity} ${file}${line === undefined ? '' : `:${line}`} ${field ? `${field}: ` : ''}${message} (${fix})`,
  )
}

interface Case {
  name: string
  files: Files
  /** Beginnings, or patterns, of the problems; exactly these are reported. */
  expected: (string | RegExp)[]
}
const X = 'docs/x.ru.mdx'
/** A page whose text begins at line 6. */
const body = (name: string, text: string, ...expected: (string | RegExp)[]): Case => ({
  name,
  files: { [X]: page(text) },
  expected,
})
/** A page with fields from line 4 on. */
const fields = (name: string, yaml: string, ...expected: (string | RegExp)[]): Case => ({
  name,
  files: { [X]: page('Text.', yaml) },
  expected,
})
const site = (name: string, from: string, to: string, ...expected: (string | RegExp)[]): Case => {
  assert.ok(SITE.includes(from), from)
  return { name, files: { 'site.yaml': SITE.replace(from, to) }, expected }
}
const file = (name: string, files: Files, ...expected: (string | RegExp)[]): Case => ({ name, files, expected })
const link = (target: string) => (at: string) => {
  fs.rmSync(at, { force: true })
  fs.symlinkSync(target, at)
}
const image = (name: string, data: string | Buffer | (() => Buffer), ...expected: (string | RegExp)[]): Case => ({
  name: `picture: ${name}`,
  files: {
    [X]: page(`![a](./media/${name})`),
    [`docs/media/${name}`]: (at) => fs.writeFileSync(at, typeof data === 'function' ? data() : data),
  },
  expected,
})

const svg = (inside: string): string => `<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9">${inside}</svg>`
/** A page with a diagram; what is wrong with its cached drawing is reported at the diagram. */
const drawing = (name: string, kept: string, expected: string | RegExp): Case => {
  const beginning = `error ${X}:6 the drawing kept for the diagram `
  return file(
    `a drawing ${name}`,
    {
      [X]: page(`\`\`\`mermaid title="A"\n${DIAGRAM}\n\`\`\``),
      [path.relative('/', drawingFile('/', DIAGRAM))]: kept,
    },
    typeof expected === 'string' ? beginning + expected : new RegExp(beginning + expected.source),
  )
}

const cases: Case[] = [
  file('a folder in order', {}),

  // Front matter
  file('a blank title', { [X]: '---\ntitle: "  "\ndescription: A.\n---\n' }, `error ${X}:2 title: the text is empty`),
  file(
    'an endless title',
    { [X]: `---\ntitle: ${'a'.repeat(1e5)}\ndescription: A.\n---\n` },
    `error ${X}:2 title: the text is longer than 200`,
  ),
  file(
    'a title of two lines',
    { [X]: '---\ntitle: "a\\nb"\ndescription: A.\n---\n' },
    `error ${X}:2 title: the text has several lines`,
  ),
  file(
    'an endless description',
    { [X]: `---\ntitle: A\ndescription: ${'a '.repeat(5e5)}\n---\n` },
    `error ${X}:3 description: the text is longer than 1000`,
  ),
  file(
    'descriptions that are left out, once',
    {
      [X]: '---\ntitle: A\n---\n\n## B\n\nThe *first* sentence. The second.\n',
      'docs/y.ru.mdx': '---\ntitle: A\nunlisted: true\n---\n',
      'docs/z.ru.mdx': '---\ntitle: A\nunlisted: true\n---\n\nA.\n',
    },
    /^warning docs\/x\.ru\.mdx the page has no description, and 2 more have none: lists .* \(add “description”/,
  ),
  fields(
    'fields of other generators',
    'sidebar_position: 1\nslug: /\noutline: deep\nhero: a\n',
    /4 sidebar_position: unknown field \(remove it: the order of pages is that of sidebars\.yaml/,
    /5 slug: unknown field \(remove it: the path of the file/,
    /6 outline: unknown field \(write hide_toc: true/,
    /7 hero: unknown field \(remove it/,
  ),
  fields('a tag twice', 'tags: [a, a]\n', /error .*:4 tags\.1: “a” appears here twice \(remove one/),
  fields('an unknown tag', 'tags: [a]\n', /warning .*the tag “a” is not in tags/),
  fields(
    'a number among tags',
    'tags: [2024]\n',
    /error .*:4 tags\.0: expected string \(write text; quote what looks like a number/,
  ),
  fields(
    'an invalid day',
    'last_update: { date: 2026-13-45 }\n',
    /error .*:4 last_update\.date: expected a day, such as 2025-10-15/,
  ),
  fields('a word for a day', 'last_update: { date: soon }\n', /error .*:4 last_update\.date: expected a day/),
  fields(
    'a day with an hour, which is another day elsewhere',
    'last_update: { date: 2025-01-05T00:30:00+03:00 }\n',
    /error .*:4 last_update\.date: expected a day/,
  ),
  fields(
    'a value that a comment cuts',
    'sidebar_label: Issue #5 of it\nunlisted: true # for now\n',
    `error ${X}:4 “#5 of it” is a comment, and no part of the value (quote the value`,
  ),
  fields(
    'a field twice',
    'unlisted: true\nunlisted: true\n',
    `error ${X}:5 this is not valid YAML: Map keys must be unique (remove one of the two.)`,
  ),
  ...['A **b**', 'A [b](/docs)', 'A&nbsp;b'].map((written) =>
    file(
      `marks in a description: ${written}`,
      { [X]: `---\ntitle: A & B; *.md [x] 2*3\ndescription: "${written}"\n---\n` },
      `error ${X}:3 description: readers would see the marks of Markdown or HTML (write plain text.)`,
    ),
  ),
  fields('the year 9999', 'last_update: { date: 9999-01-01 }\n', /error .*:4 last_update\.date: expected a day/),
  fields('an empty label', 'sidebar_label: ""\n', /error .*:4 sidebar_label: the text is empty/),
  fields('a tag of YAML', 'sidebar_label: !!js/function "x"\n', /error .*:4 Unresolved tag/),
  fields('an alias of nothing', 'sidebar_label: *nobody\n', /error .*:4 “\*nobody” repeats a value that is not named/),
  fields(
    'aliases without end',
    `sidebar_label: a\nlast_update:\n  a: &a [x,x,x,x,x,x,x,x,x]\n${[...'bcdefgh'].map((name, index) => `  ${name}: &${name} [${Array(9).fill(`*${'abcdefgh'[index]}`)}]`).join('\n')}\n`,
    /error .* repeated values/,
  ),
  file(
    'a comma before the front matter',
    { [X]: `,${page('Text.')}` },
    `error ${X}:1 the front matter does not begin at the first line`,
  ),
  file(
    'an empty line before the front matter',
    { [X]: `\n${page('Text.')}` },
    `error ${X}:1 the front matter does not begin at the first line`,
  ),
  file(
    'a second front matter',
    { [X]: page('---\nauthor: B\n---\n\nText.') },
    `error ${X}:6 the page has a second front matter (put its fields into the first one.)`,
  ),
  file(
    'a front matter that is not closed',
    { [X]: '---\ntitle: A\n\nText.\n' },
    `error ${X}:1 the front matter is not closed`,
  ),
  file(
    'front matter that is code',
    { [X]: '---js\n{ title: "A" }\n---\n' },
    `error ${X}:1 the front matter begins with more than ---`,
  ),
  file('an empty file', { [X]: '' }, `error ${X}:1 the page has no front matter`),
  file('bad YAML', { [X]: '---\ntitle: a: b\ndescription: c\n---\n\na\n' }, `error ${X}:2 this is not valid YAML`),

  // Encodings
  file('Windows line ends', {
    [X]: page('## A\n\n![a](./media/a.png)\n\n:::note\n\na\n\n:::', 'unlisted: true\n').replaceAll('\n', '\r\n'),
    'docs/media/a.png': (at) => fs.writeFileSync(at, picture),
  }),
  file('a byte order mark', { [X]: `\ufeff${page('Text.')}` }),
  file(
    'Windows-1251',
    { [X]: Buffer.concat([Buffer.from(page('Text.')), Buffer.from([0xcf, 0xf0, 0xe8])]) },
    `error ${X}:7 the line holds bytes that are not UTF-8`,
  ),
  file(
    'UTF-16',
    { [X]: Buffer.from(`\ufeff${page('Text.')}`, 'utf16le') },
    `error ${X}:1 the file is written in UTF-16`,
  ),
  file('NUL in the text', { [X]: page('a\0b') }, `error ${X}:6 the line holds the control character U+0000`),
  file(
    'NUL in the front matter',
    { [X]: page('a', 'sidebar_label: "a\0b"\n') },
    `error ${X}:4 the line holds the control character U+0000`,
  ),

  // Raw HTML
  ...[
    'script',
    'iframe',
    'style',
    'object',
    'embed',
    'base',
    'meta',
    'link',
    'form',
    'svg',
    'audio',
    'button',
    'my-part',
  ].map((name) => body(`<${name}>`, `a\n\n<${name} />`, `error ${X}:8 <${name}> is not allowed in a page`)),
  body('<script> with code', '<script>{`alert(1)`}</script>', `error ${X}:6 <script> is not allowed`),
  body('<iframe srcdoc>', '<iframe srcdoc="x" />', `error ${X}:6 <iframe> is not allowed`),
  body(
    '<img onerror>',
    '<img src="./media/a.png" alt="a" onerror="x" />',
    `error ${X}:6 <img>: the attribute onerror runs code`,
    /there is no image at/,
  ),
  body('<div onClick>', '<div onClick="x">a</div>', `error ${X}:6 <div>: the attribute onClick runs code`),
  body(
    '<details ontoggle>',
    '<details ontoggle="x" open>a</details>',
    `error ${X}:6 <details>: the attribute ontoggle runs code`,
  ),
  body(
    'attributes of HTML that a page does not take',
    '<img src="./media/shot.png" alt="a" loadin="lazy" loading="lazy" /> <a href="/docs" rel="nofollow">b</a>',
    `error ${X}:6 <img>: the attribute loadin is not allowed (check the spelling.)`,
    `error ${X}:6 <img>: the attribute loading is not allowed (remove it: the site sees to this itself.)`,
    `error ${X}:6 <a>: the attribute rel is not allowed (remove it: the site sees to this itself.)`,
    /there is no image/,
  ),
  body('style=', '<span style="color:red">a</span>', `error ${X}:6 <span>: the attribute style is not allowed`),
  body(
    'HTML that is allowed',
    '<details>\n<summary>a</summary>\n\nb <abbr title="x">c</abbr> <a href="/docs">d</a> <ins>e</ins>\n\n</details>',
  ),
  body(
    'a component in small letters',
    '<tabs>\n\na\n\n</tabs>',
    `error ${X}:6 <tabs> is written with a capital letter (write <Tabs>`,
  ),
  body('<Tab> alone', '<Tab label="a">b</Tab>', `error ${X}:6 <Tab> is outside <Tabs>`),
  body('<Card> alone', '<Card title="a" href="/docs">b</Card>', `error ${X}:6 <Card> is outside <Cards>`),
  body('an empty <Kbd>', 'a <Kbd></Kbd>', `error ${X}:6 <Kbd> is empty`),
  body(
    'an admonition as a tag',
    '<Admonition type="note">a</Admonition>',
    `error ${X}:6 <Admonition> is not written as a tag`,
  ),

  // Addresses
  ...[
    'javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'java&#x09;script:alert(1)',
    '&#106;avascript:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    'file:///etc/passwd',
  ].map((href) =>
    body(`a link to ${href}`, `[a](${href})`, new RegExp(`^error ${X}:6 a link may not begin with “[a-z]+:”`)),
  ),
  body(
    'a raw link to javascript:',
    '<a href=" javascript:alert(1)">a</a>',
    `error ${X}:6 <a>: a link may not begin with “javascript:”`,
  ),
  body(
    'an expression to javascript:',
    '<a href={"javascript:alert(1)"}>a</a>',
    `error ${X}:6 <a>: a link may not begin with “javascript:”`,
  ),
  body(
    'a card to javascript:',
    '<Cards>\n<Card title="a" href="javascript:x">b</Card>\n</Cards>',
    `error ${X}:7 <Card>: a link may not begin with “javascript:”`,
    `error ${X}:7 <Card>: attribute “href” is missing`,
  ),
  body(
    'a definition to javascript:',
    '[a][b]\n\n[b]: javascript:x',
    `error ${X}:8 a link may not begin with “javascript:”`,
  ),
  body('a picture of data:', '![a](data:text/html,x)', `error ${X}:6 a link may not begin with “data:”`),
  body('an invalid address', '[a](https://)', `error ${X}:6 “https://” is no address`),
  body('a link without words', '[](/docs)', `error ${X}:6 the link to “/docs” has no words`),
  body(
    'the own site in full',
    '[a](https://based.example/docs) [b](https://docs.example/docs)',
    `warning ${X}:6 the link “https://docs.example/docs” names this site`,
  ),
  file('pages by their files, with slashes, by the places of files', {
    [X]: page(
      '[a](index.ru.mdx) [b](./x.md) [c](../docs/x/) [d](/docs/x/#a) [e](./bi/y.ru.mdx#a) [f](bi/) [g](..)\n\n## A',
    ),
    'docs/bi/index.ru.mdx': page('[a](./y) [b](../x#a) [c](y.md#a)', 'unlisted: true\n'),
    'docs/bi/y.ru.mdx': page('## A', 'unlisted: true\n'),
    'pages/p.ru.mdx': page('[a](./docs/x)'),
  }),
  file(
    'relative links to nothing, with what was meant',
    {
      [X]: page('[a](./y) [b](./bi/xy.mdx#a) [c](/ru/docs/x#a)\n\n## A'),
      'docs/bi/xyz.ru.mdx': page('## A', 'unlisted: true\n'),
    },
    `error ${X}:6 the link “./y” leads nowhere`,
    `error ${X}:6 the link “./bi/xy.mdx#a” leads nowhere (did you mean /docs/bi/xyz#a?)`,
    `error ${X}:6 the link “/ru/docs/x#a” leads nowhere (did you mean /docs/x#a?)`,
  ),
  file('files that the build writes', {
    [X]: page('[a](/llms.txt) [b](/sitemap.xml) [c](/docs/x.md) [d](/index.ru.json) [e](/index.md) [f](/blog/rss.xml)'),
    'blog/media/a.txt': 'x',
  }),
  body(
    'tags of a site that has none, pages that nobody opens by a link',
    '[a](/docs/tags) [b](/404) [c](/offline)',
    ...['/docs/tags', '/404', '/offline'].map((href) => `error ${X}:6 the link “${href}” leads nowhere`),
  ),
  file(
    'feeds of no module, facts and Markdown of no page',
    { [X]: page('[a](/docs/y.md) [b](/docs/x.json) [c](/blog/modules/x/rss.xml) [d](/docs/x.mdx)') },
    ...['/docs/y.md', '/docs/x.json', '/blog/modules/x/rss.xml'].map(
      (href) => `error ${X}:6 the link “${href}” leads nowhere`,
    ),
    `error ${X}:6 the link “/docs/x.mdx” leads nowhere (did you mean /docs/x?)`,
  ),
  file(
    'a file without ./, and one that is missing',
    { [X]: page('[a](media/a.csv) [b](media/b.csv)'), 'docs/media/a.csv': 'x' },
    `error ${X}:6 the link “media/b.csv” leads to a file that does not exist (put the file there`,
  ),
  file(
    'dead links beside a mistake of another page, whose anchors are not known',
    {
      [X]: page('<Stepz />\n\n[a](/docs/none)'),
      'docs/y.ru.mdx': page('[a](/docs/x#b) [b](/docs/nowhere)', 'unlisted: true\n'),
    },
    `error ${X}:6 unknown component <Stepz>`,
    `error ${X}:8 the link “/docs/none” leads nowhere`,
    'error docs/y.ru.mdx:7 the link “/docs/nowhere” leads nowhere',
  ),
  body('a footnote of nothing', 'a[^b]', `warning ${X}:6 there is no footnote “b”`),
  body('a reference to nothing', 'see\n[some text][b]', `warning ${X}:7 there is no address for “[some text][b]”`),
  body('brackets without a link', 'a[i][j], \\[x\\]\\[y\\] and `[ab][cd]`'),
  body('a moment without a video', '[a](#t=5)', `error ${X}:6 “#t=5” is a moment of a video`),

  // Text
  body(
    'a jump of headings',
    '## A\n\n#### B',
    `warning ${X}:8 a heading of level 4 right below one of level 2 (write ### instead`,
  ),
  body(
    'a first heading too deep',
    '### A',
    `warning ${X}:6 a heading of level 3 right below one of level 1 (write ## instead`,
  ),
  body('an empty heading', '##\n\na', `error ${X}:6 the heading is empty`),
  body('a heading without letters', '## ???', `error ${X}:6 the heading “???” has no letters`),
  body('an own id with quotes', '## A {#a"b}', `error ${X}:6 “a"b” cannot be an id`),
  body('an own id of the site’s', '## A {#site:main}', `error ${X}:6 “site:main” cannot be an id`),
  body(
    'an element with an id of the site’s',
    'a <b id="site:drawer">b</b>',
    `error ${X}:6 <b>: “site:drawer” cannot be an id`,
  ),
  body('an element with an id that is made', "a <b id={'site' + ':top'}>b</b>", `error ${X}:6 `),
  body(
    'a class',
    'a <b class="back-to-top">b</b>',
    `warning ${X}:6 <b>: the attribute class has no effect (remove it.)`,
  ),
  body('an object', 'a {{ a: 1 }}', `error ${X}:6 {{ a: 1 }} is no text`),
  body('a “<” among words', 'a < b and 1 < 2'),
  body('a fence that is not closed', 'a\n\n```ts\nlet a', `error ${X}:8 the code block is not closed`),
  body('an admonition that is not closed', ':::note\n\na', `error ${X}:6 the admonition “:::note” is not closed`),
  body(
    'code of no known language',
    '```jvascript\na\n```',
    `warning ${X}:6 the language “jvascript” is not known, so the code has no colours (did you mean “javascript”?)`,
  ),
  body('broken meta', '```ts title="a {2\na\n```', `warning ${X}:6 “title="a {2” after the language`),
  body(
    'a line that is not there',
    '```ts {5}\na\n```',
    `warning ${X}:6 the code block has 1 lines, and line 5 is to be highlighted`,
  ),
  body(
    'lines to highlight without end',
    '```ts {1-999999999} /a/1-999999999\na\n```',
    `warning ${X}:6 the code block has 1 lines, and line 999999999 is to be highlighted`,
  ),
  body(
    'an admonition named as a property of every object',
    ':::constructor\n\na\n\n:::',
    `error ${X}:6 unknown admonition “:::constructor”`,
  ),
  {
    name: 'a menu that is not there, beside a diagram that is not drawn yet',
    files: {
      [X]: page(`\`\`\`mermaid title="A"\n${DIAGRAM}\n\`\`\``),
      'site.yaml': SITE.replace('type: link, href: /docs', 'type: docs, sidebar: mian'),
    },
    expected: [
      `error ${X}:6 the diagram has no drawing`,
      /^error site\.yaml:\d+ navbar\.items\.0\.sidebar: there is no sidebar “mian”/,
    ],
  },
  drawing('that is no SVG', 'text', 'is no SVG: Root element is missing or invalid (drawings/'),
  drawing(
    'with a damaged tag',
    '<svg width="9" height="9"><tspa\uFFFD>a</tspan></svg>',
    'is no SVG: Missing end tag for element tspa',
  ),
  drawing(
    'with a form over the page',
    svg('\n<foreignObject><form action="https://evil.example"/></foreignObject>'),
    /holds <foreignObject> \(drawings\/[\da-f]{10}\.svg:2\) \(run `npm run draw`, which draws it anew/,
  ),
  drawing('with a style for the page', svg('<style>h1::after{content:"x"}</style>'), 'holds <style>'),
  drawing(
    'with a script that has a prefix',
    svg('<x:script xmlns:x="http://www.w3.org/2000/svg"/>'),
    'holds <x:script>',
  ),
  file(
    'a drawing that no page asks for, with a script',
    { 'drawings/0000000000.svg': svg('\n\n<script/>'), 'drawings/README.md': '<script>' },
    'error drawings/0000000000.svg:3 the drawing holds <script> (run `npm run draw`',
  ),
  file(
    'a folder in place of a drawing',
    {
      [X]: page(`\`\`\`mermaid title="A"\n${DIAGRAM}\n\`\`\``),
      [path.relative('/', drawingFile('/', DIAGRAM))]: (at) => fs.mkdirSync(at),
    },
    `error ${X}:6 the diagram has no drawing`,
  ),
  body('all meta', '```ts title="a b" {1-2,3} /let a/ "b" showLineNumbers\nlet a\nb\nc\n```'),
  body('an import', 'import a from "b"\n\na', /error .*:6 import and export are not allowed/),
  body(
    'an export in an admonition',
    ':::note\n\nexport const a = 1\n\n:::',
    `error ${X}:8 import and export are not allowed`,
  ),
  body(
    'attributes of an admonition',
    ':::note{.a}\n\na\n\n:::',
    `error ${X}:6 the admonition “:::note” takes no attributes`,
  ),
  body(
    'lists nested a thousand times',
    Array.from({ length: 1000 }, (_, depth) => `${'  '.repeat(depth)}- a`).join('\n'),
    /error .*nests lists or components too deep/,
  ),
  body(
    'a category of nothing',
    'a\n\n<CategoryPages of="y" />',
    `error ${X}:8 <CategoryPages>: there is no category “y”`,
  ),

  // Files beside pages
  body(
    'a file outside',
    '[a](../../../../../../../../etc/passwd)',
    `error ${X}:6 “../../../../../../../../etc/passwd” lies outside the content folder`,
  ),
  body('site.yaml', '[a](../site.yaml)', `error ${X}:6 “../site.yaml” is a file the site is made of`),
  body('a picture outside', '![a](../../picture.png)', `error ${X}:6 there is no image at ../../picture.png`),
  body('a folder', '[a](./media.d/)', `error ${X}:6 the link “./media.d/” leads nowhere`),
  body('a folder as a picture', '![a](../docs)', `error ${X}:6 “../docs” is a folder`),
  file(
    'a symbolic link out of the folder',
    { [X]: page('[a](./media/a.txt)'), 'docs/media/a.txt': link('/etc/passwd') },
    `error ${X}:6 “./media/a.txt” lies outside`,
  ),
  file(
    'a page of HTML',
    { [X]: page('[a](./media/a.html)'), 'docs/media/a.html': 'x' },
    `error ${X}:6 “./media/a.html” would run in the reader’s browser`,
  ),
  file('a sample of YAML and a part of a file', {
    [X]: page('[a](./media/a.yaml) [b](./media/a%20b.pdf#page=2)'),
    'docs/media/a.yaml': 'x',
    'docs/media/a b.pdf': 'x',
  }),
  file('a picture with a space, encoded', {
    [X]: page('![a](./media/my%20shot.png) and ![b](<./media/my shot.png>)'),
    'docs/media/my shot.png': (at) => fs.writeFileSync(at, picture),
  }),
  image('снимок.png', () => picture),
  image('😀.png', () => picture),
  image('a.png', Buffer.alloc(0), `error ${X}:6 the picture ./media/a.png is empty (0 bytes)`),
  image('a.png', 'text', `error ${X}:6 the picture ./media/a.png is of another kind than its name says`),
  image('a.png', () => picture.subarray(0, 60), `error ${X}:6 the picture ./media/a.png is damaged`),
  image(
    'a.png',
    'version https://git-lfs.github.com/spec/v1\n',
    `error ${X}:6 the picture ./media/a.png is a pointer of Git LFS`,
  ),
  image('a.bmp', 'BM', `error ${X}:6 ./media/a.bmp is no picture a browser shows`),
  image('a.svg', '', `error ${X}:6 the picture ./media/a.svg is empty`),
  image('a.svg', '<svg', `error ${X}:6 the picture ./media/a.svg`),
  image('a.svg', '<svg xmlns="http://www.w3.org/2000/svg"/>', `error ${X}:6 the picture ./media/a.svg has no size`),
  image('a.svg', svg('\n<script>x</script>'), `error ${X}:6 the picture ./media/a.svg holds <script> (line 2 of it)`),
  image('a.svg', svg('').replace('>', ' onload="x">'), `error ${X}:6 the picture ./media/a.svg holds onload="x"`),
  image('a.svg', svg('<a href="/x"/>'), `error ${X}:6 the picture ./media/a.svg holds <a> (line 1 of it) (export it`),
  ...[svg('').replace('>', ' content="&lt;mxfile/&gt;">'), svg('<foreignObject/>')].map((drawn) =>
    image('a.svg', drawn, /the picture \.\/media\/a\.svg holds .+\(of draw\.io export without a copy of the diagram/),
  ),
  image('a.svg', svg('<style>g{fill:red}</style><g style="fill:#fff"/>')),
  image(
    'a.svg',
    'version https://git-lfs.github.com/spec/v1\n',
    `error ${X}:6 the picture ./media/a.svg is a pointer of Git LFS`,
  ),
  file(
    'a link to a picture with a script',
    { [X]: page('[a](./media/a.SVG)'), 'docs/media/a.SVG': svg('<x:script xmlns:x="http://www.w3.org/2000/svg"/>') },
    `error ${X}:6 the picture ./media/a.SVG holds <x:script>`,
  ),
  ...['svgz', 'rss', 'xslt', 'mhtml'].map((ext) =>
    file(
      `a link to a file of .${ext}`,
      { [X]: page(`[a](./media/a.${ext})`), [`docs/media/a.${ext}`]: 'x' },
      `error ${X}:6 “./media/a.${ext}” would run in the reader’s browser`,
    ),
  ),

  // Names of files
  file(
    'a language the site lacks',
    { 'docs/x.fr.mdx': page('a') },
    'error docs/x.fr.mdx the site has no language “fr”',
  ),
  file(
    '.md',
    { 'docs/y.ru.md': page('a') },
    'error docs/y.ru.md pages end in .mdx, this one in .md (name it y.ru.mdx.)',
  ),
  file('.MDX', { 'docs/y.ru.MDX': page('a') }, 'error docs/y.ru.MDX pages end in .mdx'),
  ...['y#z', 'y?z', 'y%z', 'y%2e%2e', 'y"<z', 'y z'].map((name) =>
    file(
      `the name ${name}`,
      { [`docs/${name}.ru.mdx`]: page('a', 'unlisted: true\n') },
      `error docs/${name}.ru.mdx “${name}.ru” cannot be part of an address`,
    ),
  ),
  ...['docs/y.md', 'docs/y.json', 'docs/index.html', 'docs/bi/y.txt', 'pages/y.net'].map((name) =>
    file(
      `the name ${name}`,
      { [`${name}.ru.mdx`]: '---\ntitle: T\ndescription: D\n---\n\nText.\n' },
      `error ${name}.ru.mdx the address /${name.replace('pages/', '')} looks like that of a file`,
    ),
  ),
  file(
    'a letter in two parts',
    { ['docs/обзор-йод.ru.mdx'.normalize('NFD')]: page('a') },
    /^error docs\/.*NFD.*\(rename it: convmv .*--nfc/,
  ),
  body(
    'headings and links whose letters are in two parts',
    `## ${'Мой йод'.normalize('NFD')}\n\n[a](#мой-йод) [b](#${'мой-йод'.normalize('NFD')})`,
  ),
  body(
    'tabs for C++ and C#, and nine of them',
    `<Tabs>\n${['C', 'C++', 'C#', '.NET', 'Go', 'PHP', 'Java', 'Rust', 'Swift'].map((label) => `<Tab label="${label}">a</Tab>`).join('\n')}\n</Tabs>`,
  ),
  file(
    'capitals only',
    { 'docs/X.ru.mdx': page('a', 'unlisted: true\n') },
    /warning docs\/x\.ru\.mdx differs from docs\/X\.ru\.mdx by capitals only/,
  ),
  file(
    'a page in place of the tags',
    { 'docs/tags.ru.mdx': page('a', 'unlisted: true\n') },
    'error docs/tags.ru.mdx /docs/tags is the list of tags',
  ),
  file('a broken link', { 'docs/y.ru.mdx': link('nothing') }, 'error docs/y.ru.mdx a symbolic link that leads nowhere'),
  file('a loop', { 'docs/loop': link('.') }, 'error docs/loop a symbolic link to a folder it is in'),
  file(
    'links to themselves where drawings and fonts are looked for',
    { 'drawings/a.svg': link('a.svg'), fonts: link('fonts') },
    'error drawings/a.svg a symbolic link that leads nowhere',
    'error fonts a symbolic link that leads nowhere',
  ),
  file(
    'a page that is a link out of the folder',
    { 'docs/y.ru.mdx': link('/etc/hostname') },
    'error docs/y.ru.mdx a symbolic link that leads out of the content folder',
  ),
  file(
    'a folder called as a page',
    { 'docs/y.ru.mdx/a.txt': 'x' },
    'error docs/y.ru.mdx a folder with the name of a file',
  ),
  file('a backslash', { 'docs/y\\z.ru.mdx': page('a') }, 'error docs/y\\z.ru.mdx the name holds a backslash'),
  file(
    '240 letters',
    { [`docs/${'y'.repeat(232)}.ru.mdx`]: page('a') },
    /error docs\/y+\.ru\.mdx the name is longer than 180 bytes/,
  ),
  file(
    'an unknown YAML',
    { 'sidebar.yaml': 'a: 1' },
    'error sidebar.yaml a file of this name is read by nothing (did you mean “sidebars.yaml”?)',
  ),
  file(
    'a version nobody names',
    { 'versions/1.0/docs/index.ru.mdx': page('a') },
    'warning versions/1.0 site.yaml does not name this version',
  ),

  // content/pages
  ...[
    'docs',
    'blog',
    'en',
    '404',
    'index',
    'media',
    'tree',
    'etl',
    'cards',
    'vendor',
    'tags',
    'search',
    'offline',
    'help',
    '_next',
  ].map((name) =>
    file(
      `pages/${name}`,
      { [`pages/${name}.ru.mdx`]: page('a') },
      `error pages/${name}.ru.mdx the address /${name} is taken`,
    ),
  ),
  file('pages: a folder', { 'pages/a/b.ru.mdx': page('a') }, 'error pages/a/b.ru.mdx pages/ has no folders'),
  file('pages: no language', { 'pages/a.mdx': page('a') }, 'error pages/a.mdx the file name says no language'),
  file(
    'pages: another language',
    { 'pages/a.fr.mdx': page('a') },
    'error pages/a.fr.mdx the site has no language “fr”',
  ),
  file(
    'pages: only a translation',
    { 'pages/a.en.mdx': page('a') },
    'error pages/a.en.mdx the page has no translation in the default language (ru) (create pages/a.ru.mdx.)',
  ),
  ...(
    [
      ['an unclosed tag', '<Details summary="a">', 'Expected a closing tag'],
      ['an unknown component', '<Stepz />', 'unknown component <Stepz>'],
      ['a missing link', '[a](/docs/y)', 'the link “/docs/y” leads nowhere'],
      ['a missing image', '![a](./media/y.png)', 'there is no image at'],
      ['an import', 'import a from "b"', 'import and export are not allowed'],
      ['an export', 'export const a = 1', 'import and export are not allowed'],
      ['an expression that runs', '{process.exit()}', 'a CallExpression is not allowed'],
      ['<script>', '<script />', '<script> is not allowed'],
      ['a heading of level 1', '# A', 'a heading of level 1 in the text'],
    ] as const
  ).map(([name, text, message]) =>
    file(`pages: ${name}`, { 'pages/a.ru.mdx': page(text) }, `error pages/a.ru.mdx:6 ${message}`),
  ),
  file(
    'pages: an unknown field',
    { 'pages/a.ru.mdx': page('a', 'draft: true\n') },
    'error pages/a.ru.mdx:4 draft: unknown field',
  ),

  // site.yaml
  site('an empty title', 'title: Docs', 'title: ""', 'error site.yaml:1 title: the text is empty'),
  ...['javascript:x', 'https://a.example/path', 'ftp://a.example', 'https://'].map((url) =>
    site(
      `the url ${url}`,
      'url: https://docs.example',
      `url: "${url}"`,
      'error site.yaml:3 url: expected http:// or https:// and a host',
    ),
  ),
  ...['//evil', '/../x', '/a b', '/путь', '/a?b', '/a#b', 'a', '/a/'].map((base) =>
    site(
      `the base path ${base}`,
      'base_path: /',
      `base_path: "${base}"`,
      'error site.yaml:4 base_path: must be “/” or begin with a slash',
    ),
  ),
  ...['en us', '../x', 'docs'].map((code) =>
    site(
      `the language ${code}`,
      'code: en',
      `code: "${code}"`,
      'error site.yaml:12 locales.1.code: expected the code of a language',
    ),
  ),
  file(
    'a language without words',
    { 'site.yaml': SITE.replace('code: en', 'code: de').replaceAll(', en:', ', de:') },
    /warning site\.yaml:12 locales\.1\.code: the interface has no texts in “de”/,
    'warning site.yaml:12 locales.1.code: the code does not know the language “de” well: the search finds words only as they are written; quotation marks and spaces are as they are typed; `npm run check:content` finds the mistakes of every language only; captions of videos have the name of the language (say it in lib/i18n/languages/de.ts',
  ),
  site('a language twice', 'code: en', 'code: ru', 'error site.yaml:12 locales.1.code: “ru” appears here twice'),
  site(
    'a name without the default language',
    'name: { ru: Путь, en: Path }',
    'name: { en: Path }',
    'error site.yaml:5 name: the text in the default language is missing (add ru: ….)',
  ),
  site(
    'a name in no language of the site',
    'name: { ru: Путь, en: Path }',
    'name: { ru: Путь, fr: Path }',
    'error site.yaml:5 name.fr: “fr” is no language of the site',
  ),
  site(
    'an empty name',
    'name: { ru: Путь, en: Path }',
    'name: { ru: "" }',
    'error site.yaml:5 name.ru: the text is empty',
  ),
  site(
    'a navbar link to javascript:',
    'href: /docs',
    'href: "javascript:x"',
    'error site.yaml:13 navbar.items.0.href: a link may not begin with “javascript:”',
  ),
  site(
    'a navbar link without a scheme',
    'href: /docs',
    'href: example.com',
    'error site.yaml:13 navbar.items.0.href: the address has no beginning',
  ),
  site(
    'a footer link to javascript:',
    'href: "mailto:a@b.example"',
    'href: "javascript:x"',
    'error site.yaml:15 footer.columns.0.items.0.href: a link may not',
  ),
  site(
    'an empty footer link',
    'href: "mailto:a@b.example"',
    'href: ""',
    'error site.yaml:15 footer.columns.0.items.0.href: the address is empty',
    /./,
  ),
  site(
    'a footer label without a language',
    'label: { ru: а } }] }]',
    'label: {} }] }]',
    'error site.yaml:15 footer.columns.0.items.0.label: the text in the default language is missing',
  ),
  site(
    'an announcement with javascript:',
    '[а](/docs)',
    '[а](javascript:x)',
    'error site.yaml:19 announcement.content.ru: a link may not',
  ),
  site(
    'an invalid colour',
    'id: one',
    'id: one, text_color: "expression(alert(1))"',
    'error site.yaml:19 announcement.text_color: expected a colour',
  ),
  file(
    'documentation in the navbar without a first page',
    {
      'docs/index.ru.mdx': undefined,
      'sidebars.yaml': 'main:\n  - x\n',
      'home.yaml': String(BASE['home.yaml']).replaceAll('/docs', '/docs/x'),
      'site.yaml': SITE.replace('type: link, href: /docs', 'type: docs, sidebar: main').replace(
        '](/docs)',
        '](/docs/x)',
      ),
    },
    'error site.yaml:13 the link “/docs” leads nowhere (did you mean /docs/x?)',
  ),
  site('an announcement without an id', 'id: one', 'id: ""', 'error site.yaml:19 announcement.id: the text is empty'),
  site(
    'an edit_url of javascript:',
    'edit_url: https://git.example/{file}',
    'edit_url: "javascript:{file}"',
    'error site.yaml:18 docs.edit_url: a link may not',
  ),
  site(
    'an edit_url without {file}',
    'edit_url: https://git.example/{file}',
    'edit_url: https://git.example',
    'error site.yaml:18 docs.edit_url: has no {file}',
  ),
  file(
    'two versions of one path',
    {
      'site.yaml': SITE.replace('docs:\n', 'docs:\n  versions: [{ name: current, label: a }, { name: v, label: b }]\n'),
      'versions/v/docs/index.ru.mdx': page('a'),
    },
    'error site.yaml:18 docs.versions.1.path: two versions are at /docs',
  ),
  file(
    'a version with a slash',
    { 'site.yaml': SITE.replace('docs:\n', 'docs:\n  versions: [{ name: current, label: a, path: a/b }]\n') },
    'error site.yaml:18 docs.versions.0.path: expected one part of an address',
  ),
  file(
    'a version in place of a folder',
    {
      'site.yaml': SITE.replace(
        'docs:\n',
        'docs:\n  versions: [{ name: current, label: a }, { name: v, label: b, path: bi }]\n',
      ),
      'versions/v/docs/index.ru.mdx': page('a'),
      'docs/bi/y.ru.mdx': page('a', 'unlisted: true\n'),
    },
    'error site.yaml:18 docs.versions.1.path: /docs/bi is the address of pages already',
  ),
  ...['[]', '[-1]', '[0]', '[0.5]'].map((widths) =>
    file(
      `the widths ${widths}`,
      { 'site.yaml': `${SITE}images: { widths: ${widths} }\n` },
      /^error site\.yaml:20 images\.widths/,
    ),
  ),

  // sidebars.yaml, tags.yaml, home.yaml, blog
  file(
    'a page left out',
    { 'docs/y.ru.mdx': page('a') },
    'warning docs/y.ru.mdx the page is in no menu: sidebars.yaml does not name it (add “y” to sidebars.yaml',
  ),
  file('unlisted pages and drafts may be left out', {
    'docs/y.ru.mdx': page('a', 'unlisted: true\n'),
    'docs/z.ru.mdx': page('a', 'draft: true\n'),
  }),
  file(
    'a label of no language',
    { 'sidebars.yaml': 'main:\n  - { category: a, label: {}, link: x }\n  - index\n  - x\n' },
    'error sidebars.yaml:2 main.0.label: the text in the default language is missing',
  ),
  file(
    'a label of an unknown language',
    { 'sidebars.yaml': 'main:\n  - { category: a, label: { fr: a }, link: x }\n  - index\n  - x\n' },
    'error sidebars.yaml:2 main.0.label.fr: “fr” is no language',
    'error sidebars.yaml:2 main.0.label: the text in the default',
  ),
  file(
    'a category without anything',
    { 'sidebars.yaml': 'main:\n  - index\n  - x\n  - { category: a, label: { ru: a } }\n' },
    'error sidebars.yaml:4 main.2.category: the category leads nowhere',
  ),
  file(
    'empty items',
    { 'sidebars.yaml': 'main:\n  - index\n  - x\n  - { category: a, label: { ru: a }, items: [] }\n' },
    'error sidebars.yaml:4 main.2.items: the list is empty',
  ),
  file(
    'a category twice',
    {
      'sidebars.yaml':
        'main:\n  - { category: a, label: { ru: a }, link: index }\n  - { category: a, label: { ru: a }, link: x }\n',
    },
    'error sidebars.yaml:3 main.1.category: two categories have the id “a”',
  ),
  file(
    'a cyclic anchor',
    { 'sidebars.yaml': 'main: &a\n  - *a\n' },
    'error sidebars.yaml:2 “*a” repeats what it is in',
  ),
  file(
    'lists in one another without end',
    { 'tags.yaml': `tags: ${'['.repeat(5000)}${']'.repeat(5000)}` },
    'error tags.yaml:1 lists or fields are in one another too deep (make them flatter.)',
  ),
  file(
    'a link to itself in place of a file',
    { 'home.yaml': link('home.yaml') },
    'error home.yaml a symbolic link that leads nowhere (remove it, or put the file itself here.)',
  ),
  file(
    'an unknown field in the menu',
    { 'sidebars.yaml': 'main:\n  - index\n  - { category: a, label: { ru: a }, link: x, lnk: y }\n' },
    'error sidebars.yaml:3 main.1.lnk: unknown field',
  ),
  file(
    'a page that is not there in the menu',
    { 'sidebars.yaml': 'main:\n  - index\n  - y\n  - x\n' },
    /error sidebars.yaml:3 main.1: there is no page “y”/,
  ),
  file(
    'a home card and links of site.yaml to nothing, with their lines',
    {
      'home.yaml': String(BASE['home.yaml']).replace('href: /docs', 'href: /docs/nowhere'),
      'site.yaml': SITE.replace('href: /docs,', 'href: /docs/none,')
        .replace('mailto:a@b.example', '/docs/nothing')
        .replace('[а](/docs)', '[а](/docs/gone)'),
    },
    'error home.yaml:6 the link “/docs/nowhere” leads nowhere',
    'error site.yaml:13 the link “/docs/none” leads nowhere',
    'error site.yaml:15 the link “/docs/nothing” leads nowhere',
    'error site.yaml:19 the link “/docs/gone” leads nowhere',
  ),
  file(
    'a faulty glossary, and not the terms that pages take from it',
    {
      'glossary.yaml':
        'terms:\n  - id: a\n    ru: { term: а, definition: б }\n- id: b\n  ru: { term: в, definition: г }\n',
      [X]: page('<Term id="a">а</Term>'),
    },
    /^error glossary\.yaml:4 this is not valid YAML: A block sequence .* \(indent it as the entries above it\.\)$/,
  ),
  file(
    'files for a host, which the build does not publish',
    { _redirects: '/a /b 301\n', _headers: '', 'docs/media/_headers': '' },
    'warning _headers the file is not published (',
    'warning _redirects the file is not published (',
  ),
  file(
    'a link without the folder of its page, and one that two pages end with',
    {
      [X]: page('[a](../guide/) [b](/guide#c) [d](/same)'),
      'docs/guide.ru.mdx': page('Text.', 'unlisted: true\n'),
      'docs/a/same.ru.mdx': page('Text.', 'unlisted: true\n'),
      'docs/b/same.ru.mdx': page('Text.', 'unlisted: true\n'),
    },
    `error ${X}:6 the link “../guide/” leads nowhere (did you mean /docs/guide?)`,
    `error ${X}:6 the link “/guide#c” leads nowhere (did you mean /docs/guide#c?)`,
    `error ${X}:6 the link “/same” leads nowhere (link to an existing page`,
  ),
  body('a link to nothing', '[a](/docs/nowhere)', `error ${X}:6 the link “/docs/nowhere” leads nowhere`),
  file(
    'mistakes of several files, before what they say of one another',
    {
      'sidebars.yaml': 'main:\n  - index\n  - { category: a, label: { ru: a }, link: x, lnk: y }\n',
      'tags.yaml': 'tags: 1\n',
      'docs/y.ru.mdx': page('a', 'unlistd: true\n'),
      [X]: page('<Stepz />\n\n[a](/docs/nowhere)'),
    },
    'error sidebars.yaml:3 main.1.lnk: unknown field',
    'error tags.yaml:1 tags: expected',
    'error docs/y.ru.mdx:4 unlistd: unknown field',
    `error ${X}:6 unknown component <Stepz>`,
  ),
  file(
    'a home card with an icon that is not there',
    { 'home.yaml': String(BASE['home.yaml']).replace(/icon: \w+/, 'icon: boook') },
    'error home.yaml:6 start.cards.0.icon: “boook” is not one of the names known here (did you mean “book”?)',
  ),
  file(
    'a home card to javascript:',
    { 'home.yaml': String(BASE['home.yaml']).replace('href: /docs', 'href: "javascript:x"') },
    /error home\.yaml:6 start\.cards\.0\.href: a link may not begin with “javascript:”/,
  ),
  file(
    'a tag with a slash',
    { 'tags.yaml': 'tags:\n  b: { permalink: a/b, ru: b }\n' },
    'error tags.yaml:2 tags.b.permalink: expected one part of an address',
  ),
  file(
    'a tag without a label',
    { 'tags.yaml': 'tags:\n  a: { permalink: a }\n' },
    'error tags.yaml:2 tags.a: the text in the default language is missing (add ru: ….)',
  ),
  file(
    'synonyms without a word, with an unknown field, said twice',
    { 'synonyms.yaml': '- { for: [excel], say: [эксель] }\n- { for: [a], sya: [b] }\n' },
    /error synonyms\.yaml:2 1\.say/,
    /error synonyms\.yaml:2 1\.sya: unknown field/,
  ),
  file(
    'synonyms without letters, and twice',
    { 'synonyms.yaml': '- for: [excel]\n  say: [эксель, "!", Эксель]\n' },
    'error synonyms.yaml:2 0.say.1: “!” has no word',
    'warning synonyms.yaml:2 0.say.2: “Эксель” appears in this list twice',
  ),
  file(
    'a word of the thesaurus that many pages share',
    {
      'thesaurus/a.yaml':
        '- { on: /docs/x, ru: [мастер, мастер создания] }\n- { on: /docs, ru: [Мастер] }\n- { on: /help, ru: [мастер] }\n',
    },
    /warning thesaurus\/a\.yaml:1 0\.ru\.0: “мастер” is a phrase of 3 pages, so it leads to none/,
  ),
  file('redirects in order', {
    [X]: page('## A {#a}'),
    'redirects.yaml':
      '/docs/old: /docs/older\n/docs/older: /docs/x\n/docs/old#b: /docs/x#a\n/docs/x#b: /docs/x#a\n/docs/y: { gone: No. }\n/docs/z: { gone: { ru: Нет., en: No. } }\n/docs/ф: /help\n',
  }),
  file(
    'redirects in a circle, to nothing',
    {
      [X]: page('## A {#a}'),
      'redirects.yaml': '/docs/p: /docs/q\n/docs/q: /docs/p\n/docs/r: /docs/xx\n/docs/s: /docs/x#b\n/docs/t: /docs/s\n',
    },
    'error redirects.yaml:1 /docs/p: the address leads round in a circle',
    'error redirects.yaml:2 /docs/q: the address leads round in a circle',
    'error redirects.yaml:3 /docs/r: there is no page /docs/xx (did you mean “/docs/x”?)',
    'error redirects.yaml:4 /docs/s: there is no heading “#b” on /docs/x (use one of: a.)',
    'error redirects.yaml:5 /docs/t: there is no heading “#b” on /docs/x',
  ),
  file(
    'redirects of what is there',
    { [X]: page('## A {#a}'), 'redirects.yaml': '/docs/x: /docs\n/docs/x#a: /docs\n' },
    'error redirects.yaml:1 /docs/x: the page is there, and is shown',
    'error redirects.yaml:2 /docs/x#a: the heading is there, and is shown',
  ),
  file(
    'a redirect from no address',
    { 'redirects.yaml': '/docs/y.html: /docs/x\n' },
    /error redirects\.yaml:1 .*write \/docs\/y/,
  ),
  file(
    'redirects to no addresses, and a page that is gone without words',
    {
      'redirects.yaml': '/docs/z: /en/docs/x\n/docs/p: { gone: { ru: Нет. } }\n/docs/q: { gone: "" }\n/docs/r: 1\n',
    },
    /error redirects\.yaml:1 .*write \/docs\/x/,
    /error redirects\.yaml:2 .*en: the field is missing/,
    /error redirects\.yaml:3 .*the text is empty/,
    /error redirects\.yaml:4 .*expected an address, or why there is none \(write/,
  ),
  file(
    'an author of javascript:',
    { 'authors.yaml': 'authors:\n  a: { name: { ru: a }, url: "javascript:x" }\n' },
    /error authors\.yaml:2 authors\.a\.url: a link may not begin with/,
    /./,
  ),
]

before(async () => {
  process.env.WORK_DIR = path.join(root, 'work')
  process.env.CONTENT_DIR = folder('base', { 'blog/media/a.txt': 'x' })
  const size = { width: 32, height: 32, channels: 3, background: 'teal' } as const
  picture = await sharp({ create: size }).png().toBuffer()
})
after(() => fs.rmSync(root, { recursive: true }))

for (const { name, files, expected } of cases) {
  test(`reported: ${name}`, async () => {
    const reported = await check(files)
    assert.equal(reported.length, expected.length, `reported:\n${reported.join('\n')}`)
    for (const wanted of expected)
      assert.ok(
        reported.some((problem) => (typeof wanted === 'string' ? problem.startsWith(wanted) : wanted.test(problem))),
        `${wanted}\nin:\n${reported.join('\n')}`,
      )
    for (const problem of reported) {
      assert.doesNotMatch(problem, /undefined|CONTRIBUTING\.md\.\)|\n\s+at /)
    }
  })
}

/** Blocks of YAML in guides by the name of their file; those of site.yaml are fields of it. */
function filesOf(...guides: string[]): Files {
  const text = guides.map((guide) => fs.readFileSync(guide, 'utf8')).join('\n')
  const blocks = text.matchAll(/^( *)```yaml ([\w.]+)\n([\s\S]+?)\n *```/gm)
  const files: Record<string, string> = { 'site.yaml': SITE }
  for (const [, indent = '', name = '', block = ''] of blocks) {
    const yaml = block.replaceAll(new RegExp(`^${indent}`, 'gm'), '')
    const field = new RegExp(`^${/^\w+:/.exec(yaml)?.[0]}.*\n(?: .*\n)*`, 'm')
    files[name] = name === 'site.yaml' ? `${String(files[name]).replace(field, '')}${yaml}\n` : yaml
  }
  return files
}

test('what the guides write into the files beside the pages is in order', async () => {
  const files = filesOf('contributing/data.md', 'contributing/term.md', 'contributing/version.md')
  assert.deepEqual(Object.keys(files).sort(), [
    'authors.yaml',
    'blog.yaml',
    'glossary.yaml',
    'home.yaml',
    'site.yaml',
    'tags.yaml',
  ])
  const version = { 'versions/1.0/docs/index.ru.mdx': page('a'), 'versions/1.0/sidebars.yaml': 'main: [index]\n' }
  const term = page('<Term id="pivot">а</Term>', 'tags: [guides]\n')
  assert.deepEqual(await check({ ...files, ...version, [X]: term }), [])
})

test('a content folder may be a link, have any name, and is not written into', async () => {
  const dir = folder('мой сайт (1)#x%20', {
    [X]: page('![a](./media/a.png) [b](./media/b.csv) [c](./x.mdx)'),
    'docs/media/a.png': (at) => fs.writeFileSync(at, picture),
    'docs/media/b.csv': 'b',
  })
  const linked = path.join(root, 'linked')
  fs.symlinkSync(dir, linked)
  const list = () =>
    fs
      .readdirSync(dir, { recursive: true })
      .map((file) => `${file} ${fs.statSync(path.join(dir, String(file))).mtimeMs}`)
  const before = list()
  for (const at of [dir, linked]) assert.deepEqual(checkSite(at, await compileContent(at)), [])
  assert.deepEqual(list(), before)
})

test('nothing outside the content folder is published', async () => {
  await check({
    [X]: page('[a](../../secret.txt) ![b](../../secret.png) [c](../site.yaml) [d](./media/link.txt)'),
    'docs/media/link.txt': link('/etc/hostname'),
    '../secret.txt': 'secret',
    '../secret.png': (at) => fs.writeFileSync(at, picture),
  })
  const media = path.join(root, 'work/.contentlayer/media')
  const published = fs.existsSync(media) ? fs.readdirSync(media) : []
  assert.deepEqual(
    published.filter((name) => /secret|site|link/.test(name)),
    [],
  )
  for (const name of published) assert.match(name, /^[\w.-]+$/)
})
