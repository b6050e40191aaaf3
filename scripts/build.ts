import fs from 'node:fs'
import path from 'node:path'
import { drawCardsDuring, forgetCards, publishCards } from './cards'
import { checkContent, printProblems } from './check'
import { collect } from './collect'
import { loadEnv, main, seconds } from './env'
import { publishFeeds } from './feeds'
import { writeGitDates } from './git-dates'
import { publish } from './publish'
import { run } from './run'
import { publishSitemap } from './sitemap'

await main(async () => {
  const began = performance.now()
  loadEnv()
  const out = path.resolve(process.env.OUT_DIR ?? 'out')

  // The bundler sees no page of the collections, so the two compile side by side, one core each.
  const [collected, compiled] = await Promise.all([timed(collect()), timed(compileCode())])
  printProblems(checkContent())
  writeGitDates()
  forgetCards()

  const rendering = performance.now()
  await drawCardsDuring(run('next', ['build', '--experimental-build-mode', 'generate'], { env: { PUBLISHING: '1' } }))
  const rendered = seconds(rendering)

  const publishing = performance.now()
  const temporary = `${out}.new`
  fs.rmSync(temporary, { recursive: true, force: true })
  const pages = publish('.next', temporary)
  const { cards, drawn } = await publishCards(temporary)
  const [feeds, urls] = [publishFeeds(temporary), publishSitemap(temporary)]
  swap(temporary, out)
  console.log(`Wrote ${feeds} feed files, ${urls} addresses into the sitemap, ${cards} cards (${drawn} drawn)`)
  console.log(
    `Built ${pages} pages into ${path.relative('.', out)} in ${seconds(began)}: content ${collected} beside code ${compiled}, pages ${rendered}, publishing ${seconds(publishing)}`,
  )
})

/** Ended when the code is compiled and written: the attempt at an export that Next makes afterwards, without any content, takes seconds. */
function compileCode(): Promise<string> {
  return run('next', ['build', '--experimental-build-mode', 'compile'], { env: { CONTENT_PENDING: '1' }, until: 'Build ran with "compile" mode' })
}

/** Puts the new folder in place of the old one in two renames, so that a failed build leaves the old one as it was. */
function swap(fresh: string, out: string): void {
  const old = `${out}.old`
  fs.rmSync(old, { recursive: true, force: true })
  if (fs.existsSync(out)) fs.renameSync(out, old)
  fs.renameSync(fresh, out)
  fs.rmSync(old, { recursive: true, force: true })
}

async function timed(work: Promise<unknown>): Promise<string> {
  const began = performance.now()
  await work
  return seconds(began)
}
