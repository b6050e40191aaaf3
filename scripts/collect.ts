import type { ChildProcess } from 'node:child_process'
import fs from 'node:fs'
import path from 'node:path'
import { listPages } from '../lib/content/pages'
import { contentDir, workDir } from '../lib/folders'
import { escapeHeadingIds } from '../lib/mdx/compile'
import { shortHash } from '../lib/short-hash'
import { listFiles } from './files'
import { run, start } from './run'

const CONFIG = path.resolve('contentlayer.config.ts')
const store = () => path.join(workDir(), '.contentlayer')
/** Contentlayer takes its working folder from here. A larger nursery spares the garbage collector a tenth of its work on so many small trees. */
const env = () => ({
  PWD: workDir(),
  NODE_ENV: 'production', // React draws the pages, and its development build takes ten times as long
  NODE_OPTIONS: `${process.env.NODE_OPTIONS ?? ''} --max-semi-space-size=64`,
})

/** Compiles the content folder into the collections (Contentlayer's CLI), anew where something they all depend on has changed. */
export async function collect(): Promise<void> {
  prepare()
  const output = await run('contentlayer2', ['build', '-c', CONFIG], { env: env() })
  if (!fs.existsSync(path.join(store(), 'generated/Doc/_index.json')))
    throw new Error(`Contentlayer has written nothing:\n${output}`)
}

/** As collect, and again at every change. */
export function collectAndWatch(): ChildProcess {
  prepare()
  const pages = path.join(contentDir(), 'pages')
  if (fs.existsSync(pages)) fs.watch(pages, mirrorPages)
  return start('contentlayer2', ['dev', '-c', CONFIG], { env: env() })
}

function prepare(): void {
  fs.mkdirSync(store(), { recursive: true })
  mirrorPages()
  fs.rmSync(path.join(store(), 'package.json'), { force: true }) // written by every run; one that was killed may leave it empty, and Node then loads nothing from here
  const stamp = path.join(store(), 'inputs.hash')
  const current = sharedInputs()
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, 'utf8') === current && isCacheWhole()) return
  fs.rmSync(path.join(store(), '.cache'), { recursive: true, force: true })
  fs.writeFileSync(stamp, current)
}

/** False when a run was killed while it wrote what it knows of the pages. */
function isCacheWhole(): boolean {
  try {
    const folder = path.join(store(), '.cache')
    for (const file of listFiles(folder))
      if (file.endsWith('.json')) JSON.parse(fs.readFileSync(path.join(folder, file), 'utf8'))
    return true
  } catch {
    return false
  }
}

/** What every page depends on beside its own file. Contentlayer looks at the pages' own times only. */
function sharedInputs(): string {
  const files = fs.readdirSync(contentDir(), { recursive: true, withFileTypes: true })
  const shared = files.filter(
    (file) => file.isFile() && (file.parentPath === contentDir() || !/\.(mdx|yaml)$/.test(file.name)),
  )
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
    fs.writeFileSync(
      path.join(target, path.basename(file)),
      escapeHeadingIds(fs.readFileSync(path.join(contentDir(), file), 'utf8')),
    )
  }
}
