import assert from 'node:assert/strict'
import { test } from 'node:test'
import type { SectionFacts } from '../../mdx/section'
import { pageRecords, type RecordPage, type SearchRecord } from '../record'
import type { SearchHit, SearchParams } from '../types'
import { buildIndex } from './build'
import { embeddedClient } from './client'
import { SearchError } from './index-loader'

const section = (level: number, id: string, heading: string, text = ''): SectionFacts => ({ level, id, heading, text })
function page(path: string, title: string, sections: SectionFacts[], more: Partial<RecordPage> = {}): SearchRecord[] {
  const facts: RecordPage = {
    path,
    locale: 'ru',
    version: 'current',
    kind: 'docs',
    section: 'Аналитика',
    title,
    description: `Страница «${title}».`,
    tags: [],
    ...more,
  }
  return pageRecords(facts, sections)
}
const LONG_NAME = 'SimpleRedisDistributedMapCacheClientService'
const etl: Partial<RecordPage> = { kind: 'etl', section: 'Потоки данных', tags: ['s3'] }
const filler = Array.from({ length: 40 }, (_, index) =>
  page(`/docs/filler/${index}`, `Приложение ${index}`, [section(1, '', '', `слово${index} общее платформа`)]),
).flat()
const records = [
  ...page(
    '/docs/bi/dashboard',
    'Дашборды',
    [
      section(1, '', '', 'Экран с виджетами.'),
      section(2, 'create', 'Создать дашборд', 'Нажмите кнопку и выберите источник данных. Затем задайте имя.'),
      section(3, 'widget', 'Настройка виджета', 'Щёлкните виджет.'),
    ],
    { phrases: (anchor) => (anchor ? [] : ['приборная панель руководителя']) },
  ),
  ...page('/docs/bi/postgresql', 'Источник PostgreSQL', [section(1, '', '', 'Подключение к базе.')], {
    tags: ['базы'],
  }),
  ...page('/docs/board', 'Канбан-доска', [section(1, '', '', 'Карточки и столбцы.')], { section: 'Проекты' }),
  ...page(
    '/docs/etl/processors/PutS3Object',
    'PutS3Object',
    [
      section(1, '', '', 'Процессор'),
      {
        ...section(2, 'properties', 'Свойства'),
        rows: [
          { id: 'property-bucket', name: 'Bucket', text: 'Имя бакета.' },
          { id: 'property-storage-class', name: 'Storage Class', text: 'Класс хранения объекта.' },
        ],
      },
    ],
    etl,
  ),
  ...page('/docs/etl/services/SimpleRedisMapCache', LONG_NAME, [section(1, '', '', 'Служба')], { ...etl, tags: [] }),
  ...page('/docs/etl/processors/ListS3', 'ListS3', [section(1, '', '', 'Процессор')], etl),
  ...page('/blog/release-7_21_0', 'Версия 7.21: новое', [section(1, '', '', 'Отладка.')], {
    kind: 'release',
    section: 'Релизы',
    release: '7.21.0',
  }),
  ...page('/blog/release-7_2_0', 'Версия 7.2: старое', [section(1, '', '', 'Чат.')], {
    kind: 'release',
    section: 'Релизы',
    release: '7.2.0',
  }),
  ...page('/docs/glossary', 'Глоссарий', [
    section(1, '', '', 'Термины.'),
    { ...section(2, 'back-pressure', 'Обратное давление', 'Back pressure: порог очереди.'), names: ['Back pressure'] },
  ]),
  ...page('/docs/bi/errors', 'Неполадки', [
    section(1, '', '', 'Что мешает.'),
    {
      ...section(2, 'errors', 'Ошибки', 'BI-101, no pg_hba.conf entry for host; код на C#. Скрипт шире 101 знака BI.'),
      codes: ['BI-101'],
    },
  ]),
  ...[
    ['cpp', 'Разработка на C++'],
    ['dotnet', 'Платформа .NET'],
    ['rd', 'Отдел R&D'],
    ['force', 'Ключ --force-update'],
    ['address', 'Адрес 192.168.0.1'],
    ['wifi', 'Сеть Wi-Fi'],
    ['1c', 'Обмен с 1С'], // the letter is Cyrillic
    ['account', 'Счёт на оплату'],
    ['birch', 'Берёза'],
  ].flatMap(([path, title = '']) => page(`/docs/names/${path}`, title, [section(1, '', '', `Это ${title}.`)])),
  ...filler,
]
const SYNONYMS = [{ for: ['дашборд'], say: ['экран показателей', 'панелька'] }]
const files = buildIndex({ name: 'ru', records, synonyms: SYNONYMS })

