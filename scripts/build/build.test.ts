import assert from 'node:assert/strict'
import fs from 'node:fs'
import path from 'node:path'
import { test } from 'node:test'
import { copy, isCalm, page, ROOT, reported, run } from '../tests/building'
import { lockBuild } from './lock'

test('a failed build says why and leaves the published folder as it was', () => {
  const out = path.join(ROOT, 'out')
  fs.mkdirSync(out, { recursive: true })
  fs.writeFileSync(path.join(out, 'index.html'), 'as it was')
  const dir = copy('based', 'failed', {
    'docs/component.ru.mdx': page('A', '<Stepz />'),
    'blog/release.ru.mdx': page('B', 'Текст.', 'date: 2026-01-02\nversion: 1.0.0\n'),
    'blog/release.changes.yaml': 'changes: [1\n', // what is to be rendered cannot be said of it
  })
  const { said, code } = run(dir, { out })
  assert.equal(code, 1)
  reported(said, 'Error in docs/component.ru.mdx:6\n  unknown component <Stepz>')
  reported(said, 'Error in blog/release.changes.yaml:2\n  this is not valid YAML')
  isCalm(said)
  assert.deepEqual(fs.readdirSync(out), ['index.html'])
  assert.equal(fs.readFileSync(path.join(out, 'index.html'), 'utf8'), 'as it was')
  assert.ok(!fs.existsSync(`${out}.new`))
})

test('a second build at the same time says so, ends, and leaves the published folder as it was', async () => {
  const out = path.join(ROOT, 'second-out')
  fs.mkdirSync(out, { recursive: true })
  fs.writeFileSync(path.join(out, 'index.html'), 'as it was')
  const first = await lockBuild()
  const { said, code } = run(copy('based', 'second', {}), { out })
  first.close()
  assert.equal(code, 1)
  reported(said, 'another build of this folder is running')
  isCalm(said)
  assert.deepEqual(fs.readdirSync(out), ['index.html'])
  assert.equal(fs.readFileSync(path.join(out, 'index.html'), 'utf8'), 'as it was')
})
