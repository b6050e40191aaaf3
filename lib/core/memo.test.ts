import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { devStateFile } from './folders'
import { memo } from './memo'
import { ContentError } from './problem'

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'memo-'))
after(() => fs.rmSync(dir, { recursive: true }))
Object.assign(process.env, { NODE_ENV: 'development', CONTENT_DIR: dir, WORK_DIR: dir })
fs.mkdirSync(path.dirname(devStateFile()), { recursive: true })

/** Saves a file and makes a revision of it. */
let revision = 0
function save(text: string): void {
  fs.writeFileSync(path.join(dir, 'site.yaml'), text)
  fs.writeFileSync(devStateFile(), '')
  fs.utimesSync(devStateFile(), ++revision, revision)
}
const read = memo((end: string) => {
  const text = fs.readFileSync(path.join(dir, 'site.yaml'), 'utf8')
  if (text.includes('wrong')) throw new ContentError([{ severity: 'error', file: 'site.yaml', message: text }])
  return text + end
})

test('a value is new after a save, the old one stays while the file has a mistake', () => {
  save('one')
  assert.equal(read('!'), 'one!')
  save('two, longer')
  assert.equal(read('!'), 'two, longer!')
  save('wrong')
  assert.equal(read('!'), 'two, longer!')
  save('wrong again, and longer')
  assert.equal(read('!'), 'two, longer!')
  assert.throws(() => read('?'), ContentError, 'there is no old value')
  save('three')
  assert.equal(read('!'), 'three!')
})
