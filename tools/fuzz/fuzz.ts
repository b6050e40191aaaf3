import fs from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { main } from '../../scripts/system/env'
import { buildCase } from './build'
import { type CaseResult, runCases, siteOf } from './cases'
import { FIXTURES } from './sites'

const ROOT = path.resolve('.cache/fuzz')

/**
 * Damages real content at random and judges the messages for an author: `npm run fuzz -- --cases 2000 --seed one`;
 * `--case 17` repeats one case. Of every hundred cases two are built, one of them a case without errors; `--builds 0`
 * builds none.
 */
await main(async () => {
  const { values } = parseArgs({
    options: {
      cases: { type: 'string', default: '2000' },
      seed: { type: 'string', default: 'one' },
      case: { type: 'string' },
      builds: { type: 'string' },
    },
  })
  const { seed } = values
  const numbers =
    values.case === undefined ? Array.from({ length: Number(values.cases) }, (_, at) => at) : [Number(values.case)]
  if (numbers.length === 0 || !numbers.every(Number.isInteger)) throw new Error('--cases and --case are whole numbers')
  fs.rmSync(ROOT, { recursive: true, force: true })
  const results = await runCases(seed, numbers, ROOT, tell)
  const builds = Number(values.builds ?? Math.round(numbers.length / 100) * 2)
  const built: CaseResult[] = []
  for (const result of chooseBuilt(seed, results, builds)) {
    const done = await buildCase(seed, result, path.join(ROOT, 'build'))
    tell(done)
    built.push(done)
  }
  summarize('checked', results)
  summarize('built', built)
  if ([...results, ...built].some(({ outcome }) => outcome === 'finding'))
    throw new Error(`repeat a finding with: npm run fuzz -- --seed ${seed} --case <number>`)
})

function tell({ number, site, changes, outcome, why }: CaseResult): void {
  if (outcome !== 'finding') return
  const done = changes.map(({ file, what }) => `${file}: ${what}`).join('; ')
  console.log(`\nCase ${number} of ${site} (${done})\n  ${why}`)
}

/** Half as they come, half of those that are rendered; evenly over all cases. Only whole sites can be built. */
function chooseBuilt(seed: string, results: CaseResult[], count: number): CaseResult[] {
  const whole = results.filter(
    ({ number, outcome }) => outcome !== 'finding' && FIXTURES.includes(siteOf(seed, number)),
  )
  const spread = (list: CaseResult[], wanted: number) =>
    list.filter((_, at) => Math.floor((at * wanted) / list.length) !== Math.floor(((at - 1) * wanted) / list.length))
  const half = Math.floor(count / 2)
  const rendered = spread(
    whole.filter(({ isError, changes }) => !isError && changes.some(({ what }) => what !== 'left alone')),
    count - half,
  )
  return [...new Set([...spread(whole, half), ...rendered])]
}

function summarize(title: string, results: CaseResult[]): void {
  if (results.length === 0) return
  const count = (wanted: CaseResult['outcome']) => results.filter(({ outcome }) => outcome === wanted).length
  const slowest = results.reduce((most, each) => (each.ms > most.ms ? each : most))
  console.log(
    `${results.length} cases ${title}: ${count('passed')} passed, ${count('told')} told, ${count('finding')} findings; the slowest, ${slowest.number}, took ${(slowest.ms / 1000).toFixed(1)} s`,
  )
}
