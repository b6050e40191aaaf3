import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { setTimeout } from 'node:timers/promises'
import { memo } from './memo'
import { ContentError } from './problem'

const dir = fs.mkdtempSync(path.join(os.tmpdir(), 'memo-'))
after(() => fs.rmSync(dir, { recursive: true }))
Object.assign(process.env, { NODE_ENV: 'development', CONTENT_DIR: dir, WORK_DIR: dir })
fs.mkdirSync(path.join(dir, '.contentlayer/generated'), { recursive: true })
fs.writeFileSync(path.join(dir, '.contentlayer/generated/index.d.ts'), '') // a file beside the collections

async function save(text: string): Promise<void> {
  fs.writeFileSync(path.join(dir, 'site.yaml'), text)
  await setTimeout(20) // longer than one look serves
}
const read = memo((end: string) => {
  const text = fs.readFileSync(path.join(dir, 'site.yaml'), 'utf8')
  if (text.includes('wrong')) throw new ContentError([{ severity: 'error', file: 'site.yaml', message: text }])
  return text + end
})

test('a value is new after a save, the old one stands while the file has a mistake', async () => {
  await save('one')
  assert.equal(read('!'), 'one!')
  await save('two, longer')
  assert.equal(read('!'), 'two, longer!')
  await save('wrong')
  assert.equal(read('!'), 'two, longer!')
  await save('wrong again, and longer')
  assert.equal(read('!'), 'two, longer!')
  assert.throws(() => read('?'), ContentError, 'there is no old value')
  await save('three')
  assert.equal(read('!'), 'three!')
})
