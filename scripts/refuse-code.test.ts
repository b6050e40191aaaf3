import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { after, test } from 'node:test'
import { setTimeout as wait } from 'node:timers/promises'
import { collectAndWatch } from './collect'
import { loadEnv } from './env'

const ROOT = path.resolve('.cache/test/refuse-code')
const CANARY = path.join(ROOT, 'canary')
/** What the guard of lib/content/files.ts would find, were it there: fifty spaces and the name of an engine. */
const HOSTILE = `---${' '.repeat(50)}js
{ title: require('fs').writeFileSync(${JSON.stringify(CANARY)}, '') }
---
`
const PAGE = '---\ntitle: A\ndescription: A.\n---\n\nText.\n'

const write = (file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(ROOT, file)), { recursive: true })
  fs.writeFileSync(path.join(ROOT, file), text)
}
after(() => fs.rmSync(ROOT, { recursive: true, force: true }))

/** Has Contentlayer read a hostile file without our guard. @returns whether the file was run */
function isRun(before: string): boolean {
  fs.rmSync(ROOT, { recursive: true, force: true })
  write('content/a.mdx', HOSTILE)
  write('content/b.mdx', PAGE)
  write(
    'config.ts',
    `import { defineDocumentType, makeSource } from 'contentlayer2/source-files'
    import { refuseCode } from ${JSON.stringify(path.resolve('lib/content/refuse-code'))}
    ${before}
    const Doc = defineDocumentType(() => ({ name: 'Doc', filePathPattern: '*.mdx', contentType: 'none', fields: {} }))
    export default makeSource({ contentDirPath: ${JSON.stringify(path.join(ROOT, 'content'))}, documentTypes: [Doc] })`,
  )
  const args = ['build', '-c', path.join(ROOT, 'config.ts')]
  spawnSync('node_modules/.bin/contentlayer2', args, { env: { ...process.env, PWD: ROOT } })
  assert.ok(fs.existsSync(path.join(ROOT, '.contentlayer/generated/Doc/b.mdx.json')), 'Contentlayer has read the files')
  return fs.existsSync(CANARY)
}

test('Contentlayer runs front matter, and refuseCode keeps it from that', () => {
  assert.equal(isRun(''), true, 'were it false, refuse-code.ts could go')
  assert.equal(isRun('refuseCode()'), false)
})

test('a page that is saved as code while the collections are watched is not run', async () => {
  fs.rmSync(ROOT, { recursive: true, force: true })
  fs.cpSync('e2e/fixtures/based', path.join(ROOT, 'content'), { recursive: true })
  process.env.CONTENT_DIR = path.join(ROOT, 'content')
  process.env.WORK_DIR = path.join(ROOT, 'work')
  loadEnv()
  const watcher = collectAndWatch()
  after(() => watcher.kill())
  const made = (name: string) => path.join(ROOT, `work/.contentlayer/generated/Doc/docs__${name}.ru.mdx.json`)
  await until(() => fs.existsSync(made('index')))
  write('content/docs/hostile.ru.mdx', HOSTILE)
  write('content/docs/sound.ru.mdx', PAGE)
  await until(() => fs.existsSync(made('sound')))
  assert.equal(fs.existsSync(CANARY), false)
})

async function until(isTrue: () => boolean): Promise<void> {
  const end = Date.now() + 60_000
  while (!isTrue()) {
    assert.ok(Date.now() < end, 'Contentlayer has written nothing')
    await wait(100)
  }
}
