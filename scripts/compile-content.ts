import fs from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { bodyFile } from '../lib/content/bodies'
import { filesOfKind, KINDS, kindOf, type TextKind } from '../lib/content/kinds'
import { spareFields } from '../lib/content/sound-fields'
import { writeWhole } from '../lib/content/write-whole'
import { contentDir, documentsDir, mediaDir, workDir } from '../lib/folders'
import { lookUp } from '../lib/look-up'
import { shortHash } from '../lib/short-hash'
import { main } from './env'
import { listFiles, readAll } from './files'

/** What a file of the content folder was compiled from, and to. */
interface Compiled {
  /** Hash of the compiler, the file and its inputs. */
  key: string
  /** Other files of the content folder. */
  inputs: string[]
  /** Files that were written. */
  outputs: string[]
}
type CompiledFiles = { [file: string]: Compiled | undefined }

const recordFile = () => path.join(workDir(), '.contentlayer/compiled.json')
const documentFile = (file: string) => path.join(documentsDir(), `${file}.json`)

/** Code that compiles pages, and the packages it uses. */
const COMPILER = ['package-lock.json', 'components/mdx', 'components/ui', 'lib', 'messages']

/** Changes with everything but the files that a page is compiled from. */
export function compilerHash(places = COMPILER): string {
  const { BASE_PATH, LOCALES } = process.env
  return shortHash([process.version, BASE_PATH, LOCALES, contentDir(), ...places.flatMap(readAll)].join('\n'))
}

/** Every file that is compiled. */
const listSources = (): string[] => KINDS.flatMap((kind) => filesOfKind(contentDir(), kind))

/** Files that must be compiled: they, their inputs or the compiler have changed, or what was written of them is lost. */
export function staleFiles(): string[] {
  const record = readRecord()
  const keyOf = keys()
  const isCurrent = (file: string) => {
    const known = lookUp(record, file)
    return known?.key === keyOf(file, known?.inputs) && known.outputs.every((output) => fs.existsSync(output))
  }
  return listSources().filter((file) => !isCurrent(file))
}

/** Compiled files that are made of one of these, and those of these that are compiled themselves. */
export function dependents(changed: Set<string>): string[] {
  const record = readRecord()
  return listSources().filter(
    (file) => changed.has(file) || lookUp(record, file)?.inputs.some((input) => changed.has(input)),
  )
}

/** Compiles files, some at a time, and records it when all are written. A run that is killed leaves them to the next. */
export async function compileFiles(files: string[]): Promise<void> {
  const record = readRecord()
  const keyOf = keys()
  const queue = files.values()
  const work = async () => {
    for (const file of queue) {
      keyOf(file, record[file]?.inputs) // before they are read: what is saved meanwhile makes the file stale
      record[file] = await compile(file, keyOf)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  writeWhole(recordFile(), JSON.stringify(record))
}

/** Every compiled file with the hash of all that it was made of. */
export function compiledKeys(): { [file: string]: string | undefined } {
  const record = readRecord()
  return Object.fromEntries(listSources().map((file) => [file, lookUp(record, file)?.key]))
}

/** Removes the documents of files that are gone. */
export function removeGone(): void {
  const known = new Set(listSources().map((file) => path.relative(documentsDir(), documentFile(file))))
  for (const file of listFiles(documentsDir())) if (!known.has(file)) fs.rmSync(path.join(documentsDir(), file))
}

type KeyOf = (file: string, inputs?: string[]) => string

/** Tells keys of files as they are when they are first asked for. */
function keys(): KeyOf {
  compiler ??= compilerHash()
  const hashes = new Map<string, string | undefined>()
  const hashOnce = (file: string) => {
    if (!hashes.has(file)) hashes.set(file, hashOf(path.join(contentDir(), file)))
    return hashes.get(file)
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

/** Without a record everything is compiled anew. */
const readRecord = (): CompiledFiles => (readJson(recordFile()) ?? {}) as CompiledFiles

/** Undefined when there is no such file, or a part of it. */
function readJson(file: string): object | undefined {
  try {
    return JSON.parse(fs.readFileSync(file, 'utf8')) as object
  } catch {
    return undefined
  }
}

async function compile(file: string, keyOf: KeyOf): Promise<Compiled> {
  const kind = kindOf(file)
  const { document, inputs, outputs } = kind ? await compileText(file, kind) : await readData(file)
  writeWhole(documentFile(file), JSON.stringify(document))
  return { key: keyOf(file, inputs), inputs, outputs: [...outputs, documentFile(file)] }
}

/** What compiles texts. It is loaded when it is needed: that takes a second. */
export const loadCompiler = () =>
  Promise.all([import('../lib/content/compile-file'), import('../components/mdx/kit'), import('../lib/content/media')])

async function compileText(file: string, { schema }: TextKind) {
  const [{ compileFile }, { kit }, { writeMedia }] = await loadCompiler()
  const { page, fields, body, media, inputs } = await compileFile(contentDir(), file, kit, schema)
  await writeMedia(media)
  writeWhole(bodyFile(file), JSON.stringify(body))
  const outputs = [bodyFile(file), ...page.media.map((name) => path.join(mediaDir(), name))]
  // An author who is writing a front matter keeps the page that was there before.
  const known = fields ?? readJson(documentFile(file)) ?? schema.parse(spareFields(file, schema))
  return { document: { ...known, page }, inputs, outputs }
}

async function readData(file: string) {
  const { collectComponent } = await import('../lib/etl/collect')
  return { document: { component: collectComponent(contentDir(), file) }, inputs: [], outputs: [] }
}

if (process.argv[1]?.endsWith('compile-content.ts')) await main(() => compileFiles(staleFiles()))
