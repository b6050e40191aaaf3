import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { docFrontMatter } from './front-matter'
import { soundFields } from './sound-fields'

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'fields-'))
test.after(() => fs.rmSync(dir, { recursive: true }))

const cases: { name: string; source: string; expected: Record<string, unknown> }[] = [
  {
    name: 'in order',
    source: '---\ntitle: A\ndescription: B\ndraft: true\n---\n',
    expected: { title: 'A', draft: true },
  },
  {
    name: 'Windows line ends',
    source: '---\r\ntitle: A\r\ndescription: B\r\ndraft: true\r\n---\r\n',
    expected: { draft: true },
  },
  {
    name: 'a wrong value',
    source: '---\ntitle: A\ndescription: B\ndraft: maybe\n---\n',
    expected: { title: 'A', draft: false },
  },
  { name: 'an unknown field', source: '---\ntitle: A\ndescription: B\nx: 1\n---\n', expected: { title: 'A' } },
  { name: 'no title', source: '---\ndescription: B\n---\n', expected: { title: 'a.ru.mdx', description: 'B' } },
  {
    name: 'a number among tags',
    source: '---\ntitle: A\ndescription: B\ntags: [a, 1]\n---\n',
    expected: { tags: ['a'] },
  },
]
for (const { name, source, expected } of cases)
  test(`sound fields of a front matter: ${name}`, () => {
    fs.writeFileSync(path.join(dir, 'a.ru.mdx'), source)
    const fields = { ...soundFields(dir, 'a.ru.mdx', docFrontMatter) }
    for (const [field, value] of Object.entries(expected)) assert.deepEqual(Reflect.get(fields, field), value, field)
    assert.equal('x' in fields, false)
  })

test('a front matter that is no YAML has none', () => {
  fs.writeFileSync(path.join(dir, 'a.ru.mdx'), '---\ntitle: a: b\n---\n')
  assert.equal(soundFields(dir, 'a.ru.mdx', docFrontMatter), undefined)
})
