import fs from 'node:fs'
import path from 'node:path'
import { listPages, readPageMedia } from '../lib/content/pages'
import { contentDir, mediaDir } from '../lib/folders'
import { renderOnly } from '../lib/next/kept-pages'
import { compilePhase, DIST, generatePhase } from '../lib/next/phases.mjs'
import { shortHash } from '../lib/short-hash'
import { drawCards, publishCards } from './cards'
import { checkContent, printProblems } from './check'
import { collect } from './collect'
import { loadEnv, main, seconds } from './env'
import { publishIcon } from './favicon'
import { linkAll, readAll } from './files'
import { writeGitDates } from './git-dates'
import { lockBuild } from './lock'
import { forgetPages, publish } from './publish'
import { changedPages, keepRenderState, renderState, takeRenderState } from './render-state'
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
/** What is published of the collections beside the pages. */
const DATA = path.join(DIST, 'data')
/** Hash of the code that `.next` was compiled from. */
const CODE_HASH = path.join(DIST, 'code.hash')
const readCodeHash = (): string => fs.readFileSync(CODE_HASH, 'utf8')

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
  writeGitDates()
  // Needs nothing that is rendered, and the check keeps one core only. Where it stumbles over a mistake, the check tells.
  fs.rmSync(DATA, { recursive: true, force: true })
  fs.mkdirSync(DATA, { recursive: true }) // there is no .next yet where faults kept the code from being compiled
  const written = run('tsx', ['scripts/publish-data.ts', DATA])
  written.catch(() => {})
  printProblems(await checkContent()) // what the bundler refuses of content/pages is told with the other problems
  if (compiled.status === 'rejected') throw compiled.reason

  const rendering = performance.now()
  const state = renderState(readCodeHash())
  const changed = changedPages(takeRenderState(), state)
  forgetPages(changed) // what is published shares its files: Next must make new ones
  const [cards, report] = await Promise.all([
    drawCards(),
    written,
    run('next', generatePhase.args, { env: { ...generatePhase.env, ...renderOnly(changed) } }),
  ])
  const rendered = seconds(rendering)

  const publishing = performance.now()
  const temporary = `${out}.new`
  fs.rmSync(temporary, { recursive: true, force: true })
  fs.mkdirSync(temporary, { recursive: true })
  const pages = publish(temporary)
  linkAll(DATA, temporary)
  publishCards(cards.names, temporary)
  await publishIcon(temporary)
  keepRenderState(state)
  swap(temporary, out)
  console.log(`${report.trim()}, ${cards.names.length} cards (${cards.drawn} drawn)`)
  console.log(
    `Built ${pages} pages into ${path.relative('.', out)} in ${seconds(began)}: content ${collected.value} beside code ${compiled.value}, pages ${rendered}, publishing ${seconds(publishing)}`,
  )
})

/** Compiles the code, unless the last build did: the content changes more often. */
async function compileCode(): Promise<void> {
  const current = shortHash(
    [process.version, ...readEnvironment(), ...CODE.flatMap(readAll), ...readPages()].join('\n'),
  )
  if (fs.existsSync(CODE_HASH) && readCodeHash() === current && hasPageMedia()) return
  fs.rmSync(CODE_HASH, { force: true }) // a compilation that is cut off is no compilation
  const { args, env, until } = compilePhase
  await run('next', args, { env: { ...env, CODE_HASH: current }, until })
  fs.writeFileSync(CODE_HASH, current)
}

/** What Next compiles into the code beside files. */
function readEnvironment(): string[] {
  return Object.entries(process.env)
    .filter(([name]) => ['BASE_PATH', 'LOCALES', 'LOGO'].includes(name) || name.startsWith('NEXT_PUBLIC_'))
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
