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
async function say(ru: string, en?: string): Promise<string[]> {
  const dir = fs.mkdtempSync(path.join(ROOT, 'content-'))
  fs.mkdirSync(path.join(dir, 'docs'))
  fs.writeFileSync(path.join(dir, 'ledger.yaml'), LEDGER)
  fs.writeFileSync(path.join(dir, 'terms.yaml'), TERMS)
  fs.writeFileSync(path.join(dir, 'docs/page.ru.mdx'), page(ru))
  if (en !== undefined) fs.writeFileSync(path.join(dir, 'docs/page.en.mdx'), page(en))
  return (await checkStyle(dir)).map(({ file, line, message }) => `${file}:${line} ${message}`)
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
  ['what stands in code', 'Слово `"а"  -  б`, да.', []],
] as const)
  test(name, async () => assert.deepEqual(await say(ru), expected))

test('languages that are built alike pass', async () =>
  assert.deepEqual(await say('## Раз {#one}\n\n- а\n- б\n', '## One {#one}\n\n- a\n- b\n'), []))

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
  test(`languages that differ: ${name}`, async () =>
    assert.deepEqual(await say(ru, en), [`docs/page.en.mdx:6 ${expected}`]))

test('a folder without ledger and terms is asked for neither', async () => {
  const dir = fs.mkdtempSync(path.join(ROOT, 'bare-'))
  fs.mkdirSync(path.join(dir, 'docs'))
  fs.writeFileSync(path.join(dir, 'docs/page.ru.mdx'), page('Нажмите **Всё**, `DOC-101`.'))
  assert.deepEqual(await checkStyle(dir), [])
})

const SOUND: Record<string, string> = {
  json: '{ "a": [1, null] }',
  jsonl: '{ "a": 1 }\n{ "a": 2 }',
  yaml: 'a: 1\n---\nb: [2]',
  bash: 'curl --fail "$URL" \\\n  | jq .',
  csharp: 'var total = Object.Rows.Sum(row => row.Sum);\nif (total > 0) { Log(total); }',
  js: 'const a = () => 1',
  sql: "CREATE USER reader IDENTIFIED BY 'x';\nSELECT a, count(*) AS n\nFROM t\nWHERE b = :b\nGROUP BY a;",
}
for (const [lang, code] of Object.entries(SOUND))
  test(`a sample that is ${lang}`, async () => assert.deepEqual(await say(`\`\`\`${lang}\n${code}\n\`\`\``), []))

for (const [lang, code, line] of [
  ['json', '{\n  "a": 1,\n}', 9],
  ['jsonl', '{ "a": 1 }\n{ "a" }', 8],
  ['yaml', 'a: 1\nb: [2', 8],
  ['bash', 'if true; then\n  echo\n', 9],
  ['csharp', 'class A\n{\n  int B( { return 1; }\n}', 9],
  ['js', 'const = 1', 7],
  ['sql', 'USE db;\nSELECT a\nFROM WHERE b = 1;', 9],
] as const)
  test(`a sample that is no ${lang}`, async () => {
    const said = await say(`\`\`\`${lang}\n${code}\n\`\`\``)
    assert.equal(said.length, 1)
    assert.match(said[0] ?? '', new RegExp(`^docs/page\\.ru\\.mdx:${line} the sample is no ${lang}: .`))
  })

const CAST = `
cast:
  posts:
    - [прораб, foreman]
    - [разработчик, developer]
    - [руководитель проектов, project manager]
  units:
    - [Участок 2, Site 2]
    - [Канцелярия, Registry Office]
  people:
    - name: [Марат Каримов, Marat Karimov]
      posts: [[прораб, foreman]]
      units: [[Участок 2, Site 2]]
      email: m.karimov@company.example
    - name: [Анна Соколова, Anna Sokolova]
      posts: [[разработчик, developer]]
      units: [[Канцелярия, Registry Office]]
      email: a.sokolova@company.example
  projects:
    - code: BIRCH
      name: [Берёзовая роща, Birch Grove]
      start: 2025-09-01
      finish: 2026-06-30
      budget: 480000000
      card: [docs/page]
      tasks:
        BIRCH-128: { name: [Заливка фундамента, Pouring the foundation], dates: [2025-11-10, 2025-11-21] }
`
/** What is said of one file of a content folder with a cast, a line each, with the fix. */
async function sayOfCast(file: string, text: string): Promise<string[]> {
  const dir = fs.mkdtempSync(path.join(ROOT, 'cast-'))
  fs.mkdirSync(path.dirname(path.join(dir, file)), { recursive: true })
  fs.writeFileSync(path.join(dir, 'ledger.yaml'), CAST)
  fs.writeFileSync(path.join(dir, file), text)
  return (await checkStyle(dir)).map((problem) => `${problem.line} ${problem.message}. ${problem.fix}`)
}

