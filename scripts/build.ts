import path from 'node:path'
import { waitForOrder } from '../lib/next/kept-pages'
import { generatePhase } from '../lib/next/phases.mjs'
import { collect } from './collect'
import { compileCode } from './compile-code'
import { loadEnv, main, seconds } from './env'
import { writeGitDates } from './git-dates'
import { lockBuild } from './lock'
import { run } from './run'
import { repair } from './swap'

await main(async () => {
  const began = performance.now()
  loadEnv({ isChecked: true })
  await lockBuild()
  const out = path.resolve(process.env.OUT_DIR ?? 'out')
  repair(out)

  // The bundler sees no page of the collections, so the two compile side by side, one core each.
  const compiling = timed(compileCode())
  const rendered = compiling.then(() =>
    run('next', generatePhase.args, { env: { ...generatePhase.env, ...waitForOrder() } }),
  )
  rendered.catch(() => {}) // where it stumbles over a mistake of the author's, as the order may, the check tells
  const collecting = timed(collect())
  const both = Promise.allSettled([collecting, compiling])
  writeGitDates()
  const { makeSite } = await import('./make-site') // takes a third of a second to load, here beside the two
  await both
  const collectedIn = await collecting
  const { pages, renderedIn, publishedIn } = await makeSite(out, compiling, rendered)
  console.log(
    `Built ${pages} pages into ${path.relative('.', out)} in ${seconds(began)}: content ${collectedIn} beside code ${await compiling}, pages ${renderedIn}, publishing ${publishedIn}`,
  )
})

async function timed(work: Promise<unknown>): Promise<string> {
  const began = performance.now()
  await work
  return seconds(began)
}
