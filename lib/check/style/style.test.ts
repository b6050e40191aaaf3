import assert from 'node:assert/strict'
import fs from 'node:fs'
import os from 'node:os'
import path from 'node:path'
import { after, test } from 'node:test'
import { checkStyle } from '.'

const ROOT = fs.mkdtempSync(path.join(os.tmpdir(), 'style-'))
after(() => fs.rmSync(ROOT, { recursive: true }))

const LEDGER = `
docs:
  ui:
    - [Создать, Create]
    - [Настройки, Settings]
    - [Меню, Menu]
  errors:
    DOC-101: [Документ уже есть, The document exists]
`
const TERMS = `
terms:
  - ru: { say: основной узел, not: [главный узел] }
    en: { say: primary node, not: [main node] }
`
const page = (text: string) => `---\ntitle: Страница\ndescription: О странице.\n---\n\n${text}\n`

/** What is said of a content folder with one page, a line each. */
function say(ru: string, en?: string): string[] {
  const dir = fs.mkdtempSync(path.join(ROOT, 'content-'))
  fs.mkdirSync(path.join(dir, 'docs'))
  fs.writeFileSync(path.join(dir, 'ledger.yaml'), LEDGER)
  fs.writeFileSync(path.join(dir, 'terms.yaml'), TERMS)
  fs.writeFileSync(path.join(dir, 'docs/page.ru.mdx'), page(ru))
  if (en !== undefined) fs.writeFileSync(path.join(dir, 'docs/page.en.mdx'), page(en))
  return checkStyle(dir).map(({ file, line, message }) => `${file}:${line} ${message}`)
}

for (const [name, ru, expected] of [
  ['names of the ledger', 'Откройте **Настройки → Меню** и нажмите **Создать**.', []],
  ['a lead-in', '**Порядок:** сначала это. **И то.** Потом.', []],
  [
    'a name nobody knows',
    'Текст.\n\nНажмите **Создайть**.',
    ['docs/page.ru.mdx:8 the ledger knows no name “Создайть” on the screen'],
  ],
  ['an error nobody knows', 'Придёт `DOC-110`.', ['docs/page.ru.mdx:6 the ledger knows no error DOC-110']],
  ['a code that is no error', 'Задача `DEV-110`.', []],
  ['a quoted error', '| Код | Текст |\n|---|---|\n| `DOC-101` | Документ уже есть |', []],
  [
    'an error that is quoted otherwise',
    '| Код | Текст |\n|---|---|\n| `DOC-101` | Документ есть |',
    ['docs/page.ru.mdx:8 DOC-101 is quoted as “Документ есть”'],
  ],
  [
    'another form of a forbidden name',
    'Данные главного узла.',
    ['docs/page.ru.mdx:6 “главный узел” is another name for one thing'],
  ],
  ['the words apart', 'Главный вход и узел.', []],
  ['straight quotes', 'Кнопка "ОК".', ['docs/page.ru.mdx:6 straight quotes']],
  ['a hyphen for a dash', 'Файл - это данные.', ['docs/page.ru.mdx:6 a hyphen for a dash']],
  ['letters of two alphabets', 'Cтрока.', ['docs/page.ru.mdx:6 letters of two alphabets in one word']],
  ['what is in code', 'Слово `"а"  -  б`, да.', []],
] as const)
  test(name, () => assert.deepEqual(say(ru), expected))

test('languages that are built alike pass', () =>
  assert.deepEqual(say('## Раз {#one}\n\n- а\n- б\n', '## One {#one}\n\n- a\n- b\n'), []))

for (const [name, ru, en, expected] of [
  [
    'a heading less',
    '## Раз\n\n## Два',
    '## One',
    'has nothing more where docs/page.ru.mdx:8 has a heading of level 2',
  ],
  ['a list for a table', '| а |\n|---|\n| б |', '- a', 'has a list of 1 where docs/page.ru.mdx:6 has a table of 2 × 1'],
  [
    'a row more',
    '| а |\n|---|\n| б |',
    '| a |\n|---|\n| b |\n| c |',
    'has a table of 3 × 1 where docs/page.ru.mdx:6 has a table of 2 × 1',
  ],
  ['code more', 'а', '```sql\nselect 1\n```', 'has code in “sql” where docs/page.ru.mdx has nothing more'],
] as const)
  test(`languages that differ: ${name}`, () => assert.deepEqual(say(ru, en), [`docs/page.en.mdx:6 ${expected}`]))

test('a folder without ledger and terms needs neither', () => {
  const dir = fs.mkdtempSync(path.join(ROOT, 'bare-'))
  fs.mkdirSync(path.join(dir, 'docs'))
  fs.writeFileSync(path.join(dir, 'docs/page.ru.mdx'), page('Нажмите **Всё**, `DOC-101`.'))
  assert.deepEqual(checkStyle(dir), [])
})