const ROW = '<tr><td><b>BIRCH-128</b></td><td>{Заливка фундамента|Pouring the foundation}</td>'
for (const [name, text] of [
  [
    'every case of a name',
    'Марата Каримова, Марату Каримову, Анной Соколовой, Анну Соколову; М. Каримов; Прораб Каримов.',
  ],
  ['words that are no name', 'Теперь Марат. Google Документов. Яндекс Таблицы. Диаграмма Ганта. Sign In. Dev Nov.'],
  [
    'posts of the ledger',
    'Прораб Марат Каримов, разработчика Анну Соколову. Marat Karimov, a foreman. Anna Sokolova, the developer.',
  ],
  ['a row of people', 'Каримов;Марат;;m.karimov@company.example;Участок 2;Прораб'],
  ['two people in a row', '| Марат Каримов | Канцелярия | Анна Соколова | m.karimov@company.example |'],
  ['a unit of one name with another', '<td>{Анна Соколова|Anna Sokolova}</td><td>{Стройка|Site 2}</td>'],
  ['a shared mailbox', 'notify@company.example, birch.archive@company.example'],
  [
    'a task',
    '`BIRCH-128` «Заливка фундамента», “Pouring the foundation”; | `BIRCH-128` Pouring the foundation, 2025-11-10 |',
  ],
  ['the row of a task', `${ROW}<td>{10.11.2025|2025-11-10}</td></tr>`],
  ['a date of what is told of a task', '"at": "2025-10-20", "number": "BIRCH-128"'],
  [
    'the card',
    '| **Начало** \\* | День | 01.09.2025 |\n<dt>{Бюджет|Budget}</dt><dd>{480 000 000 ₽|RUB 480,000,000}</dd>',
  ],
  ['a project that the ledger does not know', '<td>LAKE-4</td><td>{Кровля|Roof}</td><td>12.05.2025</td>'],
] as const)
  test(`the cast: ${name}`, async () => assert.deepEqual(await sayOfCast('pictures/page.html', text), []))

for (const [name, file, text, expected] of [
  [
    'a stranger',
    'docs/a.ru.mdx',
    '\nПётр Иванов пришёл.',
    /^2 the cast of the ledger knows no Пётр Иванов\. use one of: Марат Каримов/,
  ],
  ['a stranger in another case', 'docs/a.ru.mdx', 'У Петра Иванова', /knows no Петра Иванова/],
  ['a stranger in English', 'docs/a.en.mdx', 'Ask Peter Ivanov.', /knows no Peter Ivanov/],
  ['names of two people', 'docs/a.ru.mdx', 'Марат Соколова', /knows no Марат Соколова/],
  ['another initial', 'pictures/a.html', '<td>{А. Каримов|M. Karimov}</td>', /knows no А\. Каримов/],
  [
    'a name in two lines of a caption',
    'docs/media/a.ru.vtt',
    'WEBVTT\n\n1\nПётр\nИванов',
    /^3 the cast of the ledger knows no Пётр Иванов/,
  ],
  [
    'another post before a name',
    'docs/a.ru.mdx',
    'Разработчику Марату',
    /is named “Разработчику”\. the ledger says “прораб”, “foreman”/,
  ],
  [
    'another post around a term',
    'docs/a.ru.mdx',
    '<Term id="a">Разработчик</Term> Марат Каримов',
    /named “Разработчик”/,
  ],
  ['another post after a name', 'docs/a.en.mdx', 'Anna Sokolova, a foreman at a site', /named “foreman”/],
  [
    'another post in a row',
    'docs/a.ru.mdx',
    'Каримов;Марат;;m.karimov@company.example;;Руководитель проектов',
    /named “Руководитель проектов”/,
  ],
  [
    'another post in the kit of the pictures',
    'pictures/kit/kit.js',
    "karimov: [say('Марат Каримов', 'Marat Karimov'), say('Разработчик', 'Developer')],",
    /is named “Разработчик”/,
  ],
  [
    'another unit',
    'pictures/a.html',
    '<b>{Марат Каримов|Marat Karimov}</b><td>{Канцелярия|Registry Office}</td>',
    /stands in “Канцелярия”\. the ledger says “Участок 2”/,
  ],
  [
    'an address of nobody',
    'docs/a.en.mdx',
    'x.karimov@company.example',
    /^1 nobody of the cast has the address x\.karimov@company\.example\. did you mean “m\.karimov/,
  ],
  [
    'the address of another',
    'docs/a.en.mdx',
    'Anna Sokolova | m.karimov@company.example',
    /is not the address of Анна Соколова/,
  ],
  [
    'another name of a task',
    'docs/a.ru.mdx',
    '`BIRCH-128` «Заливка плиты»',
    /^1 BIRCH-128 is named “Заливка плиты”\. the ledger says “Заливка фундамента”/,
  ],
  [
    'another name in the next cell',
    'pictures/a.html',
    '<td><b>BIRCH-128</b></td><td>{Плита|Slab}</td>',
    /named “Плита”/,
  ],
  ['another name in a cell', 'docs/a.en.mdx', '| `BIRCH-128` Slab | x |', /named “Slab”/],
  [
    'a date out of the project',
    'docs/a.ru.mdx',
    'Задача BIRCH-8 до 23.05.2025',
    /^1 2025-05-23 stands beside BIRCH-8\. the ledger says “2025-09-01 – 2026-06-30”/,
  ],
  [
    'a day before the project',
    'etl/guides/a.ru.mdx',
    'Файл `BIRCH_2025-03-10_1.json`',
    /^1 2025-03-10 stands beside BIRCH\. the ledger says “2025-09-01 – 2026-06-30”/,
  ],
  [
    'a date of another task',
    'pictures/a.html',
    `${ROW}<td>{12.11.2025|2025-11-12}</td></tr>`,
    /2025-11-12 stands beside BIRCH-128\. the ledger says “2025-11-10”, “2025-11-21”/,
  ],
  [
    'another date on the card',
    'docs/page.ru.mdx',
    '| Окончание | Срок | 30.05.2026 |',
    /^1 Окончание of BIRCH is 2026-05-30\. the ledger says “2026-06-30”/,
  ],
  [
    'another sum on the card',
    'docs/page.en.mdx',
    '<dt>{Бюджет|Budget}</dt><dd>{48 000 000 ₽|RUB 48,000,000}</dd>',
    /Бюджет of BIRCH is 48000000\. the ledger says “480000000”/,
  ],
] as const)
  test(`the cast: ${name} is told`, async () => {
    const said = (await sayOfCast(file, text)).filter((line) => !/no MDX/.test(line))
    assert.equal(said.length, 1, said.join('\n'))
    assert.match(said[0] ?? '', expected)
  })
