import assert from 'node:assert/strict'
import { test } from 'node:test'
import {
  benchFiles,
  benchRecords,
  CLASSES,
  countFacts,
  engineBytes,
  judge,
  judgeFacts,
  memoryClient,
  quantile,
  readFactQuestions,
  readQueries,
  readQuestions,
  share,
  typeQuery,
} from './judge'
import { syntheticQueries } from './synthetic'

/** Limits of `npm run bench:search`, which prints how far they are. The collections must be there: `npm test` makes them. */
const LIMITS = {
  mrr: 0.9,
  classMrr: 0.8,
  paraphrase: 0.6,
  across: 0.75,
  first: 0.85,
  /** Bytes of engine and index to the first result, and of a further letter. */
  firstMedian: 80 * 1024,
  firstP95: 120 * 1024,
  furtherMedian: 30 * 1024,
}
const SEEDS = ['one', 'two']
const EVERY = 5

const records = benchRecords()
const files = benchFiles(records)
const { client } = memoryClient(files, () => 0)
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
  assert.ok(wrong / asked <= 0.02, `${wrong} of ${asked} wrong`)
  assert.ok(noise / others <= 0.02, `${noise} answers to ${others} questions for no fact`)
})

test('so do the pages of questions that nobody has tuned for', async () => {
  const judged = await judge(
    client,
    SEEDS.flatMap((seed) => syntheticQueries(records, seed)),
  )
  assert.ok(judged.length > 200)
  const { mrr } = share(judged)
  assert.ok(mrr >= 0.85, `MRR@10 ${mrr}`)
  for (const name of new Set(judged.map(({ query }) => query.class))) {
    const own = share(judged.filter(({ query }) => query.class === name))
    assert.ok(own.mrr >= LIMITS.classMrr, `${name}: MRR@10 ${own.mrr}`)
  }
})

test('the first result and each further letter cost little', async () => {
  const engine = engineBytes()
  const typed = []
  for (const query of queries.filter((_, index) => index % EVERY === 0)) typed.push(await typeQuery(files, query))
  const first = typed.map((one) => one.first + engine)
  assert.ok(quantile(first, 0.5) <= LIMITS.firstMedian, `median ${quantile(first, 0.5)}`)
  assert.ok(quantile(first, 0.95) <= LIMITS.firstP95, `p95 ${quantile(first, 0.95)}`)
  assert.ok(
    quantile(
      typed.flatMap(({ further }) => further),
      0.5,
    ) <= LIMITS.furtherMedian,
  )
})

test('a property of a component is found, and its hit opens that very row', async () => {
  const ask = async (query: string) =>
    (await client.search([{ indexName: 'ru', params: { query } }])).results[0]?.hits.map(({ url }) => url).slice(0, 3)
  for (const [query = '', url = ''] of [
    ['puts3object bucket', '/docs/etl/processors/PutS3Object#property-bucket'],
    ['max poll records consumekafkarecord', '/docs/etl/processors/ConsumeKafkaRecord_2_6#property-max-poll-records'],
    ['putdatabaserecord record reader', '/docs/etl/processors/PutDatabaseRecord#property-put-db-record-record-reader'],
  ])
    assert.ok((await ask(query))?.includes(url), `${query}: ${(await ask(query))?.join(' ')}`)
})
