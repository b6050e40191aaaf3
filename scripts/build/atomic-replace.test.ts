import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { repair, replace } from './atomic-replace'

const ROOT = fs.mkdtempSync(path.join(os.tmpdir(), 'replace-'))
after(() => fs.rmSync(ROOT, { recursive: true, force: true }))

const cases: { name: string; folders: string[]; act: (out: string) => void; expected: Record<string, string> }[] = [
  {
    name: 'a new folder takes the place of the old one',
    folders: ['out', 'out.new'],
    act: (out) => replace(`${out}.new`, out),
    expected: { out: 'out.new' },
  },
  {
    name: 'the first build has no old folder',
    folders: ['out.new'],
    act: (out) => replace(`${out}.new`, out),
    expected: { out: 'out.new' },
  },
  {
    name: 'a kill between the renames leaves no site missing',
    folders: ['out.old', 'out.new'],
    act: repair,
    expected: { out: 'out.old', 'out.new': 'out.new' },
  },
  {
    name: 'a kill after the renames leaves no old folder',
    folders: ['out', 'out.old'],
    act: repair,
    expected: { out: 'out' },
  },
  {
    name: 'a build after a kill between the renames',
    folders: ['out.old', 'out.new'],
    act: (out) => replace(`${out}.new`, out),
    expected: { out: 'out.new' },
  },
]
for (const { name, folders, act, expected } of cases)
  test(name, () => {
    const dir = fs.mkdtempSync(path.join(ROOT, 'case-'))
    for (const folder of folders) {
      fs.mkdirSync(path.join(dir, folder))
      fs.writeFileSync(path.join(dir, folder, 'was'), folder)
    }
    act(path.join(dir, 'out'))
    const left = fs.readdirSync(dir).map((folder) => [folder, fs.readFileSync(path.join(dir, folder, 'was'), 'utf8')])
    assert.deepEqual(Object.fromEntries(left), expected)
  })
