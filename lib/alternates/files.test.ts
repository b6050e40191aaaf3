import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { writeFileAtomic } from '../content/write-file-atomic'
import { collectionsDir } from '../core/folders'
import { dataFiles } from './files'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'alternates-'))
Object.assign(process.env, { WORK_DIR: folder, CONTENT_DIR: 'e2e/fixtures/dev' })
after(() => fs.rmSync(folder, { recursive: true }))

test('a catalogue is published as data in a language that shows its page in the default one', () => {
  const slots = [{ slot: 'EtlCatalogue', props: { of: 'processors' } }]
  const page = { version: 'current', locale: 'ru', path: 'list', headings: [], slots }
  writeFileAtomic(
    path.join(collectionsDir(), 'Doc/_index.json'),
    JSON.stringify([{ _id: 'docs/list.ru.mdx', title: 'A', page }]),
  )
  const names = (['ru', 'en'] as const).flatMap((locale) => dataFiles(locale).map(([name]) => name))
  assert.deepEqual(
    names.filter((name) => name.includes('list')),
    ['/docs/list.json', '/en/docs/list.json'],
  )
})
