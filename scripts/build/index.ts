import fs from 'node:fs'
import path from 'node:path'
import { contentDir } from '../../lib/core/folders'
import { forgetChanged, hashPages, keepHashes } from '../../lib/next/incremental'
import { generatePhase } from '../../lib/next/phases.mjs'
import { checkData, checkEach, checkTogether, printProblems, readContent } from '../check'
import { collect } from '../content/collect'
import { drawCards, publish, writeData } from '../publish'
import { loadEnv, main, seconds } from '../system/env'
import { run } from '../system/run'
import { repair, replace } from './atomic-replace'
import { compileCode, readCodeHash } from './compile-code'
import { drawUndrawn } from './draw-undrawn'
import { writeGitDates } from './git-dates'
import { lockBuild } from './lock'

/** Builds the site: lock → (content ‖ code) → (render ‖ check, data) → publish → replace. A build that fails leaves `out` as it was. */
await main(async () => {
  const began = performance.now()
  loadEnv()
  await lockBuild()
  const out = path.resolve(process.env.OUT_DIR ?? 'out')
  repair(out)

  // The bundler sees no page of the collections, so the two compile side by side, a core each.
  const [content] = await Promise.all([collectContent(), compileCode()])
  const compiledIn = seconds(began)

  const rendering = performance.now()
  const hashes = hashPages(readCodeHash())
  forgetChanged(hashes)
  const render = run('next', generatePhase.args, { env: generatePhase.env })
  const [cards] = await Promise.all([checkAndWrite(content), render])
  const renderedIn = seconds(rendering)

  const publishing = performance.now()
  const fresh = `${out}.new`
  fs.rmSync(fresh, { recursive: true, force: true })
  const pages = await publish(fresh, cards)
  keepHashes(hashes)
  replace(fresh, out)
  console.log(
    `Built ${pages} pages into ${path.relative('.', out)} in ${seconds(began)}: content beside code ${compiledIn}, pages ${renderedIn}, publishing ${seconds(publishing)}`,
  )
})

/** Collects the content and checks each file. @throws ContentError */
async function collectContent() {
  writeGitDates()
  await collect()
  await drawUndrawn()
  const content = readContent()
  printProblems(checkEach(contentDir(), content, checkData(contentDir())))
  return content
}

/** What is done beside Next: checks the files together, and makes what is published beside the pages. @throws ContentError */
async function checkAndWrite(content: ReturnType<typeof readContent>) {
  printProblems(checkTogether(contentDir(), content))
  const cards = await drawCards()
  writeData()
  return cards
}
