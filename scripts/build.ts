import fs from 'node:fs'
import path from 'node:path'
import { shortHash } from '../lib/short-hash'
import { drawCardsDuring, forgetCards, publishCards } from './cards'
import { checkContent, printProblems } from './check'
import { collect } from './collect'
import { loadEnv, main, seconds } from './env'
import { publishFeeds } from './feeds'
import { listFiles } from './files'
import { writeGitDates } from './git-dates'
import { forgetPages, publish } from './publish'
import { run } from './run'
import { publishSitemap } from './sitemap'

const DIST = '.next'
/** What the compiled code depends on; `.cache/pages` holds the pages of `@next/mdx`. */
const CODE = [
  'app',
  'components',
  'lib',
  'messages',
  '.cache/pages',
  'mdx-components.tsx',
  'next.config.mjs',
  'proxy.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]

await main(async () => {
  const began = performance.now()
  loadEnv({ isChecked: true })
  const out = path.resolve(process.env.OUT_DIR ?? 'out')

  // The bundler sees no page of the collections, so the two compile side by side, one core each. It sees the copies collect() makes first.
  const isFaulty = process.env.CONTENT_FAULTY === '1' // only the check follows, and then the end
  const [collected, compiled] = await Promise.allSettled([timed(collect()), isFaulty ? '' : timed(compileCode())])
  if (collected.status === 'rejected') throw collected.reason
  printProblems(await checkContent()) // what the bundler refuses of content/pages is told with the other problems
  if (compiled.status === 'rejected') throw compiled.reason
  writeGitDates()
  forgetCards()

  const rendering = performance.now()
  await drawCardsDuring(run('next', ['build', '--experimental-build-mode', 'generate'], { env: { PUBLISHING: '1' } }))
  const rendered = seconds(rendering)

  const publishing = performance.now()
  const temporary = `${out}.new`
  fs.rmSync(temporary, { recursive: true, force: true })
  const pages = publish(DIST, temporary)
  const { cards, drawn } = await publishCards(temporary)
  const [feeds, urls] = [publishFeeds(temporary), publishSitemap(temporary)]
  swap(temporary, out)
  console.log(`Wrote ${feeds} feed files, ${urls} addresses into the sitemap, ${cards} cards (${drawn} drawn)`)
  console.log(
    `Built ${pages} pages into ${path.relative('.', out)} in ${seconds(began)}: content ${collected.value} beside code ${compiled.value}, pages ${rendered}, publishing ${seconds(publishing)}`,
  )
})

/** Compiles the code, unless the last build did: the content changes more often. */
async function compileCode(): Promise<void> {
  const stamp = path.join(DIST, 'code.hash')
  const current = shortHash(
    [process.version, process.env.BASE_PATH, process.env.LOCALES, ...CODE.flatMap(readAll)].join('\n'),
  )
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === current) return forgetPages(DIST)
  // Ended when the code is written: the attempt at an export that Next makes afterwards, without any content, takes seconds.
  await run('next', ['build', '--experimental-build-mode', 'compile'], {
    env: { CONTENT_PENDING: '1', CODE_HASH: current },
    until: 'Build ran with "compile" mode',
  })
  fs.writeFileSync(stamp, current)
}

/** Names and contents of the files of a folder, or of a file. */
function readAll(place: string): string[] {
  const files = fs.statSync(place).isDirectory() ? listFiles(place).map((file) => path.join(place, file)) : [place]
  return files.sort().flatMap((file) => [file, fs.readFileSync(file, 'utf8')])
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
