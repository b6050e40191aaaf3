import fs from 'node:fs'
import path from 'node:path'
import { collectedIds, hasIndex } from '../../lib/content/collection'
import { workDir } from '../../lib/core/folders'
import { shortHash } from '../../lib/core/short-hash'
import { run } from '../system/run'
import { compiledKeys, markStale } from './content'

const CONFIG = path.resolve('contentlayer.config.ts')
const store = (name: string) => path.join(workDir(), '.contentlayer', name)
/** Hash of what is collected; it is there when Contentlayer has ended well. */
const mark = () => store('collected.hash')

/** Compiles the files of the content folder that have changed, and has Contentlayer collect what they were compiled to. */
export async function collect(): Promise<void> {
  await compileContent()
  const keys = compiledKeys()
  const current = shortHash(JSON.stringify(keys) + fs.readFileSync(CONFIG, 'utf8'))
  if (hasIndex() && fs.existsSync(mark()) && fs.readFileSync(mark(), 'utf8') === current) return
  prepareStore()
  // Contentlayer takes its working folder from PWD, as a shell sets it.
  await run('contentlayer2', ['build', '-c', CONFIG], { env: { PWD: workDir() } })
  const collected = new Set(collectedIds())
  const missing = Object.keys(keys).filter((file) => !collected.has(file))
  if (missing.length > 0)
    throw new Error(`Contentlayer has not collected ${missing.join(', ')} (contentlayer.config.ts)`)
  fs.writeFileSync(mark(), current)
}

/** Compiles in a process of its own, where React is the production build: its other build takes ten times as long. */
async function compileContent(): Promise<void> {
  fs.mkdirSync(store(''), { recursive: true })
  if (!markStale()) return
  // A larger nursery spares the garbage collector a tenth of its work on so many small trees.
  const args = ['--max-semi-space-size=64', '--import', 'tsx', 'scripts/compile/content.ts']
  await run(process.execPath, args, { env: { NODE_ENV: 'production' } })
}

/** What a run that was killed has left behind may be torn, so Contentlayer begins anew without a mark. */
function prepareStore(): void {
  if (!fs.existsSync(mark()))
    for (const name of ['.cache', 'generated', 'package.json']) fs.rmSync(store(name), { recursive: true, force: true })
  fs.rmSync(mark(), { force: true })
}
