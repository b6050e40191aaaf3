import { parseArgs } from 'node:util'
import { defaultLocale } from '../../../lib/core/routes'
import { loadEnv, main } from '../../../scripts/system/env'
import { explain } from './explain'
import {
  benchFiles,
  benchRecords,
  CLASSES,
  countFacts,
  type Judged,
  type JudgedFact,
  judge,
  judgeFacts,
  memoryClient,
  noiseOf,
  pathOf,
  readAbsent,
  readFactQuestions,
  readQueries,
  readQuestions,
  share,
} from './judge'

const HALVES = ['tuned', 'reported'] as const

const { values: options } = parseArgs({
  options: {
    /** A question to explain instead of measuring. */
    explain: { type: 'string' },
    lang: { type: 'string' },
    /** Names each question whose right page does not come first, and each fact that was missed; of facts only those that may be looked at. */
    misses: { type: 'boolean', default: false },
    /** What thesaurus and synonyms bring: MRR without each, and without both. */
    parts: { type: 'boolean', default: false },
  },
})

/**
 * Measures whether the embedded search puts the right pages first, by set and class of questions. `-- --explain "вопрос"`
 * prints why pages rank where they do. It needs compiled content: run it after `npm run check`.
 */
await main(async () => {
  loadEnv()
  const records = benchRecords()
  const files = benchFiles(records)
  if (options.explain !== undefined) return explain(files, options.explain, options.lang ?? defaultLocale())
  for (const [locale, { length }] of Object.entries(records)) console.log(`${locale}: ${length} records`)

  if (options.parts) return reportParts(records)
  const client = memoryClient(files)
  report('written by hand', await judge(client, readQueries()))
  for (const half of HALVES) report(`questions, ${half}`, await judge(client, readQuestions(half)))
  const [absent, noise] = [readAbsent(), await noiseOf(client, readAbsent())]
  console.log(`questions of nothing: ${noise.length} of ${absent.length} end in noise`)
  if (options.misses) console.log(noise.map(({ q }) => `    ${q}`).join('\n'))
  for (const half of [...HALVES, 'typed'] as const) {
    const judged = await judgeFacts(client, readFactQuestions(half))
    const { asked, right, wrong, others, noise } = countFacts(judged)
    console.log(
      `answers, ${half}: ${right} of ${asked} right, ${wrong} wrong; ${noise} to ${others} questions for no fact`,
    )
    if (options.misses && half !== 'reported') reportFacts(judged)
  }
})

async function reportParts(records: ReturnType<typeof benchRecords>): Promise<void> {
  const unaided = Object.entries(records).map(([locale, list]) => [locale, list.map(({ phrases: _, ...rest }) => rest)])
  const withoutThesaurus: typeof records = Object.fromEntries(unaided)
  const sets = [readQueries(), ...HALVES.map(readQuestions)]
  for (const [title, some, synonyms] of [
    ['with all words', records, undefined],
    ['without thesaurus', withoutThesaurus, undefined],
    ['without synonyms', records, []],
    ['without either', withoutThesaurus, []],
  ] as const) {
    const client = memoryClient(benchFiles(some, synonyms && [...synonyms]))
    const figures: string[] = []
    for (const set of sets) figures.push(share(await judge(client, set)).mrr.toFixed(3))
    console.log(`${title}: MRR@10 by hand ${figures[0]}, tuned ${figures[1]}, reported ${figures[2]}`)
  }
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

function reportFacts(judged: JudgedFact[]): void {
  for (const { question, fact, verdict } of judged) {
    if (verdict === 'right' || verdict === 'silent') continue
    console.log(
      `    ${verdict} ${question.lang} “${question.q}”: ${question.answer ?? 'nothing'} (${question.page ?? '–'})`,
    )
    if (fact) console.log(`      ${fact.url} ${fact.subject}: ${fact.value}`)
  }
}
