import { parseArgs } from 'node:util'
import { contentDir } from '../../../lib/core/folders'
import { defaultLocale } from '../../../lib/core/routes'
import { buildIndex } from '../../../lib/search/embedded/build'
import { readSynonyms } from '../../../lib/search/synonyms'
import { loadEnv, main } from '../../../scripts/system/env'
import { explain } from './explain'
import { fit } from './fit'
import { inflateRecords } from './inflate'
import {
  benchFiles,
  benchRecords,
  CLASSES,
  countFacts,
  engineBytes,
  type Judged,
  type JudgedFact,
  judge,
  judgeFacts,
  memoryClient,
  pathOf,
  quantile,
  readFactQuestions,
  readQueries,
  readQuestions,
  share,
  type Typed,
  typeQuery,
} from './judge'
import { syntheticQueries } from './synthetic'

const HALVES = ['tuned', 'reported'] as const
const SEEDS = ['one', 'two', 'three']
/** Every fourth query, for measures that take seconds each. */
const EVERY = 4

const { values: options } = parseArgs({
  options: {
    /** A question to explain instead of measuring. */
    explain: { type: 'string' },
    lang: { type: 'string' },
    /** Learns the weights of facts instead of measuring. */
    fit: { type: 'boolean', default: false },
    /** Names each question whose right page does not come first, and each fact that was missed; of facts only those that may be looked at. */
    misses: { type: 'boolean', default: false },
  },
})

/**
 * Measures the embedded search: relevance, bytes, time. `-- --explain "вопрос"` prints why pages rank where they do. It
 * needs compiled content: run it after `npm run check`.
 */
await main(async () => {
  loadEnv()
  const records = benchRecords()
  const files = benchFiles(records)
  if (options.explain !== undefined) return explain(files, options.explain, options.lang ?? defaultLocale())
  if (options.fit) return fit(files)
  console.log(
    Object.entries(records)
      .map(([locale, { length }]) => `${locale}: ${length} records`)
      .join(', '),
  )
  console.log(`${files.size} files, ${kilobytes(sum([...files.values()].map(({ length }) => length)))}\n`)

  const { client } = memoryClient(files, () => 0)
  const written = readQueries()
  report('written by hand', await judge(client, written))
  for (const half of HALVES) report(`questions, ${half}`, await judge(client, readQuestions(half)))
  for (const half of HALVES) {
    const judged = await judgeFacts(client, readFactQuestions(half))
    const { asked, right, wrong, others, noise } = countFacts(judged)
    console.log(
      `answers, ${half}: ${right} of ${asked} right, ${wrong} wrong; ${noise} to ${others} questions for no fact`,
    )
    if (options.misses && half === 'tuned') listFacts(judged)
  }
  for (const seed of SEEDS) report(`synthetic, “${seed}”`, await judge(client, syntheticQueries(records, seed)))

  const engine = engineBytes()
  console.log(`\nengine ${kilobytes(engine)}; a question typed letter by letter, nothing loaded before:`)
  const typed: Typed[] = []
  for (const query of written) typed.push(await typeQuery(files, query))
  const first = reportBytes(typed, engine)
  const warm = typed.flatMap(({ warm }) => warm)
  console.log(
    `key to results, warm, Node: median ${quantile(warm, 0.5).toFixed(1)} ms, p95 ${quantile(warm, 0.95).toFixed(1)}, max ${Math.max(...warm).toFixed(1)}`,
  )

  const locale = defaultLocale()
  const many = buildIndex({
    name: locale,
    records: inflateRecords(records[locale] ?? []),
    synonyms: readSynonyms(contentDir()).value,
  })
  const sample = written.filter(({ lang }, index) => lang === locale && index % EVERY === 0)
  console.log(`\nten times the records (${locale}, ${sample.length} questions):`)
  const typedMany: Typed[] = []
  for (const query of sample) typedMany.push(await typeQuery(many, query))
  const firstOfMany = reportBytes(typedMany, engine)
  console.log(`${(firstOfMany / first).toFixed(2)} times the bytes to the first result`)
})

function sum(values: number[]): number {
  return values.reduce((total, value) => total + value, 0)
}

function kilobytes(bytes: number): string {
  return `${(bytes / 1024).toFixed(1)} KB`
}

function report(title: string, judged: Judged[]): void {
  const { mrr, first } = share(judged)
  console.log(
    `${title}: ${judged.length} queries, MRR@10 ${mrr.toFixed(3)}, right page first ${(first * 100).toFixed(0)} %`,
  )
  const classes = CLASSES.flatMap((name) => {
    const own = judged.filter(({ query }) => query.class === name)
    return own.length > 0 ? [`${name} ${share(own).mrr.toFixed(2)} (${own.length})`] : []
  })
  console.log(`  ${classes.join(', ')}`)
  if (!options.misses) return
  for (const { query, result, rank } of judged.filter((one) => one.rank < 1)) {
    const [correction] = result.userData ?? []
    const taken = correction ? ` taken for “${correction.to}”` : ''
    console.log(
      `    ${query.class} ${query.lang} “${query.q}”${taken}: ${query.expect[0]} at ${rank > 0 ? 1 / rank : '–'}`,
    )
    console.log(`      ${result.hits.slice(0, 3).map(pathOf).join(' ')}`)
  }
}

function listFacts(judged: JudgedFact[]): void {
  for (const { question, fact, verdict } of judged) {
    if (verdict === 'right' || verdict === 'silent') continue
    console.log(
      `    ${verdict} ${question.lang} “${question.q}”: ${question.answer ?? 'nothing'} (${question.page ?? '–'})`,
    )
    if (fact) console.log(`      ${fact.url} ${fact.subject}: ${fact.value}`)
  }
}

/** @returns median of the bytes to the first result */
function reportBytes(typed: Typed[], engine: number): number {
  const first = typed.map((one) => one.first + engine)
  const further = typed.flatMap((one) => one.further)
  const line = (values: number[]) =>
    `median ${kilobytes(quantile(values, 0.5))}, p95 ${kilobytes(quantile(values, 0.95))}, max ${kilobytes(Math.max(...values))}`
  console.log(
    `  first result: ${line(first)}; ${quantile(
      typed.map(({ requests }) => requests),
      0.5,
    )} requests`,
  )
  console.log(`  further letter: ${line(further)}`)
  return quantile(first, 0.5)
}
