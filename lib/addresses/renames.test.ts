import assert from 'node:assert/strict'
import { execFileSync } from 'node:child_process'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { writeContent } from '../../scripts/tests/small-site'
import { renamedPages } from './renames'

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'renames-'))
after(() => fs.rmSync(root, { recursive: true }))

test('renamed pages are known from commits and from what is staged, in one step', () => {
  const dir = path.join(root, 'content')
  const git = (...args: string[]) =>
    execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.com', ...args], { cwd: dir, stdio: 'ignore' })
  writeContent(dir, { 'docs/old.ru.mdx': '---\ntitle: A\n---\n\nA text of some words that stays as it is.\n' })
  assert.deepEqual([...renamedPages(dir)], [], 'a folder outside of git')
  git('init')
  git('add', '.')
  git('commit', '-m', 'one')
  git('mv', 'docs/old.ru.mdx', 'docs/next.ru.mdx')
  git('commit', '-m', 'two')
  assert.deepEqual([...renamedPages(dir)], [['/docs/old', '/docs/next']])
  git('mv', 'docs/next.ru.mdx', 'docs/now.ru.mdx')
  assert.deepEqual(
    [...renamedPages(dir)],
    [
      ['/docs/next', '/docs/now'],
      ['/docs/old', '/docs/now'],
    ],
  )
})
