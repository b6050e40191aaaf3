import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, beforeEach, test } from 'node:test'
import { compilerHash, prepareCache } from './collection-cache'
import { listFiles } from './files'

const home = fs.mkdtempSync(path.join(os.tmpdir(), 'collection-cache-'))
process.env.WORK_DIR = path.join(home, 'work')
process.env.CONTENT_DIR = path.join(home, 'content')
after(() => fs.rmSync(home, { recursive: true }))

const inContent = (file: string) => path.join(home, 'content', file)
const store = (file: string) => path.join(home, 'work/.contentlayer', file)
const cacheFile = store('.cache/v0.5.8/data-1.json')
const [OLD, NEW] = [new Date('2026-01-01'), new Date('2026-02-02')]

function save(file: string, text: string, time = OLD): void {
  fs.mkdirSync(path.dirname(inContent(file)), { recursive: true })
  fs.writeFileSync(inContent(file), text)
  fs.utimesSync(inContent(file), time, time)
}
const item = (page: object, time = OLD) => ({ documentHash: String(time.getTime()), document: page })
const writeCache = (cacheItemsMap: object) => {
  fs.mkdirSync(path.dirname(cacheFile), { recursive: true })
  fs.writeFileSync(cacheFile, JSON.stringify({ cacheItemsMap }))
}
/** Pages that Contentlayer takes from its cache. */
function kept(): string[] {
  if (!fs.existsSync(cacheFile)) return []
  const { cacheItemsMap } = JSON.parse(fs.readFileSync(cacheFile, 'utf8')) as {
    cacheItemsMap: Record<string, { documentHash: string }>
  }
  return Object.entries(cacheItemsMap).flatMap(([file, { documentHash }]) =>
    documentHash === String(fs.statSync(inContent(file)).mtime.getTime()) ? [file] : [],
  )
}

const PAGES = [
  'docs/album.mdx',
  'docs/linked.mdx',
  'docs/plain.mdx',
  'docs/shot.mdx',
  'docs/term.mdx',
  'etl/component.yaml',
]
const pages = {
  'docs/plain.mdx': item({ page: { inputs: [] } }),
  'docs/term.mdx': item({ page: { inputs: ['glossary.yaml'] } }),
  'docs/shot.mdx': item({ page: { inputs: ['docs/media/missing.png', 'docs/media/shot.png', 'site.yaml'] } }),
  'docs/linked.mdx': item({ page: { inputs: ['docs/media/link.png'] } }),
  'docs/album.mdx': item({ page: { inputs: ['docs/shots/far.png'] } }),
  'etl/component.yaml': item({ component: {} }),
}
beforeEach(() => {
  fs.rmSync(home, { recursive: true })
  for (const file of [...PAGES, 'site.yaml', 'glossary.yaml', 'sidebars.yaml', 'docs/media/shot.png'])
    save(file, `the text of ${file}`)
  save('files/far.png', 'a picture')
  fs.symlinkSync('../../files/far.png', inContent('docs/media/link.png'))
  fs.symlinkSync('../files', inContent('docs/shots'))
  fs.symlinkSync('.', inContent('docs/loop'))
  prepareCache()
  writeCache(pages) // as Contentlayer does
})
const without = (...names: string[]) => PAGES.filter((page) => !names.some((name) => page.includes(name)))

const changes: { name: string; change: () => void; expected: string[] }[] = [
  { name: 'nothing', change: () => {}, expected: PAGES },
  { name: 'the glossary', change: () => save('glossary.yaml', 'new'), expected: without('term') },
  { name: 'a picture', change: () => save('docs/media/shot.png', 'new'), expected: without('shot') },
  { name: 'a picture that was missing', change: () => save('docs/media/missing.png', 'x'), expected: without('shot') },
  {
    name: 'a picture that is lost',
    change: () => fs.rmSync(inContent('docs/media/shot.png')),
    expected: without('shot'),
  },
  {
    name: 'a picture behind links',
    change: () => save('files/far.png', 'new'),
    expected: without('linked', 'album'),
  },
  { name: 'a file no page is made of', change: () => save('sidebars.yaml', 'new'), expected: PAGES },
  { name: 'a page', change: () => save('docs/plain.mdx', 'new', NEW), expected: without('plain') },
  { name: 'a page, not its time', change: () => save('docs/plain.mdx', 'another length'), expected: without('plain') },
  { name: 'all times, as in a fresh checkout', change: checkOut, expected: PAGES },
  {
    name: 'all times, and a page and a picture',
    change: () => {
      checkOut()
      save('docs/plain.mdx', 'new', NEW)
      save('docs/media/shot.png', 'new', NEW)
    },
    expected: without('plain', 'shot'),
  },
]
for (const { name, change, expected } of changes)
  test(`pages are kept that were made of what is there now; changed: ${name}`, () => {
    change()
    prepareCache()
    assert.deepEqual(kept().sort(), expected)
  })

function checkOut(): void {
  for (const file of listFiles(inContent(''))) fs.utimesSync(inContent(file), NEW, NEW)
}

test('a page that the development server has compiled is not taken for the one that was written down', () => {
  writeCache({ ...pages, 'docs/plain.mdx': item({ page: { inputs: [] } }, NEW) })
  const later = new Date('2026-03-03')
  save('docs/plain.mdx', 'the text of docs/plain.mdx', later) // the text before the edit
  prepareCache()
  assert.deepEqual(kept().sort(), without('plain'))
})

test('a run that was killed before its cache was written leaves no page of an older text', () => {
  save('docs/plain.mdx', 'new', NEW)
  prepareCache()
  writeCache(pages) // the cache of the run before
  prepareCache()
  assert.deepEqual(kept().sort(), without('plain'))
})

const losses: { name: string; lose: () => void }[] = [
  { name: 'the cache was torn by a kill', lose: () => fs.writeFileSync(cacheFile, '{"cacheItemsMap": {') },
  { name: 'what it was made of is torn', lose: () => fs.writeFileSync(store('inputs.json'), '{"comp') },
  {
    name: 'Contentlayer keeps it under another name',
    lose: () => fs.renameSync(cacheFile, store('.cache/v0.5.8/x.json')),
  },
]
for (const { name, lose } of losses)
  test(`everything is forgotten when ${name}`, () => {
    lose()
    prepareCache()
    assert.equal(fs.existsSync(store('.cache')), false)
  })

test('another package or another compiler is another compiler', () => {
  const file = inContent('compiler/package-lock.json')
  fs.mkdirSync(path.dirname(file))
  fs.writeFileSync(file, '{ "shiki": 1 }')
  const hash = compilerHash([path.dirname(file)])
  assert.equal(compilerHash([path.dirname(file)]), hash)
  fs.writeFileSync(file, '{ "shiki": 2 }')
  assert.notEqual(compilerHash([path.dirname(file)]), hash)
})
