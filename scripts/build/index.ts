import fs from 'node:fs'
import path from 'node:path'
import { contentDir } from '../../lib/core/folders'
import { forgetChanged, hashPages, keepHashes, openRequest } from '../../lib/next/incremental'
import { generatePhase } from '../../lib/next/phases.mjs'
import { collect } from '../content/collect'
import { loadEnv, main, seconds } from '../system/env'
import { run } from '../system/run'
import { compileCode, readCodeHash } from './compile-code'
import { drawUndrawn } from './draw-undrawn'
import { writeGitDates } from './git-dates'
import { lockBuild } from './lock'
import { repair, swap } from './swap'

/** Builds the site: lock → (content ‖ code) → check → render → publish → swap. A build that fails leaves `out` as it was. */
await main(async () => {
  const began = performance.now()
  loadEnv()
  await lockBuild()
  const out = path.resolve(process.env.OUT_DIR ?? 'out')
  repair(out)

  // The bundler sees no page of the collections, so the two compile side by side, one core each.
  const request = await openRequest()
  const code = timed(compileCode())
  const rendered = code.then(() => run('next', generatePhase.args, { env: { ...generatePhase.env, ...request.env } }))
  rendered.catch(() => {}) // awaited below, when the content is known to be in order
  const content = timed(collect().then(drawUndrawn))
  writeGitDates()
  content.catch(() => {}) // awaited below; what follows is done meanwhile
  const [check, publish] = await Promise.all([import('../check'), import('../publish')])
  const data = check.checkData(contentDir())
  const contentIn = await content

  const files = check.readContent()
  check.printProblems(check.checkEach(contentDir(), files, data))
  const codeIn = await code
  const rendering = performance.now()
  const hashes = hashPages(readCodeHash())
  await request.answer(forgetChanged(hashes))
  check.printProblems(check.checkTogether(contentDir(), files)) // Next renders beside the check and what follows it
  const [cards] = await Promise.all([publish.drawCards(), publish.writeData(), rendered])
  const renderedIn = seconds(rendering)

  const publishing = performance.now()
  const fresh = `${out}.new`
  fs.rmSync(fresh, { recursive: true, force: true })
  const pages = await publish.publish(fresh, cards)
  keepHashes(hashes)
  swap(fresh, out)
  const place = path.relative('.', out)
  const [compiled, made] = [`content ${contentIn} beside code ${codeIn}`, `pages ${renderedIn}`]
  console.log(
    `Built ${pages} pages into ${place} in ${seconds(began)}: ${compiled}, ${made}, publishing ${seconds(publishing)}`,
  )
})

async function timed(work: Promise<unknown>): Promise<string> {
  const began = performance.now()
  await work
  return seconds(began)
}
