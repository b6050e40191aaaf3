import assert from 'node:assert/strict'
import test from 'node:test'
import { type CatalogueEntry, choicesOf, filterCatalogue, makeIndex, prepare, readFilter, writeFilter } from './filter'

const texts: string[] = []
const entry = (name: string, text: string, more: Partial<CatalogueEntry> = {}): CatalogueEntry => {
  texts.push(text)
  return {
    name,
    tags: [],
    bundle: 'standard',
    kind: 'processor',
    input: 'required',
    restricted: false,
    accepts: [],
    ...more,
  }
}
const components = [
  entry('ListSFTP', 'Файлы. Просматривает каталог на сервере SFTP.', { input: 'forbidden', tags: ['sftp', 'list'] }),
  entry('FetchSFTP', 'Файлы. Скачивает файл с сервера SFTP.', { tags: ['sftp'] }),
  entry('PutDatabaseRecord', 'Базы. Пишет записи в таблицу базы PostgreSQL.', {
    tags: ['sql'],
    accepts: ['CSVReader', 'DBCPConnectionPool'],
  }),
  entry('EncryptContentPGP', 'Шифрует содержимое потокового файла.', { bundle: 'pgp', restricted: true }),
  entry('ValidateCsv', 'Проверяет строки CSV.', { tags: ['csv'] }),
]
const recipes = [
  {
    text: 'Прочитать CSV с сервера SFTP и записать в базу PostgreSQL postgres',
    components: ['ListSFTP', 'FetchSFTP', 'PutDatabaseRecord', 'CSVReader'],
  },
  { text: 'Забрать вложения писем почта', components: ['ConsumeIMAP'] },
]
// As a page loads it: through JSON.
const index = prepare(JSON.parse(JSON.stringify(makeIndex(components, texts, recipes))))
const names = index.entries.map(({ name }) => name)
const find = (search: string) => {
  const { shown, recipes, isPartial, count } = filterCatalogue(index, readFilter(search))
  return {
    names: names.filter((_, place) => shown[place]),
    recipes: recipes.flatMap((isShown, place) => (isShown ? [place] : [])),
    isPartial,
    count,
  }
}

const cases: { name: string; search: string; expected: string[]; recipes: number[]; isPartial?: boolean }[] = [
  { name: 'nothing requested', search: '', expected: names, recipes: [0, 1] },
  { name: 'a part of a name', search: '?q=ftp', expected: ['ListSFTP', 'FetchSFTP'], recipes: [] },
  { name: 'a word of a name', search: '?q=record', expected: ['PutDatabaseRecord'], recipes: [0] },
  { name: 'another form of a Russian word', search: '?q=шифрование', expected: ['EncryptContentPGP'], recipes: [] },
  { name: 'two words', search: '?q=каталоги sftp', expected: ['ListSFTP'], recipes: [] },
  {
    name: 'the find task',
    search: '?q=csv sftp postgresql',
    expected: ['ListSFTP', 'FetchSFTP', 'PutDatabaseRecord'],
    recipes: [0],
    isPartial: true,
  },
  {
    name: 'the find task as a question',
    search: '?q=Как прочитать CSV с SFTP в PostgreSQL?',
    expected: ['ListSFTP', 'FetchSFTP', 'PutDatabaseRecord'],
    recipes: [0],
    isPartial: true,
  },
  {
    name: 'words that say nothing beside one that does',
    search: '?q=что где csv',
    expected: ['ValidateCsv'],
    recipes: [0],
  },
  { name: 'a typo', search: '?q=шифруте', expected: ['EncryptContentPGP'], recipes: [] },
  { name: 'a typo in a name', search: '?q=validte', expected: ['ValidateCsv'], recipes: [] },
  { name: 'the other keyboard layout', search: '?q=ibahetn', expected: ['EncryptContentPGP'], recipes: [] },
  { name: 'a name in Cyrillic', search: '?q=постгрес', expected: ['PutDatabaseRecord'], recipes: [0] },
  { name: 'words nobody has', search: '?q=квантовый телепорт', expected: [], recipes: [], isPartial: true },
  { name: 'a tag', search: '?tag=sftp', expected: ['ListSFTP', 'FetchSFTP'], recipes: [0, 1] },
  {
    name: 'an input requirement and a tag',
    search: '?tag=sftp&input=forbidden',
    expected: ['ListSFTP'],
    recipes: [0, 1],
  },
  { name: 'a bundle', search: '?bundle=pgp', expected: ['EncryptContentPGP'], recipes: [0, 1] },
  { name: 'restricted', search: '?restricted=yes', expected: ['EncryptContentPGP'], recipes: [0, 1] },
  { name: 'unrestricted', search: '?restricted=no&q=csv', expected: ['ValidateCsv'], recipes: [0] },
  {
    name: 'a service that is accepted',
    search: '?accepts=CSVReader',
    expected: ['PutDatabaseRecord'],
    recipes: [0, 1],
  },
]
for (const { name, search, expected, recipes, isPartial = false } of cases) {
  test(`filters by ${name}`, () =>
    assert.deepEqual(find(search), { names: expected, recipes, isPartial, count: expected.length }))
}

test('the address keeps what is set, and nothing else', () => {
  assert.equal(writeFilter(readFilter('?q=a%20b&tag=&x=1&accepts=CSVReader')), '?q=a+b&accepts=CSVReader')
  assert.equal(writeFilter(readFilter('')), '')
})

test('choices are the values of the components, sorted and counted', () => {
  assert.deepEqual(choicesOf(index.entries, 'ru'), {
    tag: [
      ['csv', 'csv (1)'],
      ['list', 'list (1)'],
      ['sftp', 'sftp (2)'],
      ['sql', 'sql (1)'],
    ],
    bundle: [
      ['pgp', 'pgp (1)'],
      ['standard', 'standard (4)'],
    ],
    accepts: [
      ['CSVReader', 'CSVReader (1)'],
      ['DBCPConnectionPool', 'DBCPConnectionPool (1)'],
    ],
  })
})
