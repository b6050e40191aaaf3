import assert from 'node:assert/strict'
import { test } from 'node:test'
import { files } from '../../../scripts/tests/whole-index'
import {
  ask,
  CLASSES,
  countFacts,
  judge,
  judgeFacts,
  memoryClient,
  noiseOf,
  readAbsent,
  readFactQuestions,
  readQueries,
  readQuestions,
  share,
} from './judge'

/** Limits of `npm run bench:search`, which prints how far they are. The collections must be there: `npm test` makes them. */
const LIMITS = {
  mrr: 0.9,
  classMrr: 0.8,
  paraphrase: 0.6,
  across: 0.75,
  first: 0.85,
}

const client = memoryClient(files)
const queries = readQueries()

test('the pages that readers look for come first, in each class of questions', async () => {
  const judged = await judge(client, queries)
  const { mrr, first } = share(judged)
  assert.ok(mrr >= LIMITS.mrr, `MRR@10 ${mrr}`)
  assert.ok(first >= LIMITS.first, `right page first: ${first}`)
  for (const name of CLASSES) {
    const own = judged.filter(({ query }) => query.class === name)
    if (own.length > 0) assert.ok(share(own).mrr >= LIMITS.classMrr, `${name}: MRR@10 ${share(own).mrr}`)
  }
})

test('so do those of people’s own words, and of the other language, in the half that nobody has tuned for', async () => {
  const judged = await judge(client, readQuestions('reported'))
  for (const [name, least] of [
    ['paraphrase', LIMITS.paraphrase],
    ['across', LIMITS.across],
  ] as const) {
    const own = share(judged.filter(({ query }) => query.class === name))
    assert.ok(own.mrr >= least, `${name}: MRR@10 ${own.mrr}`)
  }
})

test('a question for a fact is answered, rarely wrongly, and no other question is', async () => {
  const { asked, right, wrong, others, noise } = countFacts(await judgeFacts(client, readFactQuestions('reported')))
  assert.ok(right / asked >= 0.45, `${right} of ${asked} right`)
  assert.ok(wrong / asked <= 0.025, `${wrong} of ${asked} wrong`)
  assert.ok(noise / others <= 0.02, `${noise} answers to ${others} questions for no fact`)
})

test('a fact that is asked for in a few words, as people type, is answered', async () => {
  const { right, wrong, noise } = countFacts(await judgeFacts(client, readFactQuestions('typed')))
  assert.ok(right >= 13 && wrong <= 1 && noise <= 1, `${right} right, ${wrong} wrong, ${noise} answers to no fact`)
  const answerTo = async (q: string) => (await ask(client, { q, lang: 'ru' })).fact
  assert.match((await answerTo('putemail smtp port'))?.value ?? '', /25/)
  assert.match((await answerTo('порт ClickHouse'))?.value ?? '', /8123/)
  assert.match((await answerTo('телефон поддержки'))?.value ?? '', /495/)
  assert.equal(await answerTo('что нового'), undefined)
})

test('what no page has is not taken for another word', async () => {
  const noise = await noiseOf(client, readAbsent())
  assert.ok(noise.length <= 3, noise.map(({ q }) => q).join(', '))
})

test('a property of a component is found, and its hit opens that very row', async () => {
  const hits = async (query: string) =>
    (await client.search([{ indexName: 'ru', params: { query } }])).results[0]?.hits.map(({ url }) => url).slice(0, 3)
  for (const [query = '', url = ''] of [
    ['puts3object bucket', '/docs/etl/processors/PutS3Object#property-bucket'],
    ['max poll records consumekafkarecord', '/docs/etl/processors/ConsumeKafkaRecord_2_6#property-max-poll-records'],
    ['putdatabaserecord record reader', '/docs/etl/processors/PutDatabaseRecord#property-put-db-record-record-reader'],
  ])
    assert.ok((await hits(query))?.includes(url), `${query}: ${(await hits(query))?.join(' ')}`)
})

test('a question keeps its subject, and words of failure lead to its errors', async () => {
  const urls = async (q: string, lang: string) =>
    (await ask(client, { q, lang })).hits.map(({ url }) => url.replace(/^\/en/, ''))
  const first = async (q: string, lang: string) => (await urls(q, lang))[0] ?? 'nothing'
  const errors = '/docs/etl/processors/PutS3Object#guide-errors'
  for (const [q, lang] of [
    ['почему putS3object не работает', 'ru'],
    ['почему PutS3Object не работает', 'ru'],
    ['PutS3Object не работает', 'ru'],
    ['PutS3Object ошибка', 'ru'],
    ['why does PutS3Object fail', 'en'],
    ['PutS3Object error', 'en'],
    ['PutS3Object access denied', 'ru'],
    ['PutS3Object access denied', 'en'],
  ] as const)
    assert.equal(await first(q, lang), errors, q)
  for (const q of ['putemail не работает', 'почему putemail не работает'])
    assert.equal(await first(q, 'ru'), '/docs/etl/processors/PutEmail#guide-errors', q)
  const others: [q: string, lang: string, page: string][] = [
    ['rss', 'ru', '/help'],
    ['rss', 'en', '/help'],
    ['лента изменений rss', 'ru', '/help'],
    ['changelog feed', 'en', '/help'],
    ['список изменений', 'ru', '/blog/changes'],
    ['changelog', 'ru', '/blog/changes'],
    ['changelog', 'en', '/blog/changes'],
    ['lineage', 'ru', '/docs/etl/monitoring#provenance'],
    ['lineage', 'en', '/docs/etl/monitoring#provenance'],
    // A message that has a code, quoted whole; several pages may show it.
    ['Скрипт выполнялся дольше лимита', 'ru', '/docs/workflow'],
    ['Не удалось подключиться к источнику', 'ru', '/docs/bi/'],
    ['распечатать страницу', 'ru', '/help'],
    ['print this page', 'en', '/help'],
    ['сохранить для чтения без сети', 'ru', '/help'],
    ['save section offline', 'en', '/help'],
    ['офлайн', 'ru', '/docs/mobile-apps/prorab/user-guide'],
    ['ссылка на заголовок', 'ru', '/help'],
    // The beginning of a word is enough.
    ['ошибка wf', 'ru', '/docs/workflow'],
    ['excl', 'en', '/docs/etl'],
  ]
  for (const [q, lang, page] of others) assert.ok((await first(q, lang)).startsWith(page), q)
  assert.match(await first('почему не работает ConsumeKafka', 'ru'), /ConsumeKafka.*#guide-errors$/)
  assert.match(await first('why does ConsumeKafka fail', 'en'), /ConsumeKafka.*#guide-errors$/)
  for (const lang of ['ru', 'en']) {
    const about = (await urls('provenance', lang)).slice(0, 2)
    assert.deepEqual(about, ['/docs/etl/monitoring#provenance', '/docs/glossary#data-provenance'])
  }
  const offline = (await urls('офлайн', 'ru')).slice(0, 3)
  assert.ok(
    offline.some((url) => url.startsWith('/help')),
    offline.join(' '),
  )
})
