import fs from 'node:fs'
import path from 'node:path'
import { bodyFile } from '../lib/content/bodies'
import type { CollectedText } from '../lib/content/collected'
import { readCollection } from '../lib/content/collection'
import { listContent } from '../lib/content/files'
import { TEXT_KINDS } from '../lib/content/kinds'
import { writeWhole } from '../lib/content/write-whole'
import { contentDir, mediaDir, workDir } from '../lib/folders'
import { lookUp } from '../lib/look-up'
import { shortHash } from '../lib/short-hash'
import { listFiles, readAll } from './files'

/**
 * What Contentlayer keeps of the pages it has compiled, and for how long it holds. Contentlayer itself asks one thing: has
 * the file the time it had? It knows neither the other files that a page was compiled from, nor the compiler, nor the
 * files that a page's compilation writes beside the collections; and a fresh checkout gives every file a new time.
 */

/** The folder Contentlayer works in. */
export const store = (): string => path.join(workDir(), '.contentlayer')
const cacheFolder = () => path.join(store(), '.cache')
const RECORD = 'inputs.json'

/** What the cache was made of, written down before Contentlayer is started. */
interface Inputs {
  compiler: string
  files: Files
}

/** States of the files of the content folder, by their names in it. */
type Files = Record<string, FileState | undefined>

interface FileState {
  /** Of its last change, as Contentlayer writes it. */
  time: string
  size: number
  hash: string
}

/** The part of Contentlayer's cache that is read and written here. */
interface DataCache {
  cacheItemsMap: Record<string, { documentHash: string; document: { page?: { inputs?: string[] } } }>
}

/** Leaves in the cache what still holds; to be called before every start of Contentlayer. */
export function prepareCache(): void {
  fs.mkdirSync(store(), { recursive: true })
  fs.rmSync(path.join(store(), 'package.json'), { force: true }) // written by every run; one that was killed may leave it empty, and Node then loads nothing from here
  const last = readJson(path.join(store(), RECORD)) as Inputs | undefined
  const current: Inputs = { compiler: compilerHash(), files: fileStates(last?.files) }
  const caches = readCaches()
  if (last?.compiler === current.compiler && caches && isStoreWhole())
    for (const [file, cache] of caches) keepWhatHolds(file, cache, last.files, current.files)
  else forgetCollections()
  writeWhole(path.join(store(), RECORD), JSON.stringify(current))
}

/** Forgets the pages that were made of a changed file; where a page's own file has only another time, so has the page. */
function keepWhatHolds(cacheFile: string, { cacheItemsMap }: DataCache, last: Files, current: Files): void {
  const isSame = (file: string) => lookUp(last, file)?.hash === lookUp(current, file)?.hash
  // Another time than the one written down is that of a text which the development server has compiled since.
  const isRecorded = (file: string) => lookUp(cacheItemsMap, file)?.documentHash === lookUp(last, file)?.time
  const kept = Object.entries(cacheItemsMap).filter(
    ([file, { document }]) => (document.page?.inputs ?? []).every(isSame) && (isSame(file) || !isRecorded(file)),
  )
  const timed = kept.map(([file, item]) => [
    file,
    isRecorded(file) ? { ...item, documentHash: lookUp(current, file)?.time } : item,
  ])
  writeWhole(cacheFile, JSON.stringify({ cacheItemsMap: Object.fromEntries(timed) }))
}

/** Bodies and media that the collections name and that are not there. */
export function findLost(): string[] {
  const pages = TEXT_KINDS.flatMap(({ name }) => readCollection<CollectedText>(name))
  const media = pages.flatMap(({ page }) => page.media.map((name) => path.join(mediaDir(), name)))
  return [...new Set([...pages.map(({ _id }) => bodyFile(_id)), ...media])].filter((file) => !fs.existsSync(file))
}

/** False when such a file is lost, and when a run was killed while it wrote the collections. */
function isStoreWhole(): boolean {
  try {
    return findLost().length === 0
  } catch {
    return false
  }
}

export const forgetCollections = (): void => fs.rmSync(cacheFolder(), { recursive: true, force: true })

/**
 * What Contentlayer keeps, by file; undefined when there is none (it was ended before it wrote one, or keeps it under
 * another name), and when a run was killed while it wrote one.
 */
function readCaches(): [string, DataCache][] | undefined {
  const files = listFiles(cacheFolder()).filter((file) => path.basename(file).startsWith('data-'))
  const caches = files.map((file) => path.join(cacheFolder(), file)).map((file) => [file, readJson(file)] as const)
  const whole = caches.filter((cache): cache is [string, DataCache] => cache[1] !== undefined)
  return whole.length === 0 || whole.length < caches.length ? undefined : whole
}

/** Undefined when there is no such file, or only a part of it. */
function readJson(file: string): unknown {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8'))
  } catch {
    return undefined
  }
}

/** States of all files of the content folder; `known` ones that have their time and size still are not read again. */
function fileStates(known: Files = {}): Files {
  const files = listContent(contentDir()).filter(({ fault }) => fault === undefined)
  return Object.fromEntries(files.map(({ file }) => [file, fileState(file, lookUp(known, file))]))
}

function fileState(file: string, known?: FileState): FileState | undefined {
  try {
    const full = path.join(contentDir(), file)
    const stat = fs.statSync(full)
    if (!stat.isFile()) return undefined
    const [time, size] = [String(stat.mtime.getTime()), stat.size]
    if (known?.time === time && known.size === size) return known
    return { time, size, hash: shortHash(fs.readFileSync(full)) }
  } catch {
    return undefined // gone since it was listed, or not to be read: the check tells
  }
}

/** Code that compiles pages, and the packages it uses. */
const COMPILER = ['contentlayer.config.ts', 'package-lock.json', 'components/mdx', 'lib', 'messages']

/** Changes with everything but files that a page is compiled from. */
export function compilerHash(places = COMPILER): string {
  const { BASE_PATH, LOCALES } = process.env
  return shortHash([process.version, BASE_PATH, LOCALES, contentDir(), ...places.flatMap(readAll)].join('\n'))
}