const read = async (file: string) => {
  const bytes = files.get(file)
  if (!bytes) throw new SearchError('missing', file)
  return bytes
}
const ask = async (query: string, params: SearchParams = {}) => {
  const { results } = await embeddedClient(read).search([{ indexName: 'ru', params: { query, ...params } }])
  const [result] = results
  assert.ok(result)
  return result
}

const found: { query: string; first: string; to?: string; kind?: string }[] = [
  { query: 'дашборд', first: '/docs/bi/dashboard' },
  { query: 'дашбордами', first: '/docs/bi/dashboard' },
  { query: 'создаю дашборд', first: '/docs/bi/dashboard#create' },
  { query: 'настройки виджета', first: '/docs/bi/dashboard#widget' },
  { query: 'даш', first: '/docs/bi/dashboard' },
  { query: 'дашбрд', first: '/docs/bi/dashboard', to: 'дашборды', kind: 'typo' },
  { query: 'lfi,jhl', first: '/docs/bi/dashboard', to: 'дашборд', kind: 'layout' },
  { query: 'lfi,jh', first: '/docs/bi/dashboard', to: 'дашбор', kind: 'layout' },
  { query: 'панелька', first: '/docs/bi/dashboard' },
  { query: 'экран показателей', first: '/docs/bi/dashboard' },
  { query: 'постгрес', first: '/docs/bi/postgresql', to: 'postgresql', kind: 'typo' },
  { query: 'канбандоска', first: '/docs/board' },
  { query: 'put s3', first: '/docs/etl/processors/PutS3Object' },
  { query: 'puts3obj', first: '/docs/etl/processors/PutS3Object' },
  { query: 's3 list', first: '/docs/etl/processors/ListS3' },
  { query: 'storage class', first: '/docs/etl/processors/PutS3Object#property-storage-class' },
  { query: 'бакета', first: '/docs/etl/processors/PutS3Object#property-bucket' },
  { query: LONG_NAME.toLowerCase(), first: '/docs/etl/services/SimpleRedisMapCache' },
  { query: '7.21', first: '/blog/release-7_21_0' },
  { query: 'v7_21_0', first: '/blog/release-7_21_0' },
  { query: '7.2', first: '/blog/release-7_2_0' },
  { query: 'back pressure', first: '/docs/glossary#back-pressure' },
  { query: 'no pg_hba.conf entry', first: '/docs/bi/errors#errors' },
  { query: 'pg_hba', first: '/docs/bi/errors#errors' },
  { query: 'BI-101', first: '/docs/bi/errors#errors' },
  { query: 'c#', first: '/docs/bi/errors#errors' },
  ...(
    [
      ['C++', 'cpp'],
      ['с++', 'cpp'], // Cyrillic, as a keyboard may be
      ['.NET', 'dotnet'],
      ['R&D', 'rd'],
      ['--force-update', 'force'],
      ['192.168.0.1', 'address'],
      ['Wi-Fi', 'wifi'],
      ['1C', '1c'], // Latin
      ['счет', 'account'],
      ['счёт', 'account'],
      ['берез', 'birch'],
      ['БЕРЁЗ', 'birch'],
    ] as const
  ).map(([query, name]) => ({ query, first: `/docs/names/${name}` })),
]
for (const { query, first, to, kind } of found)
  test(`“${query}” finds ${first}${to ? ` as “${to}”` : ''}`, async () => {
    const { hits, userData } = await ask(query)
    assert.equal(hits[0]?.url, first)
    assert.deepEqual(userData, to === undefined ? undefined : [{ kind, to }])
  })

// The last ones are near to “столбцы” and “ListS3”: too far for a lone word.
for (const query of ['', 'д', ';', 'квантовый телепорт', '   ', 'столовая', 'lst'])
  test(`“${query}” finds nothing`, async () => {
    const { hits, nbHits, nbPages } = await ask(query)
    assert.deepEqual({ hits, nbHits, nbPages }, { hits: [], nbHits: 0, nbPages: 0 })
  })

test('a sentence is not corrected word by word', async () => {
  assert.equal((await ask('карточки канбан досок')).userData, undefined)
  assert.deepEqual((await ask('дашбрд')).userData, [{ kind: 'typo', to: 'дашборды' }])
  const { hits, userData } = await ask('кнопка для источника данных чтобы отбладить')
  assert.deepEqual([hits[0]?.url, userData], ['/docs/bi/dashboard#create', undefined])
})

