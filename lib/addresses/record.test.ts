import assert from 'node:assert/strict'
import { test } from 'node:test'
import { parse } from 'yaml'
import { formatRecord, hashOf, type LivePage, parseRecord, recordFile, renewRecord } from './record'

const page = (path: string, texts: Record<string, string>): [string, LivePage] => [
  path,
  { path, anchors: Object.keys(texts).filter(Boolean), texts: () => new Map(Object.entries(texts)) },
]

for (const [path, expected] of [
  ['/', 'addresses/site.yaml'],
  ['/about', 'addresses/site.yaml'],
  ['/docs', 'addresses/site.yaml'],
  ['/docs/glossary', 'addresses/docs.yaml'],
  ['/docs/bi/registry', 'addresses/docs-bi.yaml'],
  ['/docs/etl/processors/PutFile', 'addresses/docs-etl.yaml'],
  ['/docs/7.20/bi/registry', 'addresses/docs-7.20.yaml'],
  ['/docs/BI/registry', 'addresses/docs-bi.yaml'],
  ['/blog/release-7_5_0', 'addresses/blog.yaml'],
] as const)
  test(`${path} is recorded in ${expected}`, () => assert.equal(recordFile(path), expected))

const ODD = page('/docs/bi/Отчёты', { '': 'Text above.', 'как-есть': 'Words of a text.', '7.21': '', null: '', on: '' })

test('what is written is read again, and is YAML that says the same', () => {
  const [[file, text] = ['', '']] = [...formatRecord(renewRecord(new Map(), new Map([ODD]), '7.21.0'))]
  const [read] = parseRecord(text, file)
  assert.equal(read?.path, '/docs/bi/Отчёты')
  assert.equal(read?.since, '7.21.0')
  assert.deepEqual([...(read?.sections.keys() ?? [])].sort(), ['', '7.21', 'null', 'on', 'как-есть'].sort())
  assert.deepEqual(read?.sections.get('как-есть'), hashOf('words of a TEXT'))
  const data = parse(text) as Record<string, { since: string; anchors: Record<string, string> }>
  assert.deepEqual(Object.keys(data), ['/docs/bi/Отчёты'])
  assert.deepEqual(
    Object.keys(data['/docs/bi/Отчёты']?.anchors ?? {}).sort(),
    ['7.21', 'null', 'on', 'как-есть'].sort(),
  )
  const line = read?.lines.get('как-есть') ?? 0
  assert.ok(text.split('\n')[line - 1]?.includes('как-есть'))
})

test('a line that the command would not write is reported', () => {
  assert.throws(() => parseRecord('/docs/a:\n  text: ""\n  color: red\n', 'addresses/docs.yaml'), /docs\.yaml:3/)
})

test('what is gone stays in the record, without the hashes of its texts; the release with which a page came stays too', () => {
  const texts = { '': 'One two three.', old: 'Four five six.' }
  const first = formatRecord(renewRecord(new Map(), new Map([page('/docs/a', texts)]), '1.0'))
  const record = new Map([...first].flatMap(([file, text]) => parseRecord(text, file)).map((read) => [read.path, read]))
  const live = new Map([page('/docs/a', { '': 'One.', new: 'Seven.' }), page('/docs/b', {})])
  assert.deepEqual(
    renewRecord(record, live, '2.0').map(({ path, since, sections }) => [path, since, [...sections.keys()]]),
    [
      ['/docs/a', '1.0', ['', 'new', 'old']],
      ['/docs/b', '2.0', ['']],
    ],
  )
})
