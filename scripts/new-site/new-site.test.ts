import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { checkSite } from '../../lib/check'
import { readSite } from '../../lib/site'
import { compiledIn } from '../system/env'
import { listFiles } from '../system/files'
import { compileContent } from '../tests/small-site'
import { nameOf, writeSite } from '.'

const root = fs.mkdtempSync(path.join(os.tmpdir(), 'new-site-'))
process.env.WORK_DIR = path.join(root, 'work') // the check reads no collection of another site
after(() => fs.rmSync(root, { recursive: true }))
const KETTLE = { name: 'Kettle & "Co": $1', accent: '#7a3e9d', locales: ['en'] }
let count = 0
const emptyFolder = () => path.join(root, String(count++), 'content')

for (const { locales, reported } of [
  { locales: ['en'], reported: [] },
  { locales: ['ru'], reported: [] },
  { locales: ['ru', 'en'], reported: [] },
  {
    locales: ['ru', 'en', 'de'],
    reported: [
      'locales.2.code: the interface has no texts in “de”',
      'locales.2.code: the code does not know the language “de” well',
    ],
  },
  {
    locales: ['en', 'zh-Hans', 'es-419', 'fil', 'he'],
    reported: ['zh-Hans', 'es-419', 'fil', 'he'].flatMap((code, index) => [
      `locales.${index + 1}.code: the interface has no texts in “${code}”`,
      `locales.${index + 1}.code: the code does not know the language “${code}” well`,
    ]),
  },
  {
    locales: ['pt-BR'],
    reported: [
      'locales.0.code: the interface has no texts in “pt-BR”',
      'locales.0.code: the code does not know the language “pt-BR” well',
    ],
  },
])
  test(`a new folder in ${locales} has nothing wrong with it`, async () => {
    const dir = emptyFolder()
    const files = writeSite({ ...KETTLE, dir, locales })
    assert.deepEqual(files.sort(), listFiles(dir).sort())
    process.env.CONTENT_DIR = dir
    process.env.LOCALES = locales.join(' ')
    const site = readSite(dir).value
    assert.equal(site.name[locales[0] ?? ''], KETTLE.name)
    assert.equal(site.accent_color, KETTLE.accent)
    assert.equal(compiledIn(site).LOCALES, locales.join(' '))
    const problems = checkSite(dir, await compileContent(dir))
    assert.deepEqual(
      problems.map(({ field, message }) => `${field}: ${message.split(':')[0]}`),
      reported,
    )
    for (const file of files)
      assert.doesNotMatch(fs.readFileSync(path.join(dir, file), 'utf8'), /Product\b|product\.example/, file)
  })

for (const { name, values, error } of [
  { name: 'a colour in words', values: { accent: 'red' }, error: /--accent “red”.+six digits/ },
  { name: 'an invalid code of a language', values: { locales: ['english'] }, error: /--locales: “english”.+Write en/ },
  { name: 'a language twice', values: { locales: ['en', 'en'] }, error: /“en” appears there twice/ },
  { name: 'no name', values: { name: ' ' }, error: /--name is empty/ },
])
  test(`${name} is refused, and nothing is written`, () => {
    const dir = emptyFolder()
    assert.throws(() => writeSite({ ...KETTLE, ...values, dir }), error)
    assert.equal(fs.existsSync(dir), false)
  })

test('a folder that holds something is left alone', () => {
  const dir = emptyFolder()
  fs.mkdirSync(dir, { recursive: true })
  fs.writeFileSync(path.join(dir, 'mine.txt'), 'mine')
  assert.throws(() => writeSite({ ...KETTLE, dir }), /holds something/)
  assert.throws(() => writeSite({ ...KETTLE, dir: path.join(dir, 'mine.txt') }), /holds something/)
  assert.deepEqual(listFiles(dir), ['mine.txt'])
})

test('a product is called what its folder is', () => {
  assert.equal(nameOf('/srv/kettle/content'), 'Kettle')
  assert.equal(nameOf('/srv/kettle'), 'Kettle')
})
