import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { clean } from './clean'

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'clean-'))
after(() => fs.rmSync(root, { recursive: true }))

const cases = [
  { isAll: false, removed: ['.next', '.contentlayer', '.cache'], left: ['content', 'node_modules', 'out'] },
  { isAll: true, removed: ['.next', '.contentlayer', '.cache', 'out'], left: ['content', 'node_modules'] },
]
for (const { isAll, removed, left } of cases)
  test(`clean${isAll ? ' --all' : ''} leaves ${left.join(', ')}`, () => {
    for (const name of ['.next', '.contentlayer', '.cache', 'out', 'content', 'node_modules']) {
      fs.mkdirSync(path.join(root, name, 'inner'), { recursive: true })
      fs.writeFileSync(path.join(root, name, 'inner/file'), name)
    }
    assert.deepEqual(clean(root, isAll), removed)
    assert.deepEqual(fs.readdirSync(root).sort(), left)
    assert.deepEqual(clean(root, isAll), [], 'a second run finds nothing')
  })

test('each folder that git ignores is cleaned, or is no result of a build', () => {
  const kept = ['node_modules', 'next-env.d.ts', '*.tsbuildinfo']
  const ignored = fs.readFileSync('.gitignore', 'utf8').split('\n').filter(Boolean)
  const folders = ignored.map((line) => line.replace(/\*?\/$/, '').replace(/-$/, ''))
  for (const name of folders) fs.mkdirSync(path.join(root, name), { recursive: true })
  const removed = clean(root, true)
  assert.deepEqual([...new Set(folders)].filter((name) => !removed.includes(name)).sort(), kept.sort())
})
