import fs from 'node:fs'
import path from 'node:path'
import { kit } from '../../components/mdx/kit'
import { kindOf } from '../../lib/content/kinds'
import { contentDir } from '../../lib/core/folders'
import { type CollectedComponent, collectComponent } from '../../lib/etl/collect'
import { compileFile, type PageData } from '../../lib/mdx/file/compile-file'
import { fileOfInput } from '../../lib/mdx/file/inputs'
import { writeMedia } from '../../lib/mdx/file/media'
import { type Parts, splitParts } from '../../lib/mdx/file/parts'
import { CHANGED, keys } from './key'

/** What Contentlayer's document of a text holds beside its fields. */
export interface CompiledText {
  html: string
  page: PageData
  parts: Parts
  inputs: string[]
  key: string
  /** Of the front matter; undefined when it is faulty. */
  fields: Record<string, unknown> | undefined
}

/** Compiles a text of the content folder, and writes its media. Never throws for an author's mistake. */
export async function compileText(file: string): Promise<CompiledText> {
  const kind = kindOf(file)
  if (!kind) throw new Error(`${file} lies in no folder of texts (lib/content/kinds.ts)`)
  const began = Date.now()
  const { page, fields, body, media, inputs } = await compileFile(contentDir(), file, kit, kind.schema)
  await writeMedia(media)
  const hasChanged = [file, ...inputs].some((input) => changedAt(fileOfInput(input)) >= began)
  return { page, fields, inputs, key: hasChanged ? CHANGED : keys()(file, inputs), ...splitParts(body) }
}

/** When a file was saved, in milliseconds; 0 for one that is missing. */
const changedAt = (file: string): number =>
  fs.statSync(path.join(contentDir(), file), { throwIfNoEntry: false })?.mtimeMs ?? 0

/** Reads a component of the ETL reference. Never throws for an author's mistake. */
export function compileComponent(file: string): { component: CollectedComponent; key: string } {
  const key = keys()(file)
  return { component: collectComponent(contentDir(), file), key }
}
