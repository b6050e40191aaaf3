import type { ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { listPages } from '../lib/content/pages'
import { escapeHeadingIds } from '../lib/mdx/compile'
import { contentDir } from '../lib/site'
import { shortHash, workDir } from '../lib/work'
import { run, start } from './run'

const CONFIG = path.resolve('contentlayer.config.ts')
const store = () => path.join(workDir(), '.contentlayer')
/** Contentlayer takes its working folder from here. A larger nursery spares the garbage collector a tenth of its work on so many small trees. */
const env = () => ({ PWD: workDir(), NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64` })

/** Compiles the content folder into the collections (Contentlayer's CLI), anew where something they all depend on has changed. */
export async function collect(): Promise<void> {
  prepare()
  const output = await run('contentlayer2', ['build', '-c', CONFIG], { env: env() })
  if (!fs.existsSync(path.join(store(), 'generated/Doc/_index.json'))) throw new Error(`Contentlayer has written nothing:\n${output}`)
}

/** As collect, and again at every change. */
export function collectAndWatch(): ChildProcess {
  prepare()
  const pages = path.join(contentDir(), 'pages')
  if (fs.existsSync(pages)) fs.watch(pages, mirrorPages)
  return start('contentlayer2', ['dev', '-c', CONFIG], { env: env() })
}

function prepare(): void {
  fs.mkdirSync(workDir(), { recursive: true })
  mirrorPages()
  const stamp = path.join(store(), 'inputs.hash')
  const current = sharedInputs()
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === current) return
  fs.rmSync(path.join(store(), '.cache'), { recursive: true, force: true })
  fs.mkdirSync(store(), { recursive: true })
  fs.writeFileSync(stamp, current)
}

/** What every page depends on beside its own file. Contentlayer looks at the pages' own times only. */
function sharedInputs(): string {
  const files = fs.readdirSync(contentDir(), { recursive: true, withFileTypes: true })
  const shared = files.filter((file) => file.isFile() && (file.parentPath === contentDir() || !/\.(mdx|yaml)$/.test(file.name)))
  const times = shared.map((file) => {
    const { size, mtimeMs } = fs.statSync(path.join(file.parentPath, file.name))
    return `${file.parentPath}/${file.name} ${size} ${mtimeMs}`
  })
  return shortHash([process.env.BASE_PATH, ...times].join('\n'))
}

/** `@next/mdx` pages are compiled by the bundler, which sees nothing outside the project, so it gets copies, with `{#id}` in a form MDX reads. */
function mirrorPages(): void {
  const target = path.resolve('.cache/pages')
  fs.rmSync(target, { recursive: true, force: true })
  fs.mkdirSync(target, { recursive: true })
  fs.writeFileSync(path.join(target, '_.ru.mdx'), '') // the bundler refuses a pattern that matches nothing
  for (const { file } of listPages()) {
    fs.writeFileSync(path.join(target, path.basename(file)), escapeHeadingIds(fs.readFileSync(path.join(contentDir(), file), 'utf8')))
  }
}
