import fs from 'node:fs'
import path from 'node:path'
import { writeWhole } from '../../lib/content/write-whole'
import { contentDir, workDir } from '../../lib/core/folders'
import { shortHash } from '../../lib/core/short-hash'
import { sharedEntries } from '../../lib/mdx/file/inputs'
import { readAll } from '../system/files'

/** What a file of the content folder was compiled from, and to. */
export interface Compiled {
  /** Hash of the compiler, the file and its inputs. */
  key: string
  /** Other files of the content folder, and entries of shared ones (`site.yaml#url`). */
  inputs: string[]
  /** Files that were written. */
  outputs: string[]
}
export type CompiledFiles = { [file: string]: Compiled | undefined }

const recordFile = () => path.join(workDir(), '.contentlayer/compiled.json')

/** What is known of the files that were compiled. Without it everything is compiled anew. */
export const readRecord = (): CompiledFiles => (readJson(recordFile()) ?? {}) as CompiledFiles

/** Records what was compiled, once all of it is written. */
export const writeRecord = (record: CompiledFiles): void => writeWhole(recordFile(), JSON.stringify(record))

/** Undefined when there is no such file, or a part of it. */
export function readJson(file: string): Record<string, unknown> | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as Record<string, unknown>
  } catch {
    return undefined
  }
}

/** Code that compiles pages, and the packages it uses. */
const COMPILER = ['package-lock.json', 'components/mdx', 'components/ui', 'lib', 'messages']

/** Changes with everything but the files that a page is compiled from. */
export function compilerHash(places = COMPILER): string {
  const { BASE_PATH, LOCALES } = process.env
  return shortHash([process.version, BASE_PATH, LOCALES, contentDir(), ...places.flatMap(readAll)].join('\n'))
}

export type KeyOf = (file: string, inputs?: string[]) => string

/** Tells keys of files as they are when they are first asked for. */
export function keys(): KeyOf {
  compiler ??= compilerHash()
  const hashes = new Map<string, string | undefined>()
  const entryOf = sharedEntries(contentDir())
  const hash = (input: string) => JSON.stringify(entryOf(input)) ?? hashOf(path.join(contentDir(), input))
  const hashOnce = (input: string) => {
    if (!hashes.has(input)) hashes.set(input, hash(input))
    return hashes.get(input)
  }
  return (file, inputs = []) => shortHash([compiler, ...[file, ...inputs].map(hashOnce)].join(' '))
}
let compiler: string | undefined

/** Undefined for what is gone or cannot be read; the check reports it. */
function hashOf(file: string): string | undefined {
  try {
    return fs.statSync(file).isFile() ? shortHash(fs.readFileSync(file)) : undefined
  } catch {
    return undefined
  }
}