test('a hit marks what a synonym stands for', async () => {
  const { hits } = await ask('панелька', { highlightPreTag: '[', highlightPostTag: ']' })
  assert.equal(hits[0]?._highlightResult.hierarchy.lvl1?.value, '[Дашборды]')
})

test('a hit marks a version as a whole', async () => {
  const { hits } = await ask('7.21', { highlightPreTag: '[', highlightPostTag: ']' })
  assert.equal(hits[0]?._highlightResult.hierarchy.lvl1?.value, 'Версия [7.21]: новое')
})

test('nothing found offers what is near, in a form that readers know', async () => {
  const { hits, suggestions } = await ask('роска')
  assert.deepEqual([hits, suggestions], [[], ['доска']])
  assert.deepEqual((await ask('доска')).suggestions, [])
})

test('every hit has a line of text; those out of sight load it later', async () => {
  const { hits } = await ask('приложение')
  const late = hits.filter(({ lateSnippet }) => lateSnippet)
  assert.equal(hits.length - late.length, 4)
  for (const hit of hits)
    assert.match((hit._snippetResult?.content ?? (await hit.lateSnippet?.()))?.value ?? '', /платформа/)
})

test('a hit that only the thesaurus finds shows the phrase', async () => {
  const { hits } = await ask('приборная доска руководителя', { highlightPreTag: '[', highlightPostTag: ']' })
  assert.equal(hits[0]?.url, '/docs/bi/dashboard')
  assert.match(hits[0]?._snippetResult?.content?.value ?? '', /^\[приборная\] .*\[руководителя\] — /)
})

test('the words that no page has are named', async () => {
  const { hits, missing, userData } = await ask('виджет телеграм')
  assert.deepEqual([hits[0]?.url, missing, userData], ['/docs/bi/dashboard#widget', ['телеграм'], undefined])
})

test('a page that a question names comes before those with its common words', async () => {
  const urls = (await ask('платформа общее PutS3Object')).hits.map(({ url_without_anchor }) => url_without_anchor)
  assert.equal(urls[0], '/docs/etl/processors/PutS3Object')
})

test('the literal question is not corrected', async () => {
  const { hits, userData } = await ask('дашбрд', { typoTolerance: false })
  assert.deepEqual([hits, userData], [[], undefined])
})

test('a question longer than the box is cut, and markup in it is text', async () => {
  assert.equal((await ask(`дашборд ${'x'.repeat(500)}`)).hits[0]?.url, '/docs/bi/dashboard')
  assert.equal((await ask('<b>дашборд</b> = * "')).hits[0]?.url, '/docs/bi/dashboard')
})

test('a hit has the shape of DocSearch, marks and a snippet', async () => {
  const { hits } = await ask('нажмите кнопку источник', {
    attributesToSnippet: ['content:5'],
    highlightPreTag: '[',
    highlightPostTag: ']',
  })
  const hit = hits[0] as SearchHit
  assert.deepEqual(
    { ...hit, _highlightResult: undefined, _snippetResult: undefined, content: undefined },
    {
      objectID: '/docs/bi/dashboard#create',
      url: '/docs/bi/dashboard#create',
      url_without_anchor: '/docs/bi/dashboard',
      anchor: 'create',
      type: 'lvl2',
      kind: 'docs',
      hierarchy: {
        lvl0: 'Аналитика',
        lvl1: 'Дашборды',
        lvl2: 'Создать дашборд',
        lvl3: null,
        lvl4: null,
        lvl5: null,
        lvl6: null,
      },
      _highlightResult: undefined,
      _snippetResult: undefined,
      content: undefined,
    },
  )
  assert.equal(hit._snippetResult?.content?.value, '[Нажмите] [кнопку] и выберите [источник]…')
  const { hits: cut } = await ask('кнопку', { attributesToSnippet: ['content:6'] })
  assert.equal(cut[0]?._snippetResult?.content?.value, 'Нажмите <mark>кнопку</mark> и выберите источник данных…')
  const { hits: named } = await ask('puts3', { highlightPreTag: '[', highlightPostTag: ']' })
  assert.equal(named[0]?._highlightResult.hierarchy.lvl1?.value, '[PutS3Object]')
})

