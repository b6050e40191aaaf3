import fs from 'node:fs'
import path from 'node:path'
import { listPages, readPageMedia } from '../lib/content/pages'
import { contentDir, mediaDir } from '../lib/folders'
import { orderPages, waitForOrder } from '../lib/next/kept-pages'
import { compilePhase, DIST, generatePhase } from '../lib/next/phases.mjs'
import { siteFiles } from '../lib/pages'
import { INDEX_FOLDER } from '../lib/search/target'
import { shortHash } from '../lib/short-hash'
import { drawCards, publishCards } from './cards'
import { checkContent, printProblems } from './check'
import { collect, mirrorPages } from './collect'
import { loadEnv, main, seconds } from './env'
import { publishIcon } from './favicon'
import { publishFeeds } from './feeds'
import { linkAll, readAll, writeAll } from './files'
import { writeGitDates } from './git-dates'
import { lockBuild } from './lock'
import { forgetPages, publish } from './publish'
import { keepRenderState, type RenderState, renderState, takeChangedPages } from './render-state'
import { run } from './run'
import { publishSearch } from './search'
import { publishSitemap } from './sitemap'
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
/** What is published of the collections beside the pages. The search indexes in it are kept from build to build. */
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

  // The bundler sees no page of the collections, so the two compile side by side, one core each.
  const compiling = timed(compileCode())
  const rendered = compiling.then(() =>
    run('next', generatePhase.args, { env: { ...generatePhase.env, ...waitForOrder() } }),
  )
  rendered.catch(() => {}) // where it stumbles over a mistake of the author's, as the order may, the check tells
  const collecting = timed(collect())
  await Promise.allSettled([collecting, compiling])
  const collectedIn = await collecting
  writeGitDates()
  const rendering = performance.now()
  const ordered = compiling.then(order)
  await Promise.allSettled([ordered]) // Next renders beside the check
  printProblems(await checkContent()) // what the bundler refuses of content/pages is told with the other problems
  const state = await ordered
  const drawn = drawCards()
  const report = publishData()
  const [cards] = await Promise.all([drawn, rendered])
  const renderedIn = seconds(rendering)

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
  console.log(`${report}, ${cards.names.length} cards (${cards.drawn} drawn)`)
  console.log(
    `Built ${pages} pages into ${path.relative('.', out)} in ${seconds(began)}: content ${collectedIn} beside code ${await compiling}, pages ${renderedIn}, publishing ${seconds(publishing)}`,
  )
})

/**
 * Has Next render the pages whose texts have changed: one core's work, so it goes on beside the check and what follows it.
 * @returns what they were made of, to be kept when they are published
 */
function order(): RenderState {
  const state = renderState(readCodeHash())
  const changed = takeChangedPages(state)
  forgetPages(changed) // what is published shares its files: Next must make new ones
  orderPages(changed)
  return state
}

/** Writes what is published of the collections beside the pages. Files of the last build may be published ones. */
function publishData(): string {
  fs.mkdirSync(DATA, { recursive: true })
  for (const name of fs.readdirSync(DATA))
    if (name !== INDEX_FOLDER) fs.rmSync(path.join(DATA, name), { recursive: true })
  writeAll(siteFiles(), DATA)
  const [feeds, addresses, indexes] = [publishFeeds(DATA), publishSitemap(DATA), publishSearch(DATA)]
  return `Wrote ${feeds} feed files, ${addresses} addresses into the sitemap, ${indexes} search indexes`
}

/** Compiles the code, unless the last build did: the content changes more often. */
async function compileCode(): Promise<void> {
  if (process.env.CONTENT_FAULTY === '1') throw new Error('site.yaml is faulty') // the check says more, and ends the build
  mirrorPages()
  const current = shortHash(
    [process.version, ...readEnvironment(), ...CODE.flatMap(readAll), ...readPages()].join('\n'),
  )
  if (fs.existsSync(CODE_HASH) && readCodeHash() === current && hasPageMedia()) return
  fs.rmSync(CODE_HASH, { force: true }) // a compilation that is cut off is no compilation
  fs.rmSync(DATA, { recursive: true, force: true }) // other code may make other indexes of the same records
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
