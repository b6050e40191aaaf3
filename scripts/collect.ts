import type { ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { bodyFile } from '../lib/content/bodies'
import { readCollection } from '../lib/content/collection'
import type { PageFacts } from '../lib/content/compile-file'
import { listPages } from '../lib/content/pages'
import { readText } from '../lib/content/read-text'
import { contentDir, mediaDir, workDir } from '../lib/folders'
import { escapeHeadingIds } from '../lib/mdx/heading-ids'
import { attempt } from '../lib/problem'
import { shortHash } from '../lib/short-hash'
import { listFiles, readAll } from './files'
import { run, start } from './run'

const CONFIG = path.resolve('contentlayer.config.ts')
const store = () => path.join(workDir(), '.contentlayer')
const stampFile = () => path.join(store(), 'inputs.hash')
/** Contentlayer takes its working folder from here. */
const env = () => ({
  PWD: workDir(),
  NODE_ENV: 'production', // React draws the pages, and its development build takes ten times as long
  NODE_OPTIONS: [process.env.NODE_OPTIONS, ...NODE_OPTIONS].filter(Boolean).join(' '),
})
/**
 * A larger nursery spares the garbage collector a tenth of its work on so many small trees. The CLI has Effect record a
 * trace of every step, which takes as long as the pages; Effect asks once, when it is loaded, so it is loaded before.
 */
const NODE_OPTIONS = ['--max-semi-space-size=64', '--import=contentlayer2/source-files']

/**
 * Compiles the content folder into the collections (Contentlayer's CLI): the pages that have changed, or all of them when
 * something they all depend on has. Contentlayer knows nothing of the files that a page's compilation writes beside the
 * collections, so when one of those is lost everything is compiled again.
 */
export async function collect(): Promise<void> {
  prepare()
  await collectOnce()
  if (findLost().length === 0) return
  forgetCollections()
  await collectOnce()
  const lost = findLost()
  if (lost.length > 0) throw new Error(`Contentlayer has compiled the pages, but not written ${lost.join(', ')}`)
}

async function collectOnce(): Promise<void> {
  const output = await run('contentlayer2', ['build', '-c', CONFIG], { env: env() })
  if (!fs.existsSync(path.join(store(), 'generated/Doc/_index.json')))
    throw new Error(`Contentlayer has written nothing:\n${output}`)
  // Every document of a front matter has this field, whether its author wrote it or not.
  if (readCollection<{ draft?: boolean }>('Doc').some(({ draft }) => draft === undefined))
    throw new Error(
      'Contentlayer has not kept the fields that are set on a document (lib/content/collection-fields.ts)',
    )
}

/** Bodies and media that the collections name and that are not there. */
function findLost(): string[] {
  const pages = ['Doc', 'Post', 'EtlGuide'].flatMap((name) => readCollection<{ _id: string; page: PageFacts }>(name))
  const media = pages.flatMap(({ page }) => page.media.map((name) => path.join(mediaDir(), name)))
  return [...new Set([...pages.map(({ _id }) => bodyFile(_id)), ...media])].filter((file) => !fs.existsSync(file))
}

const forgetCollections = (): void => fs.rmSync(path.join(store(), '.cache'), { recursive: true, force: true })

/** As collect, and again at every change of a file that is collected. */
export function collectAndWatch(): ChildProcess {
  prepare()
  return start('contentlayer2', ['dev', '-c', CONFIG], { env: env() })
}

/**
 * Forgets the pages that were compiled from one of these files of the content folder, so that the next start of
 * Contentlayer compiles them, and them only: it looks at the pages' own times.
 */
export function forgetPagesMadeOf(files: Set<string>): void {
  const folder = path.join(store(), '.cache')
  if (!isCacheWhole()) return // the next start drops it
  const caches = listFiles(folder).filter((file) => path.basename(file).startsWith('data-'))
  // Ended before the first was written, or kept under another name.
  if (caches.length === 0) forgetCollections()
  for (const file of caches.map((name) => path.join(folder, name))) {
    const cache = JSON.parse(fs.readFileSync(file, 'utf8')) as DataCache
    const kept = Object.entries(cache.cacheItemsMap).filter(
      ([, { document }]) => !document.page?.inputs?.some((input) => files.has(input)),
    )
    fs.writeFileSync(file, JSON.stringify({ cacheItemsMap: Object.fromEntries(kept) }))
  }
  fs.writeFileSync(stampFile(), sharedInputs())
}

/** The part of Contentlayer's cache that is read here. */
interface DataCache {
  cacheItemsMap: Record<string, { document: { page?: { inputs?: string[] } } }>
}

function prepare(): void {
  fs.mkdirSync(store(), { recursive: true })
  fs.rmSync(path.join(store(), 'package.json'), { force: true }) // written by every run; one that was killed may leave it empty, and Node then loads nothing from here
  const stamp = stampFile()
  const current = sharedInputs()
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === current && isCacheWhole()) return
  forgetCollections()
  fs.writeFileSync(stamp, current)
}

