import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { after, before, test } from 'node:test'
import sharp from 'sharp'
import { listFiles } from './files'

/** A content folder with a picture and a file on a page, and what a collection makes of it. */
const ROOT = path.resolve('.cache/test-caches')
const CONTENT = path.join(ROOT, 'content')
const STORE = path.join(ROOT, 'work/.contentlayer')
const env = {
  ...process.env,
  BASE_PATH: undefined,
  LOCALES: undefined,
  CONTENT_DIR: CONTENT,
  WORK_DIR: path.dirname(STORE),
}

function check(): void {
  const { stdout, stderr, status } = spawnSync('node_modules/.bin/tsx', ['scripts/check.ts'], { encoding: 'utf8', env })
  assert.equal(status, 0, stdout + stderr)
}
/** What a build takes from the store beside the collections. */
const products = (): Record<string, string> =>
  Object.fromEntries(
    ['bodies', 'media'].flatMap((folder) =>
      listFiles(path.join(STORE, folder)).map((file) => [
        `${folder}/${file}`,
        fs.readFileSync(path.join(STORE, folder, file), 'base64'),
      ]),
    ),
  )
const find = (pattern: RegExp): string[] =>
  listFiles(STORE)
    .filter((file) => pattern.test(file))
    .map((file) => path.join(STORE, file))

let whole: Record<string, string> = {}
before(async () => {
  fs.rmSync(ROOT, { recursive: true, force: true })
  fs.cpSync('e2e/fixtures/based', CONTENT, { recursive: true })
  fs.cpSync('e2e/fixtures/dev/etl', path.join(CONTENT, 'etl'), { recursive: true })
  fs.mkdirSync(path.join(CONTENT, 'docs/media'), { recursive: true })
  const picture = sharp({ create: { width: 900, height: 300, channels: 3, background: '#888' } })
  await picture.png().toFile(path.join(CONTENT, 'docs/media/picture.png'))
  fs.writeFileSync(path.join(CONTENT, 'docs/media/data.csv'), 'a,b\n'.repeat(1000))
  fs.writeFileSync(
    path.join(CONTENT, 'docs/pictures.ru.mdx'),
    '---\ntitle: A\ndescription: A.\n---\n\n![Picture](./media/picture.png)\n\n[Data](./media/data.csv)\n',
  )
  check()
  whole = products()
  assert.ok(Object.keys(whole).filter((file) => file.startsWith('media/')).length >= 4, Object.keys(whole).join(' '))
})
after(() => fs.rmSync(ROOT, { recursive: true, force: true }))

const remove = (...files: string[]) => {
  assert.ok(files.length > 0)
  for (const file of files) fs.rmSync(file, { recursive: true })
}
const damages: { name: string; damage: () => void }[] = [
  {
    name: 'one picture and one body are lost',
    damage: () => remove(...find(/media\/picture.*\.webp$/).slice(0, 1), ...find(/bodies\/.*pictures\.ru\.json$/)),
  },
  { name: 'the media are lost', damage: () => remove(path.join(STORE, 'media')) },
  { name: 'the bodies are lost', damage: () => remove(path.join(STORE, 'bodies')) },
  {
    name: 'only the cache of Contentlayer was restored',
    damage: () => remove(...['bodies', 'media', 'generated'].map((folder) => path.join(STORE, folder))),
  },
  {
    name: 'a killed run left files half written',
    damage: () => {
      const halves = find(/(^|\/)package\.json$|\.cache.*\.json$|\.d\.ts$/)
      assert.ok(halves.length > 3, `files found: ${halves}`)
      for (const file of halves) fs.writeFileSync(file, '')
    },
  },
  {
    name: 'another version of this code has torn a copy',
    damage: () => {
      for (const file of find(/media\/data\..*\.csv$/)) fs.truncateSync(file, 10)
      fs.writeFileSync(path.join(STORE, 'inputs.json'), '{ "compiler": "of another version", "files": {} }')
    },
  },
]
for (const { name, damage } of damages)
  test(`the next run is right after ${name}`, () => {
    damage()
    check()
    assert.deepEqual(products(), whole)
    for (const file of find(/generated\/.*\.d\.ts$/)) assert.notEqual(fs.statSync(file).size, 0)
  })

/** Bodies that a run has written anew. */
function compiledBy(run: () => void): string[] {
  const bodies = () => new Map(find(/bodies\/.*\.json$/).map((file) => [file, fs.statSync(file).mtimeMs]))
  const before = bodies()
  run()
  return [...bodies()].flatMap(([file, time]) => (before.get(file) === time ? [] : [path.basename(file)]))
}

test('a fresh checkout gives files another time: only pages of changed files are compiled', () => {
  const checkOut = () => {
    for (const file of listFiles(CONTENT)) fs.utimesSync(path.join(CONTENT, file), new Date(), new Date())
  }
  checkOut()
  assert.deepEqual(compiledBy(check), [])
  checkOut()
  fs.appendFileSync(path.join(CONTENT, 'docs/media/data.csv'), 'c,d\n')
  assert.deepEqual(compiledBy(check), ['pictures.ru.json'])
})

test('a file that has not changed is not compiled again', () => {
  assert.deepEqual(compiledBy(check), [])
  // A component leaves no file behind; Contentlayer keeps nothing of what it has warned of.
  const [cache = ''] = find(/\.cache\/.*\/data-[^/]+\.json$/)
  const { cacheItemsMap } = JSON.parse(fs.readFileSync(cache, 'utf8')) as {
    cacheItemsMap: Record<string, { hasWarnings: boolean }>
  }
  const names = Object.keys(cacheItemsMap)
  assert.ok(
    names.some((name) => name.startsWith('etl/')),
    names.join(' '),
  )
  assert.deepEqual(
    names.filter((name) => cacheItemsMap[name]?.hasWarnings),
    [],
  )
})
