import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { checkCards } from './cards'

const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'cards-'))
after(() => fs.rmSync(folder, { recursive: true }))
process.env.CONTENT_DIR = folder

const check = (...texts: string[]) => checkCards(texts.map((text, index) => ({ file: `docs/${index}.ru.mdx`, text })))

test('letters and characters of the languages of Europe can be drawn', () =>
  assert.deepEqual(
    check('Съешь ещё «этих» — №\u00a01', 'Ґанок, Ђорђе', 'Œuvre, Žižka, ß, €, ₽', 'Ελληνικά', 'a → b ≤ c'),
    [],
  ))

test('letters that the font lacks are reported once, with the number of pictures', () => {
  const [problem, ...others] = check('Обзор', '概要', 'Glossary', '用語集')
  assert.deepEqual(others, [])
  assert.equal(problem?.file, 'docs/1.ru.mdx')
  assert.match(problem?.message ?? '', /“概要用語集” \(one of 2 such pictures\)/)
})

test('a font in the content folder brings its letters', () => {
  fs.mkdirSync(path.join(folder, 'fonts'))
  fs.copyFileSync('lib/site/cards/fonts/NotoSansMath-Regular.ttf', path.join(folder, 'fonts/own.ttf'))
  assert.equal(check('概').length, 1)
  assert.deepEqual(check('a ⊂ b'), [])
})

test('a file in fonts/ that is not a font is an error', () => {
  fs.writeFileSync(path.join(folder, 'fonts/broken.otf'), 'no font')
  const [problem, ...others] = check('Обзор')
  assert.deepEqual(others, [])
  assert.equal(problem?.file, 'fonts/broken.otf')
  assert.match(problem?.message ?? '', /^the font cannot be read: ./)
})
