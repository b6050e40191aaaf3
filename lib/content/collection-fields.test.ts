import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import type { LocalDocument } from 'contentlayer2/source-files'
import { setFrontMatter } from './collection-fields'
import { docFrontMatter } from './front-matter'

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'fields-'))
test.after(() => fs.rmSync(dir, { recursive: true }))

/** A document of which Contentlayer has read other fields. */
function documentOf(source: string) {
  fs.writeFileSync(path.join(dir, 'a.ru.mdx'), source)
  const document = { title: 'old', sidebar_label: 'old', _raw: { sourceFilePath: 'a.ru.mdx' } }
  setFrontMatter(document as unknown as LocalDocument, dir, docFrontMatter)
  const { _raw, ...fields } = document
  return fields
}
const DEFAULTS = { tags: [], draft: false, unlisted: false, hide_toc: false }

const sound: { name: string; source: string; expected: Record<string, unknown> }[] = [
  {
    name: 'in order',
    source: '---\ntitle: A\ndescription: B\ndraft: true\n---\n',
    expected: { title: 'A', description: 'B', draft: true },
  },
  {
    name: 'Windows line ends',
    source: '---\r\ntitle: A\r\ndescription: B\r\ndraft: true\r\n---\r\n',
    expected: { title: 'A', description: 'B', draft: true },
  },
]
for (const { name, source, expected } of sound)
  test(`fields of a front matter: ${name}`, () =>
    assert.deepEqual({ ...documentOf(source) }, { ...DEFAULTS, ...expected }))

const faulty: [string, string][] = [
  ['a wrong value', '---\ntitle: A\ndescription: B\ndraft: maybe\n---\n'],
  ['an unknown field', '---\ntitle: A\ndescription: B\nx: 1\n---\n'],
  ['no title', '---\ndescription: B\n---\n'],
  ['a number among tags', '---\ntitle: A\ndescription: B\ntags: [a, 1]\n---\n'],
  ['no YAML', '---\ntitle: a: b\n---\n'],
]
for (const [name, source] of faulty)
  test(`a faulty front matter has what every page has: ${name}`, () =>
    assert.deepEqual({ ...documentOf(source) }, { ...DEFAULTS, title: 'a.ru.mdx', description: 'a.ru.mdx' }))
