import assert from 'node:assert/strict'
import { test } from 'node:test'
import { DOC, ETL_COMPONENT, globOf, HOMES, isOfKind, KINDS, kindOf } from './kinds'

const files: { file: string; kind: string | undefined; near?: string }[] = [
  { file: 'docs/index.ru.mdx', kind: 'Doc' },
  { file: 'docs/bi/intro.ru.mdx', kind: 'Doc' },
  { file: 'versions/7.20/docs/a/b.en.mdx', kind: 'Doc' },
  { file: 'versions/7.20/a.en.mdx', kind: undefined },
  { file: 'docs/.mdx', kind: undefined, near: 'Doc' },
  { file: 'docs/a.ru.md', kind: undefined, near: 'Doc' },
  { file: 'my/docs/a.ru.mdx', kind: undefined },
  { file: 'docs', kind: undefined },
  { file: 'blog/release.ru.mdx', kind: 'Post' },
  { file: 'blog/2026/release.ru.mdx', kind: undefined, near: 'Post' },
  { file: 'blog/release.changes.yaml', kind: undefined, near: 'Post' },
  { file: 'etl/processors/PutFile.yaml', kind: 'EtlComponent' },
  { file: 'etl/groups.yaml', kind: undefined },
  { file: 'etl/guides/PutFile.ru.mdx', kind: 'EtlGuide' },
  { file: 'pages/about.ru.mdx', kind: 'Page' },
  { file: 'pages/a/about.ru.mdx', kind: undefined, near: 'Page' },
]
for (const { file, kind, near = kind === 'EtlComponent' ? undefined : kind } of files)
  test(`${file} is ${kind ?? 'of no kind'}${kind === near ? '' : `, as a text it belongs to ${near}`}`, () => {
    assert.deepEqual(
      KINDS.filter((candidate) => isOfKind(candidate, file)).map(({ name }) => name),
      kind === undefined ? [] : [kind],
    )
    assert.equal(kindOf(file)?.name, near)
  })

test('the patterns of other tools name the same files', () => {
  assert.equal(globOf(DOC), '{docs,versions/*/docs}/**/*.mdx')
  assert.equal(globOf(ETL_COMPONENT), '{etl/processors,etl/services}/*.yaml')
})

test('names, homes and folders belong to one kind each', () => {
  for (const list of [KINDS.map(({ name }) => name), HOMES, KINDS.flatMap(({ folders }) => folders)])
    assert.equal(new Set(list).size, list.length, list.join())
})