test('pages, facets and filters', async () => {
  const all = await ask('приложение', { facets: ['kind', 'section', 'tags'] })
  assert.deepEqual([all.nbHits, all.nbPages, all.hits.length, all.page], [40, 2, 20, 0])
  const second = await ask('приложение', { page: 1 })
  assert.equal(second.hits.length, 20)
  assert.equal(new Set([...all.hits, ...second.hits].map(({ objectID }) => objectID)).size, 40)
  assert.deepEqual(all.facets, { kind: { docs: 40 }, section: { Аналитика: 40 }, tags: {} })

  const s3 = await ask('s3', { facets: 'tags', facetFilters: [['kind:etl', 'kind:release'], 'tags:s3'] })
  assert.deepEqual(
    s3.hits.map(({ kind }) => kind),
    ['etl', 'etl'],
  )
  assert.deepEqual(s3.facets, { tags: { s3: 2 } })
  assert.equal((await ask('s3', { facetFilters: ['kind:docs'] })).nbHits, 0)
  assert.equal((await ask('s3', { facetFilters: ['language:ru'] })).nbHits, 2, 'an index has one language only')
  assert.deepEqual((await ask('s3', { hitsPerPage: 0 })).nbPages, 0)
})

test('each file is asked for once, and few of them for a question', async () => {
  const asked: string[] = []
  const client = embeddedClient((file) => {
    asked.push(file)
    return read(file)
  })
  const search = (query: string) => client.search([{ indexName: 'ru', query }])
  await Promise.all([search('дашборд'), search('дашборды'), search('виджет')])
  await search('дашборд')
  assert.equal(new Set(asked).size, asked.length)
  assert.ok(!asked.some((file) => file.endsWith('spell.bin')), 'no spelling for known words')
  assert.ok(asked.length < files.size)
})

test('a piece that is missing rejects the question; asked again, it is answered', async () => {
  for (const broken of [/ru\.json$/, /\/t0\.bin$/, /\/p0\.bin$/]) {
    let isDown = true
    const client = embeddedClient((file) =>
      isDown && broken.test(file) ? Promise.reject(new SearchError('missing', file)) : read(file),
    )
    const search = () => client.search([{ indexName: 'ru', params: { query: 'дашборд' } }])
    await assert.rejects(
      search,
      (error) => error instanceof SearchError && error.reason === 'missing' && broken.test(error.file),
    )
    isDown = false
    assert.equal((await search()).results[0]?.hits[0]?.url, '/docs/bi/dashboard', String(broken))
  }
})

test('a site published anew is found by its new pieces', async () => {
  const renewed = buildIndex({
    name: 'ru',
    records: page('/docs/new', 'Дашборды', [section(1, '', '', 'Новое.')]),
    synonyms: [],
  })
  let site = files
  const client = embeddedClient(async (file) => {
    const bytes = site.get(file)
    if (!bytes) throw new SearchError('missing', file)
    return bytes
  })
  const search = (query: string) => client.search([{ indexName: 'ru', params: { query } }])
  await search('дашборд')
  site = renewed
  assert.equal((await search('приложение 30')).results[0]?.hits.length, 0)
  assert.equal((await search('дашборд новое')).results[0]?.hits[0]?.url, '/docs/new')
})

test('damaged pieces are told as such', async () => {
  const client = embeddedClient(async (file) =>
    /\/t\d+\.bin$/.test(file) ? Uint8Array.of(0x1f, 0x8b, 1, 2, 3) : read(file),
  )
  await assert.rejects(
    client.search([{ indexName: 'ru', params: { query: 'дашборд' } }]),
    (error) => error instanceof SearchError && error.reason === 'damaged',
  )
})

test('the names of the pieces change with what they hold, the root keeps its own', () => {
  const other = buildIndex({ name: 'ru', records: records.slice(0, -1), synonyms: [] })
  const folders = (index: Map<string, Uint8Array>) => new Set([...index.keys()].map((name) => name.split('/')[0]))
  assert.equal(folders(files).size, 2)
  assert.deepEqual(
    [...folders(files)].filter((name) => folders(other).has(name)),
    ['ru.json'],
  )
  assert.deepEqual([...buildIndex({ name: 'ru', records, synonyms: SYNONYMS }).keys()], [...files.keys()])
})

test('an index of nothing answers with nothing', async () => {
  const empty = buildIndex({ name: 'ru', records: [], synonyms: [] })
  const client = embeddedClient(async (file) => empty.get(file) ?? Promise.reject(new SearchError('missing', file)))
  const { results } = await client.search([{ indexName: 'ru', params: { query: 'дашборд' } }])
  assert.deepEqual(results[0]?.hits, [])
})
