import assert from 'node:assert/strict'
import { test } from 'node:test'
import { findDiagrams } from './diagrams'
import { compileText, htmlOf, tell } from './page-fixture'

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
  assert.deepEqual(tell(page), [])
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

test('a diagram without a drawing shows its source and is told, with its line', async () => {
  const page = await compileText(`Text.\n\n${block('missing')}`, NO_KIT)
  assert.deepEqual(tell(page), [
    '7 warning: the diagram has no drawing (run `npm run draw` and commit content/drawings; until then the reader’s browser draws it.)',
  ])
  assert.match(htmlOf(page), /<doc-diagram data-title="T"[^>]* data-undrawn[^>]*><details open(="")?>/)
  assert.doesNotMatch(htmlOf(page), /<svg/)
})

test('the words of a drawing are counted once, in its source', async () => {
  const { text } = await compileText(block('graph LR'), NO_KIT)
  assert.match(text(), /graph LR/)
  assert.doesNotMatch(text(), /Two|rows/)
})
