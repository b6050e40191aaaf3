import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { TextSection } from '../../mdx/section'
import { pageRecords } from '../record'
import { buildIndex } from './build'
import { embeddedClient } from './client'

const section = (level: number, id: string, heading: string, tables: string[][][] = []): TextSection => ({
  level,
  id,
  heading,
  text: tables.flat(2).join(' '),
  tables,
})
const page = (path: string, title: string, sections: TextSection[]) =>
  pageRecords(
    { path, locale: 'ru', version: '1.0', kind: 'docs', section: 'Модули', title, description: '', tags: [] },
    sections,
  )
const limits = [
  ['Предел', 'Значение'],
  ['Участников группового чата', 'до 500'],
  ['Файлов в сообщении', '10, каждый до 100 МБ'],
  ['Кто закрепляет сообщения', 'владелец и модератор'],
]
const errors = [
  ['Код', 'Текст'],
  ['BI-101', 'Не удалось подключиться к источнику'],
  ['BI-102', 'Превышено время запроса'],
]
const settings = [
  ['Параметр', 'По умолчанию', 'Пояснение'],
  ['Кодировка соединения', 'utf8mb4', 'Меняйте, только если таблицы хранят текст в другой'],
  ['Имя схемы', '—', 'Например, public'],
]
const notes: [string, string][] = [['Срок приглашения', 'ссылка действует 72 часа']]
const records = [
  ...page('/docs/chat', 'Чат', [section(1, '', ''), section(2, 'limits', 'Ограничения', [limits])]),
  ...page('/docs/mysql', 'MySQL', [
    section(1, '', ''),
    section(2, 'settings', 'Параметры', [settings]),
    { ...section(2, 'invitation', 'Люди'), text: 'Срок приглашения: ссылка действует 72 часа', notes },
  ]),
  ...page('/docs/bi', 'Аналитика', [section(1, '', ''), section(2, 'errors', 'Ошибки', [errors])]),
  ...Array.from({ length: 20 }, (_, index) =>
    page(`/docs/other/${index}`, `Приложение ${index}`, [section(1, '', '')]),
  ).flat(),
]

async function ask(query: string, version?: string) {
  const files = buildIndex({ name: 'ru', records, synonyms: [], ...(version ? { version } : {}) })
  const client = embeddedClient(async (file) => files.get(file) ?? new Uint8Array())
  const { results } = await client.search([{ indexName: 'ru', params: { query } }])
  return results[0]?.fact
}

for (const [query, value] of [
  ['сколько участников в групповом чате', 'до 500'],
  ['сколько файлов можно в одном сообщении', '10, каждый до 100 МБ'],
  ['что значит BI-102', 'Превышено время запроса'],
  ['код ошибки превышено время запроса', 'Превышено время запроса'],
  [
    'кодировка соединения по умолчанию',
    'По умолчанию: utf8mb4; Пояснение: Меняйте, только если таблицы хранят текст в другой',
  ],
  ['какой срок приглашения', 'ссылка действует 72 часа'],
] as const)
  test(`“${query}” is answered by “${value}”`, async () => {
    assert.equal((await ask(query))?.value, value)
  })

for (const query of [
  'как закрепить сообщения',
  'групповой чат',
  'сколько сообщений закрепляет владелец',
  'что значит BI-103',
  'имя схемы MySQL по умолчанию',
])
  test(`“${query}” is answered by no fact`, async () => {
    assert.equal(await ask(query), undefined)
  })

test('an answer names its page, its place, and a version that is not the one at /docs', async () => {
  const question = 'сколько участников в групповом чате'
  assert.deepEqual(await ask(question), {
    subject: 'Участников группового чата',
    value: 'до 500',
    title: 'Чат',
    url: '/docs/chat#limits',
  })
  assert.equal((await ask(question, '1.0'))?.title, 'Чат · 1.0')
})
