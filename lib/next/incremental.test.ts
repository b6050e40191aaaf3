import assert from 'node:assert/strict'
import { once } from 'node:events'
import fs from 'node:fs'
import net from 'node:net'
import os from 'node:os'
import path from 'node:path'
import { after, afterEach, test } from 'node:test'
import { PAGES_PORT, readCollection } from '../content/collection'
import { writeWhole } from '../content/write-whole'
import { collectionsDir } from '../core/folders'
import { dropMemos } from '../core/memo'
import { hashPages, openRequest, pagesToRender, requestedPages } from './incremental'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'incremental-'))
const content = path.join(folder, 'content')
fs.cpSync('e2e/fixtures/based', content, { recursive: true })
Object.assign(process.env, { WORK_DIR: folder, CONTENT_DIR: content })
afterEach(() => {
  delete process.env[PAGES_PORT]
  delete process.env.REQUESTED_PAGES
})
after(() => fs.rmSync(folder, { recursive: true }))

const same = (page: string) => page

test('a rendering that is started before the content is there waits for its request', async () => {
  const { env, answer } = await openRequest()
  Object.assign(process.env, env)
  const asked = requestedPages()
  const later = net.connect(Number(env[PAGES_PORT]), '127.0.0.1')
  await once(later, 'connect') // so the request before it has reached the server, and is not answered
  answer(['/docs/a'])
  assert.deepEqual(await asked, ['/docs/a'])
  later.resume()
  await once(later, 'close')
  assert.deepEqual(await pagesToRender(['/docs/a', '/docs/b'], same), ['/docs/a'])
})

test('a request without a list is for all pages, and so is a rendering without a request', async () => {
  const { env, answer } = await openRequest()
  answer(undefined)
  Object.assign(process.env, env)
  assert.deepEqual(await pagesToRender(['/docs/a', '/docs/b'], same), ['/docs/a', '/docs/b'])
  delete process.env[PAGES_PORT]
  assert.deepEqual(await pagesToRender(['/docs/a', '/docs/b'], same), ['/docs/a', '/docs/b'])
})

test('a collection that is read before the content is collected stops the build', async () => {
  collect([doc('a')])
  const { env } = await openRequest()
  Object.assign(process.env, env)
  assert.throws(() => readCollection('Doc'), /The collection Doc is read before Contentlayer has written it/)
  assert.throws(() => readCollection('Post'), /The collection Post is read before/)
})

test('a rendering does not wait for a build that was killed', async () => {
  const server = net.createServer((socket) => socket.destroy()).listen(0)
  process.env[PAGES_PORT] = String((server.address() as net.AddressInfo).port)
  await assert.rejects(requestedPages())
  server.close()
  delete process.env.REQUESTED_PAGES
  await assert.rejects(requestedPages(), /ECONNREFUSED/)
})

type Fields = Record<string, unknown>
const doc = (name: string, facts: Fields = {}, fields: Fields = {}, html = 'Text.') => ({
  _id: `docs/${name}.ru.mdx`,
  title: name,
  ...fields,
  body: { html },
  parts: { slots: [], sections: [] },
  page: { version: 'current', locale: 'ru', path: name, headings: [], ...facts },
})
function collect(docs: ReturnType<typeof doc>[]): void {
  dropMemos()
  writeWhole(path.join(collectionsDir(), 'Doc/_index.json'), JSON.stringify(docs))
}

const before = [doc('a'), doc('b')]
/** What a change of page `a` renders. */
const changes: { name: string; rendered: string; change: () => void }[] = [
  { name: 'nothing', rendered: '', change: () => collect([doc('b'), doc('a')]) },
  { name: 'its text', rendered: 'a', change: () => collect([doc('a', {}, {}, 'Other.'), doc('b')]) },
  { name: 'a fact of its own', rendered: 'a', change: () => collect([doc('a', { headings: ['x'] }), doc('b')]) },
  { name: 'a fact that nobody has named', rendered: 'all', change: () => collect([doc('a', { new: 1 }), doc('b')]) },
  {
    name: 'a field that nobody has named',
    rendered: 'all',
    change: () => collect([doc('a', {}, { new: 1 }), doc('b')]),
  },
  { name: 'the code', rendered: 'all', change: () => collect(before) },
]
for (const { name, rendered, change } of changes)
  test(`pages that are rendered when ${name} changes: ${rendered || 'none'}`, async () => {
    collect(before)
    const old = hashPages('code')
    assert.deepEqual(Object.keys(old.pages).sort(), ['/docs/a', '/docs/b'])
    change()
    const now = hashPages(name === 'the code' ? 'other code' : 'code')
    assert.equal(old.shared !== now.shared, rendered === 'all')
    assert.equal(old.pages['/docs/a'] !== now.pages['/docs/a'], ['a', 'all'].includes(rendered) && name !== 'the code')
    if (rendered !== 'all') assert.equal(old.pages['/docs/b'], now.pages['/docs/b'])
  })

for (const { file, isShown } of [
  ...['words.txt', ...'ledger terms books contract synonyms redirects'.split(' ').map((name) => `${name}.yaml`)].map(
    (file) => ({ file, isShown: false }),
  ),
  { file: 'tags.yaml', isShown: true },
])
  test(`an edit of ${file} renders ${isShown ? 'all pages' : 'none'}`, () => {
    collect(before)
    const old = hashPages('code')
    fs.appendFileSync(path.join(content, file), '# Other.\n')
    dropMemos()
    assert.equal(hashPages('code').shared !== old.shared, isShown)
    assert.deepEqual(hashPages('code').pages, old.pages)
  })
