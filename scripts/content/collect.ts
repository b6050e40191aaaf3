import fs from 'node:fs'
import path from 'node:path'
import type { Document } from '../../lib/content/collection'
import { contentDir, workDir } from '../../lib/core/folders'
import { isError } from '../../lib/core/problem'
import { listFiles } from '../system/files'
import { run } from '../system/run'
import { freshness, isCurrent, refresh } from './refresh'

const CONFIG = path.resolve('contentlayer.config.ts')
const store = (name: string) => path.join(workDir(), '.contentlayer', name)
/** Is there when Contentlayer has ended well. */
const mark = () => store('collected')

/** React's other build takes ten times as long. Nothing that is written in a front matter may be run (`---js`). */
const ENV = { NODE_ENV: 'production', NODE_OPTIONS: '--disallow-code-generation-from-strings --max-semi-space-size=64' }

/** Contentlayer runs our configuration from there, and Node looks for its packages above it. */
const OUTSIDE = 'outside of the project, where its packages are not found: name a folder in it, such as .cache/work.'

/** Has Contentlayer compile and collect the files of the content folder, when one of them has changed. */
export async function collect(): Promise<void> {
  if (path.relative('.', workDir()).startsWith('..')) throw new Error(`WORK_DIR is ${workDir()}, ${OUTSIDE}`)
  if (fs.existsSync(mark()) && isCurrent()) return
  prepareStore()
  // Contentlayer takes its working folder from PWD, as a shell sets it.
  const args = ['build', '-c', CONFIG]
  const failure = await run('contentlayer2', args, { env: { ...ENV, PWD: workDir() } }).then(() => undefined, asError)
  const refused = await refresh() // of what Contentlayer has refused, the check says what is wrong
  const sound = refused.filter((document) => !hasErrors(document))
  if (failure && sound.length === refused.length) throw failure
  if (failure) return
  if (sound.length > 0)
    throw new Error(`Contentlayer has not collected ${sound.map(({ _id }) => _id).join(', ')} (contentlayer.config.ts)`)
  fs.writeFileSync(mark(), '')
}

const asError = (error: unknown) => (error instanceof Error ? error : new Error(String(error)))

const hasErrors = ({ page, component }: Document): boolean =>
  [page, component].some((facts) => facts?.problems.some(isError))

/** What a run that was killed has left behind may be torn, so Contentlayer begins anew without a mark. */
function prepareStore(): void {
  fs.mkdirSync(store(''), { recursive: true })
  if (fs.existsSync(mark())) renewCache()
  else
    for (const name of ['.cache', 'generated', 'package.json']) fs.rmSync(store(name), { recursive: true, force: true })
  fs.rmSync(mark(), { force: true })
}

interface Cache {
  cacheItemsMap: Record<string, { document: Document; documentHash: string }>
}

/**
 * Contentlayer's cache knows one file a document, and goes by its time. This makes it go by the contents of all files of
 * a document: after a checkout every file has a new time, and a page also shows pictures and terms.
 */
function renewCache(): void {
  const caches = listFiles(store('.cache')).filter((file) => /(^|\/)data-.*\.json$/.test(file))
  const [newest, ...older] = caches.map((file) => store(`.cache/${file}`)).sort((a, b) => time(b) - time(a))
  for (const file of older) fs.rmSync(file) // of other code
  if (newest === undefined) return
  const cache = JSON.parse(fs.readFileSync(newest, 'utf8')) as Cache
  const isFresh = freshness()
  for (const [file, item] of Object.entries(cache.cacheItemsMap))
    if (isFresh(item.document)) item.documentHash = String(time(path.join(contentDir(), file)))
    else delete cache.cacheItemsMap[file]
  fs.writeFileSync(newest, JSON.stringify(cache))
}

const time = (file: string): number => fs.statSync(file).mtime.getTime()
