import assert from 'node:assert/strict'
import { test } from 'node:test'
import { compileText, fixtureContext, htmlOf, report } from '../../../scripts/tests/page-fixture'
import { compilePage } from '../compile'
import { findDiagrams } from './diagrams'

const bodies: { name: string; body: string; expected: ReturnType<typeof findDiagrams> }[] = [
  { name: 'with their lines', body: 'a\n\n```mermaid\nx\ny\n```', expected: [{ source: 'x\ny', line: 3 }] },
  {
    name: 'inside a component and a list',
    body: '<Tab>\n\n```mermaid title="T"\nx\n```\n\n</Tab>\n\n- a\n  ```mermaid\n  y\n  ```',
    expected: [
      { source: 'x', line: 3 },
      { source: 'y', line: 10 },
    ],
  },
  { name: 'not those that are shown as code', body: '````md\n```mermaid\nx\n```\n````', expected: [] },
  { name: 'not other languages', body: '```sql\nx\n```', expected: [] },
]
for (const { name, body, expected } of bodies)
  test(`finds diagrams, ${name}`, () => assert.deepEqual(findDiagrams(body), expected))

const NO_KIT = { parts: {}, components: {} }
const block = (source: string, title = 'T') => `\`\`\`mermaid title="${title}"\n${source}\n\`\`\``

test('a drawing is a named picture of known size, its source is folded', async () => {
  const page = await compileText(block('graph LR'), NO_KIT)
  assert.deepEqual(report(page), [])
  const [, id] = /aria-labelledby="(\w+)-title"/.exec(htmlOf(page)) ?? []
  for (const part of [
    '<svg width="900" height="60" viewBox="0 0 900 60" class="drawing" style="--w:900" role="img"',
    `aria-describedby="${id}-desc"><title id="${id}-title">T</title><desc id="${id}-desc">Two rows, One</desc>`,
    `<marker id="${id}-a">`,
    `marker-end="url(#${id}-a)"`,
    '<details><summary>',
  ])
    assert.ok(htmlOf(page).includes(part), `${part}\n${htmlOf(page)}`)
  assert.doesNotMatch(htmlOf(page), /data-undrawn|xmlns/)
})

test('drawings of one source do not share their ids', async () => {
  const html = htmlOf(await compileText(`${block('graph LR')}\n\n${block('graph LR')}`, NO_KIT))
  const ids = [...html.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  assert.equal(ids.length, 6)
  assert.equal(new Set(ids).size, 6)
})

test('a diagram without a drawing shows its source and is reported, with its line', async () => {
  const page = await compileText(`Text.\n\n${block('missing')}`, NO_KIT)
  assert.deepEqual(report(page), [
    '7 warning: the diagram has no drawing (look at the page in `npm run dev`, or run `npm run draw`, and commit content/drawings.)',
  ])
  assert.match(htmlOf(page), /<doc-diagram data-title="T"[^>]* data-undrawn[^>]*><details open(="")?>/)
  assert.doesNotMatch(htmlOf(page), /<svg/)
})

test('the words of a drawing are counted once, in its source', async () => {
  const { text } = await compileText(block('graph LR'), NO_KIT)
  assert.match(text(), /graph LR/)
  assert.doesNotMatch(text(), /Two|rows/)
})

/** A page with one diagram, whose drawing is kept as this SVG. */
const withKept = (inside: string, attributes = 'width="9" height="9"') =>
  compilePage(block('graph LR'), 5, NO_KIT, {
    ...fixtureContext(),
    drawing: () => `<svg xmlns="http://www.w3.org/2000/svg" ${attributes}>${inside}</svg>`,
  })

const refused: [name: string, inside: string, attributes?: string][] = [
  ['a form', '<foreignObject><form action="https://evil.example"/></foreignObject>'],
  ['a style sheet', '<style>h1{display:none}</style>'],
  ['a script with a prefix', '<x:script xmlns:x="http://www.w3.org/2000/svg">x</x:script>'],
  ['an end of the picture in its middle', '</svg><h1>x</h1><svg>'],
  ['text that HTML reads as elements', '<desc><![CDATA[</desc><script>x</script>]]></desc>'],
  ['a width with a style behind it', '', 'width="1;position:fixed;inset:0" height="9"'],
]
for (const [name, inside, attributes] of refused)
  test(`a drawing with ${name} does not come into the page, and is reported`, async () => {
    const page = await withKept(inside, attributes)
    assert.match(
      report(page).join(),
      /^5 error: the drawing kept for the diagram .* \(drawings\/[\da-f]{10}\.svg:1\) \(run/,
    )
    assert.match(htmlOf(page), /data-undrawn/)
    assert.doesNotMatch(htmlOf(page), /<svg|<script|<h1|<style|<form|fixed/)
  })

test('a drawing takes no id of the page, and keeps its colours', async () => {
  const page = await withKept('<g id="main"><rect id="start-data" fill="#fff"/><use href="#main"/></g>')
  assert.deepEqual(report(page), [])
  assert.match(htmlOf(page), /<g id="(d\w+)-main"><rect id="\1-start-data" fill="#fff"><\/rect><use href="#\1-main">/)
})

test('what HTML would read otherwise than XML is written as it was read', async () => {
  const page = await withKept('<!--><script>x</script>--><text>&lt;/text>&lt;script>x&lt;/script></text>')
  assert.deepEqual(report(page), [])
  assert.doesNotMatch(htmlOf(page), /<script|<!--/)
  assert.match(htmlOf(page), /<text>&lt;\/text&gt;&lt;script&gt;x&lt;\/script&gt;<\/text>/)
})
