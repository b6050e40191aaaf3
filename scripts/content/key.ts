import fs from 'node:fs'
import path from 'node:path'
import { contentDir } from '../../lib/core/folders'
import { memo } from '../../lib/core/memo'
import { shortHash } from '../../lib/core/short-hash'
import { sharedEntries } from '../../lib/mdx/file/inputs'
import { readAll } from '../system/files'

/** Code that compiles pages, and the packages it uses. */
const COMPILER = [
  'package-lock.json',
  'contentlayer.config.ts',
  'components/mdx',
  'components/ui',
  'lib',
  'messages',
  'scripts/content',
]

/** Changes with everything but the files that a page is compiled from. */
export function compilerHash(places = COMPILER): string {
  const { BASE_PATH, LOCALES } = process.env
  return shortHash([process.version, BASE_PATH, LOCALES, contentDir(), ...places.flatMap(readAll)].join('\n'))
}
let compiler: string | undefined

/** Key of a document one of whose files was saved while it was compiled: it is compiled again. */
export const CHANGED = ''

/** Hashes all that a document is made of: the compiler, its file and its inputs (lib/mdx/file/inputs.ts). */
export function keys(): (file: string, inputs?: string[]) => string {
  compiler ??= compilerHash()
  const entryOf = entries(contentDir())
  const hash = (input: string) => JSON.stringify(entryOf(input)) ?? hashOf(path.join(contentDir(), input))
  return (file, inputs = []) => shortHash([compiler, ...[file, ...inputs].map(hash)].join(' '))
}

const entries = memo(sharedEntries)
const hashes = new Map<string, { stamp: string; hash: string }>()

/** Hash of a file, which is read when it has changed; undefined for one that cannot be read: the check reports it. */
function hashOf(file: string): string | undefined {
  try {
    const { ino, mtimeMs, size } = fs.statSync(file)
    const stamp = `${ino} ${mtimeMs} ${size}`
    const known = hashes.get(file)
    if (known?.stamp === stamp) return known.hash
    const hash = shortHash(fs.readFileSync(file))
    hashes.set(file, { stamp, hash })
    return hash
  } catch {
    return undefined
  }
}
