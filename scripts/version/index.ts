import path from 'node:path'
import { parseArgs } from 'node:util'
import { contentDir } from '../../lib/core/folders'
import { loadEnv, main } from '../system/env'
import { run } from '../system/run'
import { cutVersion } from './cut'
import { removeVersion } from './remove'

const USAGE = 'Name the version: npm run version -- 7.21, or npm run version -- --remove 7.20'

/** In its own process: what this one has read of the content is not what it becomes. */
const check = (): Promise<string | undefined> =>
  run(process.execPath, ['--import', 'tsx', 'scripts/check/index.ts']).then(
    () => undefined,
    ({ message }: Error) => message.slice(message.indexOf('\n') + 1),
  )

async function cut(name: string): Promise<void> {
  const files = await cutVersion(contentDir(), name, check)
  const folder = path.relative('.', path.join(contentDir(), 'versions', name))
  console.log(`Cut version ${name}: ${files} files in ${folder}, at /docs/${name}; content/docs goes on.`)
  console.log('site.yaml names it in docs.versions, and has the menu of versions in its navbar.')
  console.log('Next: `npm run dev` shows it. A version before it that has had its day gets `banner: unmaintained`.')
}

async function remove(name: string): Promise<void> {
  const redirects = await removeVersion(contentDir(), name, check)
  console.log(`Removed version ${name}: its ${redirects} addresses are redirected (redirects.yaml).`)
  console.log('Next: look at `git diff` and commit it.')
}

await main(async () => {
  loadEnv()
  const { values, positionals } = parseArgs({ allowPositionals: true, options: { remove: { type: 'string' } } })
  const [name, ...more] = positionals
  if (more.length > 0 || (name === undefined) === (values.remove === undefined)) throw new Error(USAGE)
  if (name !== undefined) await cut(name)
  else if (values.remove !== undefined) await remove(values.remove)
})
