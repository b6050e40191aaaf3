import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { readInside } from './read-inside'

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'inside-'))
after(() => fs.rmSync(home, { recursive: true }))
const folder = path.join(home, 'media')
fs.mkdirSync(path.join(folder, 'chunks'), { recursive: true })
fs.mkdirSync(path.join(home, 'media-private'))
for (const file of ['media/a.svg', 'media/chunks/b.mjs', 'media-private/secret', 'secret'])
  fs.writeFileSync(path.join(home, file), file)
fs.symlinkSync(path.join(home, 'secret'), path.join(folder, 'link'))
fs.symlinkSync(home, path.join(folder, 'up'))
fs.symlinkSync(path.join(folder, 'a.svg'), path.join(folder, 'inner'))
fs.symlinkSync(folder, path.join(home, 'linked-root'))

const cases: { name: string; parts: string[]; expected: string | undefined }[] = [
  { name: 'a file', parts: ['a.svg'], expected: 'media/a.svg' },
  { name: 'a file of a folder', parts: ['chunks', 'b.mjs'], expected: 'media/chunks/b.mjs' },
  { name: 'a link to a file inside', parts: ['inner'], expected: 'media/a.svg' },
  { name: 'the folder itself', parts: ['.'], expected: undefined },
  { name: 'a folder', parts: ['chunks'], expected: undefined },
  { name: 'the folder above', parts: ['..', 'secret'], expected: undefined },
  { name: 'two dots after a decoded slash', parts: ['x/../../secret'], expected: undefined },
  { name: 'the folder above as one part', parts: ['..'], expected: undefined },
  { name: 'a neighbour whose name begins alike', parts: ['../media-private/secret'], expected: undefined },
  { name: 'an absolute path', parts: ['/etc/passwd'], expected: undefined },
  { name: 'a symbolic link to a file outside', parts: ['link'], expected: undefined },
  { name: 'a symbolic link to a folder outside', parts: ['up', 'secret'], expected: undefined },
  { name: 'a NUL byte', parts: ['a.svg\0'], expected: undefined },
  { name: 'nothing there', parts: ['none'], expected: undefined },
]
for (const { name, parts, expected } of cases)
  test(`reads only inside its folder: ${name}`, () => assert.equal(readInside(folder, parts)?.toString(), expected))

test('the folder itself may be a symbolic link', () =>
  assert.equal(readInside(path.join(home, 'linked-root'), ['a.svg'])?.toString(), 'media/a.svg'))
