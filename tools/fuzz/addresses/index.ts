import { parseArgs } from 'node:util'
import { contentDir } from '../../../lib/core/folders'
import { collect } from '../../../scripts/compile/collect'
import { loadEnv, main, seconds } from '../../../scripts/system/env'
import { readModel } from './model'
import { tryChanges } from './trial'

/**
 * Changes pages as authors do (renames, merges, retitles …) and judges what is proposed for their old addresses:
 * `npm run fuzz:addresses -- --changes 500 --seed one`. The sections of the real pages are changed in memory: to compile
 * each change would take an hour and judge the compiler.
 */
await main(async () => {
  const { values } = parseArgs({
    options: {
      changes: { type: 'string', default: '500' },
      seed: { type: 'string', default: 'one' },
      all: { type: 'boolean' },
    },
  })
  loadEnv()
  await collect()
  const began = performance.now()
  const outcomes = tryChanges(readModel(contentDir()), values.seed, Number(values.changes))
  const kinds = [...new Set(outcomes.map(({ kind }) => kind))]
  for (const { kind, isRight, why, wrong, silent } of outcomes)
    if (silent.length > 0 || wrong.length > 0 || (values.all && !isRight))
      console.log(
        `${kind}: ${silent.length > 0 ? `lost in silence: ${silent[0]}` : wrong.length > 0 ? 'certain and wrong' : 'not proposed'}; ${why}`,
      )
  for (const kind of kinds) {
    const own = outcomes.filter((outcome) => outcome.kind === kind)
    console.log(`${kind.padEnd(20)} ${own.filter(({ isRight }) => isRight).length} of ${own.length}`)
  }
  const [right, silent, wrong] = [
    outcomes.filter(({ isRight }) => isRight).length,
    outcomes.flatMap((outcome) => outcome.silent).length,
    outcomes.filter((outcome) => outcome.wrong.length > 0).length,
  ]
  console.log(
    `${outcomes.length} changes in ${seconds(began)}: ${right} proposed rightly (${((right / outcomes.length) * 100).toFixed(1)} %), ${wrong} certain and wrong, ${silent} addresses lost in silence`,
  )
  if (silent > 0 || right < outcomes.length * 0.95)
    throw new Error('less than 95 % are proposed rightly, or some are lost in silence')
})
