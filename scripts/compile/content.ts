import fs from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { filesOfKind, KINDS, kindOf, type TextKind } from '../../lib/content/kinds'
import { writeWhole } from '../../lib/content/write-whole'
import { contentDir, documentsDir, mediaDir } from '../../lib/core/folders'
import { lookUp } from '../../lib/core/look-up'
import { bodyFile } from '../../lib/mdx/file/bodies'
import { main } from '../system/env'
import { listFiles } from '../system/files'
import { type Compiled, type KeyOf, keys, readJson, readRecord, writeRecord } from './files'

const documentFile = (file: string) => path.join(documentsDir(), `${file}.json`)

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

/** Removes the documents of files that are gone. */
export function removeGone(): void {
  const known = new Set(listSources().map((file) => path.relative(documentsDir(), documentFile(file))))
  for (const file of listFiles(documentsDir())) if (!known.has(file)) fs.rmSync(path.join(documentsDir(), file))
}

async function compile(file: string, keyOf: KeyOf): Promise<Compiled> {
  const kind = kindOf(file)
  const { document, inputs, outputs } = kind ? await compileText(file, kind) : await readData(file)
  writeWhole(documentFile(file), JSON.stringify(document))
  return { key: keyOf(file, inputs), inputs, outputs: [...outputs, documentFile(file)] }
}

/** What compiles texts. It is loaded when it is needed: that takes a second. */
const loadCompiler = () =>
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
  const known = fields ?? fieldsBefore(file, schema) ?? standIn(file, schema)
  return { document: { ...known, page }, inputs, outputs }
}

/** An author who is writing a front matter keeps the page that was there before. */
function fieldsBefore(file: string, schema: TextKind['schema']): object | undefined {
  const { page: _, ...fields } = readJson(documentFile(file)) ?? {}
  return schema.safeParse(fields).data
}

/** So that the other pages can be shown on the development server; the check says what is wrong. */
const standIn = (file: string, schema: TextKind['schema']) =>
  schema.strip().parse({ title: file, description: file, date: '2000-01-01' })

async function readData(file: string) {
  const { collectComponent } = await import('../../lib/etl/collect')
  return { document: { component: collectComponent(contentDir(), file) }, inputs: [], outputs: [] }
}

if (process.argv[1]?.endsWith('compile/content.ts')) await main(() => compileFiles(staleFiles()))
