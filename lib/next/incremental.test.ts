import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { writeFileAtomic } from '../content/write-file-atomic'
import { collectionsDir } from '../core/folders'
import { dropMemos } from '../core/memo'
import { hashPages, pagesToRender } from './incremental'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'incremental-'))
const content = path.join(folder, 'content')
fs.cpSync('e2e/fixtures/based', content, { recursive: true })
Object.assign(process.env, { WORK_DIR: folder, CONTENT_DIR: content })
after(() => fs.rmSync(folder, { recursive: true }))

test('a build renders the pages that Next has not left from the last one', () => {
  const root = process.cwd()
  process.chdir(folder)
  try {
    const pages = () =>
      pagesToRender(
        () => ['/docs', '/docs/теги', '/docs/1.0'],
        (page) => page,
        'en',
      )
    assert.deepEqual(pages(), ['/docs', '/docs/теги', '/docs/1.0'])
    writeFileAtomic('.next/server/app/en/docs/теги.html', '')
    writeFileAtomic('.next/server/app/ru/docs/1.0.html', '')
    assert.equal(pages().length, 3, 'all while the code is compiled')
    process.env.PUBLISHING = '1'
    assert.deepEqual(pages(), ['/docs', '/docs/1.0'])
  } finally {
    process.chdir(root)
    delete process.env.PUBLISHING
  }
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
  writeFileAtomic(path.join(collectionsDir(), 'Doc/_index.json'), JSON.stringify(docs))
}

const before = [doc('a'), doc('b')]
/** What a change of page `a` renders. */
const changes: { name: string; rendered: string; change: () => void }[] = [
  { name: 'nothing', rendered: '', change: () => collect([doc('b'), doc('a')]) },
  { name: 'its text', rendered: 'a', change: () => collect([doc('a', {}, {}, 'Other.'), doc('b')]) },
  { name: 'its own fact', rendered: 'a', change: () => collect([doc('a', { headings: ['x'] }), doc('b')]) },
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
