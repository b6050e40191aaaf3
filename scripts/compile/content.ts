import fs from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { filesOfKind, KINDS, kindOf, type TextKind } from '../../lib/content/kinds'
import { writeWhole } from '../../lib/content/write-whole'
import { contentDir, documentsDir, mediaDir } from '../../lib/core/folders'
import { lookUp } from '../../lib/core/look-up'
import { bodyFile } from '../../lib/mdx/file/bodies'
import { fileOfInput } from '../../lib/mdx/file/inputs'
import { main } from '../system/env'
import { listFiles } from '../system/files'
import { type Compiled, type CompiledFiles, type KeyOf, keys, readJson, readRecord, writeRecord } from './files'

const documentFile = (file: string) => path.join(documentsDir(), `${file}.json`)

/** Every file that is compiled. */
const listSources = (): string[] => KINDS.flatMap((kind) => filesOfKind(contentDir(), kind))

/** Key of a file that must be compiled. */
const STALE = ''

/**
 * Marks the files that must be compiled: they, their inputs or the compiler have changed, or what was written of them is
 * lost. Removes the documents of files that are gone.
 * @returns whether there is something to do
 */
export function markStale(): boolean {
  const record = readRecord()
  const keyOf = keys()
  const isCurrent = (file: string) => {
    const known = lookUp(record, file)
    return known?.key === keyOf(file, known?.inputs) && known.outputs.every((output) => fs.existsSync(output))
  }
  const sources = listSources()
  removeGone(sources)
  const stale = sources.filter((file) => !isCurrent(file))
  for (const file of stale) record[file] = { inputs: [], outputs: [], ...lookUp(record, file), key: STALE }
  if (stale.length > 0) writeRecord(record)
  return stale.length > 0
}

/**
 * Compiles the files that are marked, those that have changed since, and those that are made of what has changed in one of
 * these. Removes the documents of files that are gone.
 */
export async function compileStale(changed = new Set<string>()): Promise<void> {
  const record = readRecord()
  const keyOf = keys()
  const isStale = (file: string) => {
    const known = lookUp(record, file)
    if (changed.has(file) || known?.key === STALE) return true
    return known?.inputs.some((input) => changed.has(fileOfInput(input))) && known.key !== keyOf(file, known.inputs)
  }
  const sources = listSources()
  removeGone(sources)
  await compileFiles(record, sources.filter(isStale), keyOf)
}

/** Compiles files, some at a time, and records it when all are written. A run that is killed leaves them to the next. */
async function compileFiles(record: CompiledFiles, files: string[], keyOf: KeyOf): Promise<void> {
  const queue = files.values()
  const work = async () => {
    for (const file of queue) {
      keyOf(file, lookUp(record, file)?.inputs) // before they are read: what is saved meanwhile makes the file stale
      record[file] = await compile(file, keyOf)
    }
  }
  await Promise.all(Array.from({ length: availableParallelism() }, work))
  writeRecord(record)
}

/** Every compiled file with the hash of all that it was made of. */
export function compiledKeys(): { [file: string]: string | undefined } {
  const record = readRecord()
  return Object.fromEntries(listSources().map((file) => [file, lookUp(record, file)?.key]))
}

function removeGone(sources: string[]): void {
  const known = new Set(sources.map((file) => path.relative(documentsDir(), documentFile(file))))
  for (const file of listFiles(documentsDir())) if (!known.has(file)) fs.rmSync(path.join(documentsDir(), file))
}

async function compile(file: string, keyOf: KeyOf): Promise<Compiled> {
  const kind = kindOf(file)
  const { document, inputs, outputs } = kind ? await compileText(file, kind) : await readData(file)
  writeWhole(documentFile(file), JSON.stringify(document))
  return { key: keyOf(file, inputs), inputs, outputs: [...outputs, documentFile(file)] }
}

/** Loads what compiles texts: that takes a second. */
export const loadCompiler = () =>
  Promise.all([
    import('../../lib/mdx/file/compile-file'),
    import('../../components/mdx/kit'),
    import('../../lib/mdx/file/media'),
  ])

async function compileText(file: string, { schema }: TextKind) {
  const [{ compileFile }, { kit }, { writeMedia }] = await loadCompiler()
  const { page, fields, body, media, inputs } = await compileFile(contentDir(), file, kit, schema)
  await writeMedia(media)
  writeWhole(bodyFile(file), JSON.stringify(body))
  const outputs = [bodyFile(file), ...page.media.map((name) => path.join(mediaDir(), name))]
  return { document: { ...(fields ?? standIn(file, schema)), page }, inputs, outputs }
}

/**
 * Fields of a page whose front matter is faulty, so that the development server can show the other pages: those it had
 * before. It is never a draft: the check passes over the faults of drafts.
 */
function standIn(file: string, schema: TextKind['schema']): object {
  const least = { title: file, description: file, date: '2000-01-01' }
  const known = schema.strip()
  return known.safeParse({ ...readJson(documentFile(file)), draft: false }).data ?? known.parse(least)
}

async function readData(file: string) {
  const { collectComponent } = await import('../../lib/etl/collect')
  return { document: { component: collectComponent(contentDir(), file) }, inputs: [], outputs: [] }
}

if (process.argv[1]?.endsWith('compile/content.ts')) await main(() => compileStale())
