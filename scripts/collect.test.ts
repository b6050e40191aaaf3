import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, beforeEach, test } from 'node:test'
import { forgetPagesMadeOf } from './collect'

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'collect-'))
process.env.WORK_DIR = path.join(home, 'work')
process.env.CONTENT_DIR = path.join(home, 'content')
after(() => fs.rmSync(home, { recursive: true }))

const cacheFile = path.join(home, 'work/.contentlayer/.cache/v0.5.8/data-1.json')
const item = (inputs?: string[]) => ({ documentHash: '1', document: { page: { ...(inputs && { inputs }) } } })
beforeEach(() => {
  fs.mkdirSync(path.join(home, 'content'), { recursive: true })
  fs.mkdirSync(path.dirname(cacheFile), { recursive: true })
  const cacheItemsMap = {
    plain: item([]),
    term: item(['glossary.yaml']),
    shot: item(['docs/media/shot.png', 'site.yaml']),
    component: { documentHash: '1', document: { component: {} } },
  }
  fs.writeFileSync(cacheFile, JSON.stringify({ cacheItemsMap }))
})

const cases: { name: string; changed: string[]; kept: string[] }[] = [
  { name: 'the glossary', changed: ['glossary.yaml'], kept: ['component', 'plain', 'shot'] },
  { name: 'a picture', changed: ['docs/media/shot.png'], kept: ['component', 'plain', 'term'] },
  { name: 'another picture', changed: ['docs/media/other.png'], kept: ['component', 'plain', 'shot', 'term'] },
  { name: 'two files', changed: ['site.yaml', 'glossary.yaml'], kept: ['component', 'plain'] },
]
for (const { name, changed, kept } of cases)
  test(`pages made of a changed file are forgotten: ${name}`, () => {
    forgetPagesMadeOf(new Set(changed))
    const { cacheItemsMap } = JSON.parse(fs.readFileSync(cacheFile, 'utf8'))
    assert.deepEqual(Object.keys(cacheItemsMap).sort(), kept)
  })

test('a cache that was torn by a kill is left to the next start, which drops it', () => {
  fs.writeFileSync(cacheFile, '{"cacheItemsMap": {')
  fs.rmSync(path.join(home, 'work/.contentlayer/inputs.hash'), { force: true })
  forgetPagesMadeOf(new Set(['site.yaml']))
  assert.equal(fs.existsSync(path.join(home, 'work/.contentlayer/inputs.hash')), false)
})

test('where Contentlayer was ended before it wrote its cache, all of it is forgotten', () => {
  fs.rmSync(cacheFile)
  fs.writeFileSync(path.join(path.dirname(cacheFile), 'other.json'), '{}')
  forgetPagesMadeOf(new Set(['site.yaml']))
  assert.equal(fs.existsSync(path.dirname(cacheFile)), false)
})
