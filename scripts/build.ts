import fs from 'node:fs'
import path from 'node:path'
import { listPages, readPageMedia } from '../lib/content/pages'
import { contentDir, mediaDir } from '../lib/folders'
import { compilePhase, DIST, generatePhase } from '../lib/next/phases.mjs'
import { shortHash } from '../lib/short-hash'
import { drawCards, publishCards } from './cards'
import { checkContent, printProblems } from './check'
import { collect } from './collect'
import { loadEnv, main, seconds } from './env'
import { readAll } from './files'
import { writeGitDates } from './git-dates'
import { lockBuild } from './lock'
import { forgetPages, publish } from './publish'
import { run } from './run'
import { repair, swap } from './swap'

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
  await lockBuild()
  const out = path.resolve(process.env.OUT_DIR ?? 'out')
  repair(out)

  // The bundler sees no page of the collections, so the two compile side by side, one core each. It sees the copies collect() makes first.
  const isFaulty = process.env.CONTENT_FAULTY === '1' // only the check follows, and then the end
  const [collected, compiled] = await Promise.allSettled([timed(collect()), isFaulty ? '' : timed(compileCode())])
  if (collected.status === 'rejected') throw collected.reason
  printProblems(await checkContent()) // what the bundler refuses of content/pages is told with the other problems
  if (compiled.status === 'rejected') throw compiled.reason
  writeGitDates()

  const rendering = performance.now()
  forgetPages() // what is published shares its files: Next must make new ones
  const temporary = `${out}.new`
  fs.rmSync(temporary, { recursive: true, force: true })
  fs.mkdirSync(temporary, { recursive: true })
  const [cards, written] = await Promise.all([
    drawCards(),
    run('tsx', ['scripts/publish-data.ts', temporary]), // needs nothing that is rendered
    run('next', generatePhase.args, generatePhase),
  ])
  const rendered = seconds(rendering)

  const publishing = performance.now()
  const pages = publish(temporary)
  publishCards(cards.names, temporary)
  swap(temporary, out)
  console.log(`${written.trim()}, ${cards.names.length} cards (${cards.drawn} drawn)`)
  console.log(
    `Built ${pages} pages into ${path.relative('.', out)} in ${seconds(began)}: content ${collected.value} beside code ${compiled.value}, pages ${rendered}, publishing ${seconds(publishing)}`,
  )
})

/** Compiles the code, unless the last build did: the content changes more often. */
async function compileCode(): Promise<void> {
  const stamp = path.join(DIST, 'code.hash')
  const current = shortHash(
    [process.version, ...readEnvironment(), ...CODE.flatMap(readAll), ...readPages()].join('\n'),
  )
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === current && hasPageMedia()) return
  fs.rmSync(stamp, { force: true }) // a compilation that is cut off is no compilation
  const { args, env, until } = compilePhase
  await run('next', args, { env: { ...env, CODE_HASH: current }, until })
  fs.writeFileSync(stamp, current)
}

/** What Next compiles into the code beside files. */
function readEnvironment(): string[] {
  return Object.entries(process.env)
    .filter(([name]) => ['BASE_PATH', 'LOCALES'].includes(name) || name.startsWith('NEXT_PUBLIC_'))
    .map(([name, value]) => `${name}=${value}`)
    .sort()
}

/** What the pages of `content/pages`, which are compiled with the code, print beside their own text. */
function readPages(): string[] {
  if (listPages().length === 0) return []
  const inputs = ['pages', 'site.yaml', 'glossary.yaml'].map((name) => path.join(contentDir(), name))
  return inputs.flatMap(readAll).map((text) => text.replaceAll(contentDir(), ''))
}

/** False when the cache has lost media that only a compilation of `content/pages` makes. */
function hasPageMedia(): boolean {
  return listPages().every(({ file }) => {
    const names = readPageMedia(file)
    return names?.every((name) => fs.existsSync(path.join(mediaDir(), name))) ?? false
  })
}

async function timed(work: Promise<unknown>): Promise<string> {
  const began = performance.now()
  await work
  return seconds(began)
}
