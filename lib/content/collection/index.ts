import fs from 'node:fs'
import path from 'node:path'
import type { DocumentTypeMap, DocumentTypeNames } from 'contentlayer/generated'
import { collectionsDir } from '../../core/folders'
import type { Problem } from '../../core/problem'
import type { PageData } from '../../mdx/file/compile-file'
import type { Parts } from '../../mdx/file/parts'
import { ETL_COMPONENT, kindOf } from '../kinds'
import { writeFileAtomic } from '../write-file-atomic'

/** What every document holds beside the fields of its kind. */
export interface Document {
  /** File, relative to the content folder. */
  _id: string
  type: string
  /** Hash of all that it was made of (scripts/content/key.ts). */
  key: string
  /** Of a text: other files it was made of. */
  inputs?: string[]
  page?: PageData
  /** Of a text; what its author has left out is its first sentence. */
  description?: string
  body?: { html: string }
  parts?: Parts
  /** Of a file of the ETL reference. */
  component?: { problems: Problem[] }
}

/** A document as the rest of the code sees it; its JSON has a type. Its text is read by `readBody`. */
export type Collected<Name extends DocumentTypeNames> = Omit<
  DocumentTypeMap[Name],
  '_raw' | 'body' | 'parts' | 'inputs' | 'key' | 'page'
> &
  ('page' extends keyof DocumentTypeMap[Name] ? { page: PageData } : unknown)

/** The documents of a kind; none while the code is compiled beside the content, or when the folder has none of them. */
export function readCollection<Name extends DocumentTypeNames>(name: Name): Collected<Name>[] {
  return isPending() ? [] : (readDocuments(name) as unknown[] as Collected<Name>[])
}

const NONE = { stamp: '', documents: [] as Document[], byId: new Map<string, Document>() }
/** Collections by their files, with what changes when a file is replaced. */
const known = new Map<string, typeof NONE>()

/**
 * The only reader of what Contentlayer writes. The collections are read, not imported, so that the bundler never sees
 * them: compiling the application takes the same time for ten pages and for ten thousand.
 */
function read(name: string): typeof NONE {
  const file = indexOf(name)
  const { ino, mtimeMs } = fs.statSync(file, { throwIfNoEntry: false }) ?? {}
  if (ino === undefined) return NONE
  const old = known.get(file)
  const stamp = `${ino} ${mtimeMs}`
  if (old?.stamp === stamp) return old
  const documents = parse(fs.readFileSync(file, 'utf8'))
  const collection = { stamp, documents, byId: new Map(documents.map((document) => [document._id, document])) }
  known.set(file, collection)
  return collection
}

/** None of a file that a killed run has left torn. */
function parse(text: string): Document[] {
  try {
    const documents = JSON.parse(text) as Document[]
    for (const document of documents) if (document.page?.summary) document.description = document.page.summary
    return documents
  } catch {
    return []
  }
}

/** The documents of a kind as they are written. */
export const readDocuments = (name: string): Document[] => read(name).documents

/** Replaces the documents of a kind. */
export const writeDocuments = (name: string, documents: Document[]): void =>
  writeFileAtomic(indexOf(name), JSON.stringify(documents))

/** The document of a file. */
export const findDocument = (file: string): Document | undefined =>
  read((kindOf(file) ?? ETL_COMPONENT).name).byId.get(file)

/** The code is compiled beside the content; Next then tries a page of each route before any content is there. */
export const isPending = (): boolean => process.env.CONTENT_PENDING === '1'

const indexOf = (name: string): string => path.join(collectionsDir(), `${name}/_index.json`)

/** Drafts are for the author: on the development server only, and not while it plays production. */
export const showDrafts = (): boolean =>
  process.env.NODE_ENV === 'development' && process.env.SIMULATE_PRODUCTION_VISIBILITY !== '1'
