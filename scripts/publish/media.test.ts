import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { test } from 'node:test'
import { mediaDir } from '../../lib/core/folders'
import { linkMedia } from './media'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'lay-media-'))
process.env.WORK_DIR = folder
test.after(() => fs.rmSync(folder, { recursive: true }))

const keep = (name: string, text: string): void => {
  fs.mkdirSync(mediaDir(), { recursive: true })
  fs.writeFileSync(path.join(mediaDir(), name), text)
}

test('a sound picture is published', () => {
  keep('a.svg', '<svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"><style>g{fill:red}</style></svg>')
  linkMedia(['a.svg'], path.join(folder, 'out'))
  assert.deepEqual(fs.readdirSync(path.join(folder, 'out/media')), ['a.svg'])
})

test('a picture that came into the cache unread is refused, with its line', () => {
  keep('b.svg', '<svg xmlns="http://www.w3.org/2000/svg">\n<x:script xmlns:x="http://www.w3.org/2000/svg"/></svg>')
  assert.throws(
    () => linkMedia(['b.svg'], path.join(folder, 'refused')),
    /media\/b\.svg:2: the picture holds <x:script>/,
  )
  assert.ok(!fs.existsSync(path.join(folder, 'refused')))
})
