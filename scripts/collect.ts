import type { ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { readCollection } from '../lib/content/collection'
import { DOC } from '../lib/content/kinds'
import { workDir } from '../lib/folders'
import { findLost, forgetCollections, prepareCache, store } from './collection-cache'
import { run, start } from './run'

const CONFIG = path.resolve('contentlayer.config.ts')
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
 * Compiles the content folder into the collections (Contentlayer's CLI): the pages that have changed, or of whose files
 * one has; all of them when the compiler has, or when a file that it wrote beside the collections is lost.
 */
export async function collect(): Promise<void> {
  prepareCache()
  await collectOnce()
  if (findLost().length === 0) return
  forgetCollections()
  await collectOnce()
  const lost = findLost()
  if (lost.length > 0) throw new Error(`Contentlayer has compiled the pages, but not written ${lost.join(', ')}`)
}

async function collectOnce(): Promise<void> {
  const output = await run('contentlayer2', ['build', '-c', CONFIG], { env: env() })
  if (!fs.existsSync(path.join(store(), `generated/${DOC.name}/_index.json`)))
    throw new Error(`Contentlayer has written nothing:\n${output}`)
  // Every document of a front matter has this field, whether its author wrote it or not.
  if (readCollection<{ draft?: boolean }>(DOC.name).some(({ draft }) => draft === undefined))
    throw new Error(
      'Contentlayer has not kept the fields that are set on a document (lib/content/collection-fields.ts)',
    )
}

/** As collect, and again at every change of a file that is collected. */
export function collectAndWatch(): ChildProcess {
  prepareCache()
  return start('contentlayer2', ['dev', '-c', CONFIG], { env: env() })
}