/** False when a run was killed while it wrote what it knows of the pages, or when a file that it made is lost. */
function isCacheWhole(): boolean {
  try {
    const folder = path.join(store(), '.cache')
    for (const file of listFiles(folder))
      if (file.endsWith('.json')) JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8'))
    return findLost().length === 0
  } catch {
    return false
  }
}

/** Code that compiles pages, and the packages it uses; Contentlayer sees neither the packages nor what they load. */
const COMPILER = ['contentlayer.config.ts', 'package-lock.json', 'components/mdx', 'lib', 'messages']

/** Changes with everything that pages depend on beside their own files. Contentlayer looks at the pages' own times only. */
export function sharedInputs(compiler = COMPILER): string {
  const files = fs.readdirSync(contentDir(), { recursive: true, withFileTypes: true })
  const shared = files.filter(
    (file) => file.isFile() && (file.parentPath === contentDir() || !/\.(mdx|yaml)$/.test(file.name)),
  )
  const times = shared.map((file) => {
    const { size, mtimeMs } = fs.statSync(path.join(file.parentPath, file.name))
    return `${file.parentPath}/${file.name} ${size} ${mtimeMs}`
  })
  return shortHash([process.version, process.env.BASE_PATH, ...times, ...compiler.flatMap(readAll)].join('\n'))
}

/**
 * `@next/mdx` pages are compiled by the bundler, which sees nothing outside the project, so it gets copies, with `{#id}`
 * in a form MDX reads. Copies that are right already are left alone: the bundler watches them. On the development server
 * each page has a mark, written as a comment at its end: the bundler compiles a copy again only when its text changes,
 * and the page depends on more than its text. A page without a mark has a mistake: it keeps the copy it had before.
 */
export function mirrorPages(marks?: Map<string, string>): void {
  const target = path.resolve('.cache/pages')
  fs.mkdirSync(target, { recursive: true })
  const copies = new Map([['_.ru.mdx', '']]) // the bundler refuses a pattern that matches nothing
  for (const { file } of listPages()) {
    const name = path.basename(file)
    // A page that cannot be read is empty here; the check says why.
    const source = escapeHeadingIds(attempt([], () => readText(contentDir(), file)) ?? '')
    const mark = marks?.get(file)
    if (!marks) copies.set(name, source)
    else copies.set(name, mark === undefined ? goodCopy(path.join(target, name)) : `${source}\n\n{/* ${mark} */}\n`)
  }
  for (const name of fs.readdirSync(target)) if (!copies.has(name)) fs.rmSync(path.join(target, name))
  for (const [name, text] of copies) {
    const copy = path.join(target, name)
    if (!fs.existsSync(copy) || fs.readFileSync(copy, 'utf8') !== text) fs.writeFileSync(copy, text)
  }
}

/** A copy with a mark; without one nothing is known to be good. */
function goodCopy(copy: string): string {
  const text = fs.existsSync(copy) ? fs.readFileSync(copy, 'utf8') : ''
  return text.endsWith(' */}\n') ? text : ''
}
