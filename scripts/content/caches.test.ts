import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import type { Document } from '../../lib/content/collection'
import { dropMemos } from '../../lib/core/memo'
import { loadEnv } from '../system/env'
import { listFiles } from '../system/files'
import { compilerHash } from './key'
import { refresh } from './refresh'

/** A content folder with a picture and a file on a page, and what a collection makes of it. */
const ROOT = path.resolve('.cache/test-caches')
const CONTENT = path.join(ROOT, 'content')
const STORE = path.join(ROOT, 'work/.contentlayer')
const folders = { CONTENT_DIR: CONTENT, WORK_DIR: path.dirname(STORE) }
const env = { ...process.env, BASE_PATH: undefined, LOCALES: undefined, ...folders }

const IS_ALL = process.env.E2E_ALL === '1'
const NIGHTLY = { skip: !IS_ALL }

/** Runs `npm run check`. */
const runCheck = () =>
  spawnSync(process.execPath, ['--import', 'tsx', 'scripts/check/index.ts'], { encoding: 'utf8', env })
function check(): void {
  const { stdout, stderr, status } = runCheck()
  assert.equal(status, 0, stdout + stderr)
}
/** What a build takes from the store: texts by their files, and the media. */
const products = (): Record<string, string> => ({
  ...Object.fromEntries(documents().map(({ _id, body, page, parts }) => [_id, JSON.stringify([body, page, parts])])),
  ...Object.fromEntries(find(/\/media\//).map((file) => [file, fs.readFileSync(file, 'base64')])),
})
const find = (pattern: RegExp): string[] =>
  listFiles(STORE)
    .map((file) => path.join(STORE, file))
    .filter((file) => pattern.test(file))
const INDEX = /generated\/\w+\/_index\.json$/
const CACHE = /\.contentlayer\/\.cache\/.*data-.*\.json$/
const readJson = (file: string) => JSON.parse(fs.readFileSync(file, 'utf8'))
const documents = (): (Document & { mark?: true })[] => find(INDEX).flatMap(readJson)

let whole: Record<string, string> = {}
before(async () => {
  fs.rmSync(ROOT, { recursive: true, force: true })
  fs.cpSync('e2e/fixtures/based', CONTENT, { recursive: true })
  fs.cpSync('e2e/fixtures/dev/etl', path.join(CONTENT, 'etl'), { recursive: true })
  // The components are described in two languages.
  const settings = path.join(CONTENT, 'site.yaml')
  fs.writeFileSync(settings, fs.readFileSync(settings, 'utf8').replace(/^.*code: he.*\n/m, ''))
  fs.rmSync(path.join(CONTENT, 'docs/directions.he.mdx'))
  fs.mkdirSync(path.join(CONTENT, 'docs/media'), { recursive: true })
  const picture = sharp({ create: { width: 900, height: 300, channels: 3, background: '#888' } })
  await picture.png().toFile(path.join(CONTENT, 'docs/media/picture.png'))
  fs.writeFileSync(path.join(CONTENT, 'docs/media/data.csv'), 'a,b\n'.repeat(1000))
  fs.writeFileSync(
    path.join(CONTENT, 'docs/pictures.ru.mdx'),
    '---\ntitle: A\ndescription: A.\n---\n\n![Picture](./media/picture.png)\n\n[Data](./media/data.csv)\n',
  )
  Object.assign(process.env, folders)
  loadEnv()
  if (IS_ALL) check()
  else await compile()
  whole = products()
  assert.ok(Object.keys(whole).filter((file) => file.includes('/media/')).length >= 4, Object.keys(whole).join(' '))
})
after(() => fs.rmSync(ROOT, { recursive: true, force: true }))

const remove = (...files: string[]) => {
  assert.ok(files.length > 0)
  for (const file of files) fs.rmSync(file, { recursive: true })
}
const damages: { name: string; damage: () => void }[] = [
  { name: 'one picture is lost', damage: () => remove(...find(/media\/picture.*\.webp$/).slice(0, 1)) },
  { name: 'the media are lost', damage: () => remove(path.join(STORE, 'media')) },
  { name: 'a collection is lost', damage: () => remove(...find(INDEX).slice(0, 1)) },
  {
    name: 'only the cache of Contentlayer was restored',
    damage: () => remove(...['media', 'generated'].map((name) => path.join(STORE, name))),
  },
  {
    name: 'a killed run left files half written',
    damage: () => {
      const halves = find(/(^|\/)package\.json$|\.contentlayer\/\.cache\/.*\.json$|\.d\.ts$|_index\.json$/)
      assert.ok(halves.length > 3, `files found: ${halves}`)
      for (const file of halves) fs.writeFileSync(file, '')
      remove(path.join(STORE, 'collected')) // it is written last
    },
  },
]
/** Each takes a collection. */
for (const { name, damage } of damages)
  test(`the next run is right after ${name}`, NIGHTLY, () => {
    damage()
    check()
    assert.deepEqual(products(), whole)
    for (const file of find(/generated\/.*\.d\.ts$/)) assert.notEqual(fs.statSync(file).size, 0)
  })

/** Texts that a run has compiled: what it has taken from a cache has a mark. */
async function compiledBy(run: () => unknown): Promise<string[]> {
  const mark = (document: object) => Object.assign(document, { mark: true })
  for (const file of find(INDEX)) fs.writeFileSync(file, JSON.stringify(readJson(file).map(mark)))
  for (const file of find(CACHE)) {
    const cache = readJson(file)
    for (const { document } of Object.values<{ document: object }>(cache.cacheItemsMap)) mark(document)
    fs.writeFileSync(file, JSON.stringify(cache))
  }
  await run()
  return documents().flatMap(({ _id, mark }) => (mark ? [] : [path.basename(_id)]))
}

test('a fresh checkout gives files another time: only pages of changed files are compiled', NIGHTLY, async () => {
  const checkOut = () => {
    for (const file of listFiles(CONTENT)) fs.utimesSync(path.join(CONTENT, file), new Date(), new Date())
  }
  checkOut()
  assert.deepEqual(await compiledBy(check), [])
  checkOut()
  fs.appendFileSync(path.join(CONTENT, 'docs/media/data.csv'), 'c,d\n')
  assert.deepEqual(await compiledBy(check), ['pictures.ru.mdx'])
})

/** As Contentlayer’s cache, `npm run dev` compiles what a change has reached. */
const PAGE = (text: string) => `---\ntitle: A\ndescription: A.\n---\n\n${text}\n`
const write = (file: string, text: string, time?: Date) => {
  const full = path.join(CONTENT, file)
  fs.mkdirSync(path.dirname(full), { recursive: true })
  fs.writeFileSync(full, text)
  if (time) fs.utimesSync(full, time, time)
}
const changes: { name: string; change: () => void; expected: string[] }[] = [
  { name: 'nothing', change: () => {}, expected: [] },
  {
    name: 'a page, and not its time',
    change: () => {
      const file = path.join(CONTENT, 'docs/plain.ru.mdx')
      write('docs/plain.ru.mdx', PAGE('Other.'), fs.statSync(file).mtime)
    },
    expected: ['plain.ru.mdx'],
  },
  {
    name: 'a picture that was missing',
    change: () => fs.copyFileSync(PICTURE, MISSING),
    expected: ['missing.ru.mdx'],
  },
  { name: 'a picture that is lost', change: () => fs.rmSync(MISSING), expected: ['missing.ru.mdx'] },
  {
    name: 'a picture behind links',
    change: () => fs.appendFileSync(path.join(CONTENT, 'docs/media/real.csv'), 'x\n'),
    expected: ['linked.ru.mdx'],
  },
  {
    name: 'what no page shows of site.yaml',
    change: () => edit('site.yaml', (text) => text.replace('© Path', '© The path')),
    expected: [],
  },
  {
    name: 'how pictures are made',
    change: () => edit('site.yaml', (text) => `${text}images:\n  quality: 70\n`),
    expected: ['missing.ru.mdx', 'pictures.ru.mdx'],
  },
  { name: 'a file no page is made of', change: () => write('docs/media/unused.csv', 'x'), expected: [] },
]
const edit = (file: string, change: (text: string) => string) =>
  write(file, change(fs.readFileSync(path.join(CONTENT, file), 'utf8')))
const PICTURE = path.join(CONTENT, 'docs/media/picture.png')
const MISSING = path.join(CONTENT, 'docs/media/missing.png')
test('pages are compiled again that were made of what has changed', async (t) => {
  write('docs/plain.ru.mdx', PAGE('Text.'))
  write('docs/missing.ru.mdx', PAGE('![A](./media/missing.png)'))
  write('docs/linked.ru.mdx', PAGE('[A](./media/link.csv)'))
  write('docs/media/real.csv', 'a\n')
  fs.symlinkSync('real.csv', path.join(CONTENT, 'docs/media/link.csv'))
  await compile()
  for (const { name, change, expected } of changes)
    await t.test(name, async () => {
      change()
      assert.deepEqual(await compiledBy(compile), expected)
    })
})
/** As `npm run dev` does it at each save. */
async function compile(): Promise<void> {
  dropMemos()
  await refresh()
}

test('a draft with a faulty front matter is reported, whatever is known of it', async () => {
  const draft = PAGE('Text.').replace('title', 'draft: true\ntitle')
  write('docs/draft.ru.mdx', draft)
  await compile()
  write('docs/draft.ru.mdx', draft.replace('title:', 'titel:'))
  const { stderr } = runCheck()
  assert.match(stderr, /docs\/draft\.ru\.mdx:3\n {2}titel: unknown field/)
  fs.rmSync(path.join(CONTENT, 'docs/draft.ru.mdx'))
})

test('a page that was removed leaves its collection', async () => {
  const collected = () => fs.readFileSync(path.join(STORE, 'generated/Doc/_index.json'), 'utf8')
  await compile()
  assert.match(collected(), /docs\/plain\.ru\.mdx/)
  fs.rmSync(path.join(CONTENT, 'docs/plain.ru.mdx'))
  await compile()
  assert.doesNotMatch(collected(), /docs\/plain\.ru\.mdx/)
})

test('front matter that is code is run by nobody; it, and what Contentlayer would take for another kind, is reported', () => {
  const canary = path.join(ROOT, 'canary')
  const code = `{ title: require('fs').writeFileSync(${JSON.stringify(canary)}, '') }`
  const pages: Record<string, string> = {
    malicious: `---js\n${code}\n---\n`,
    far: `---${' '.repeat(50)}js\n${code}\n---\n`,
    post: PAGE('Text.').replace('title', 'type: Post\ntitle'),
    constructor: PAGE('Text.').replace('title', 'type: constructor\ntitle'), // Contentlayer itself fails at it
  }
  for (const [name, text] of Object.entries(pages)) write(`docs/${name}.ru.mdx`, text)
  const { stderr } = runCheck()
  for (const name of ['malicious', 'far']) assert.match(stderr, new RegExp(`docs/${name}\\.ru\\.mdx:1`))
  for (const name of ['post', 'constructor'])
    assert.match(stderr, new RegExp(`docs/${name}\\.ru\\.mdx:2\\n {2}type: unknown field`))
  assert.equal(fs.existsSync(canary), false)
  for (const name of Object.keys(pages)) fs.rmSync(path.join(CONTENT, `docs/${name}.ru.mdx`))
})

test('another package or another compiler is another compiler', () => {
  const folder = path.join(ROOT, 'compiler')
  fs.mkdirSync(folder)
  fs.writeFileSync(path.join(folder, 'package-lock.json'), '{ "shiki": 1 }')
  const hash = compilerHash([folder])
  assert.equal(compilerHash([folder]), hash)
  fs.writeFileSync(path.join(folder, 'package-lock.json'), '{ "shiki": 2 }')
  assert.notEqual(compilerHash([folder]), hash)
})
