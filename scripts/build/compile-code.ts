import fs from 'node:fs'
import path from 'node:path'
import { shortHash } from '../../lib/core/short-hash'
import { compilePhase, DIST } from '../../lib/next/phases.mjs'
import { readAll } from '../system/files'
import { run } from '../system/run'

/** What the compiled code depends on. */
const CODE = [
  'app',
  'components',
  'lib',
  'messages',
  'mdx-components.tsx',
  'next.config.mjs',
  'proxy.ts',
  'tsconfig.json',
  'package.json',
  'package-lock.json',
]
/** Published files beside the pages. Its search indexes are reused by the next build. */
export const DATA = path.join(DIST, 'data')
/** Hash of the code that `.next` was compiled from. */
const CODE_HASH = path.join(DIST, 'code.hash')
export const readCodeHash = (): string => fs.readFileSync(CODE_HASH, 'utf8')

/** Compiles the code, unless the last build did: the content changes more often. */
export async function compileCode(): Promise<void> {
  const current = shortHash([process.version, ...readEnvironment(), ...CODE.flatMap(readAll)].join('\n'))
  if (fs.existsSync(CODE_HASH) && readCodeHash() === current) return
  fs.rmSync(CODE_HASH, { force: true }) // a compilation that is cut off is no compilation
  fs.rmSync(DATA, { recursive: true, force: true }) // other code may make other indexes of the same records
  const { args, env, until } = compilePhase
  await run('next', args, { env: { ...env, CODE_HASH: current }, until })
  fs.writeFileSync(CODE_HASH, current)
}

/** What Next compiles into the code beside files. */
function readEnvironment(): string[] {
  return Object.entries(process.env)
    .filter(([name]) => ['BASE_PATH', 'LOCALES', 'OFFLINE'].includes(name))
    .map(([name, value]) => `${name}=${value}`)
    .sort()
}
