import fs from 'node:fs'
import path from 'node:path'
import type { DocumentTypeMap, DocumentTypeNames } from 'contentlayer/generated'
import { collectionsDir, documentsDir, isLive } from '../../core/folders'
import type { PageFacts } from '../../mdx/file/compile-file'
import { DOC, isOfKind, KINDS } from '../kinds'

/** A document as the rest of the code sees it; `_id` is the file it was compiled from, and its JSON has a type. */
export type Collected<Name extends DocumentTypeNames> = Omit<DocumentTypeMap[Name], '_raw' | 'page'> &
  ('page' extends keyof DocumentTypeMap[Name] ? { page: PageFacts } : unknown)

/**
 * The documents of a kind; none while the code is compiled beside the content, or when the folder has none of them. It is
 * the only reader of what Contentlayer writes. The collections are read, not imported, so that the bundler never sees
 * them: compiling the application takes the same time for ten pages and for ten thousand.
 */
export function readCollection<Name extends DocumentTypeNames>(name: Name): Collected<Name>[] {
  if (isPending()) return []
  if (isLive()) return readDocuments(name)
  if (isAwaited())
    throw new Error(`The collection ${name} is read before Contentlayer has written it (lib/next/incremental.ts)`)
  if (!fs.existsSync(indexOf(name))) return []
  const documents = JSON.parse(fs.readFileSync(indexOf(name), 'utf8')) as Collected<Name>[]
  return documents.map((document) => ({ ...document, _id: document._id.replace(/\.json$/, '') }))
}

/** Documents by their files, with what changes when a file is replaced. */
const known = new Map<string, { stamp: string; document: object }>()

/** As readCollection, of the documents that Contentlayer collects: while the content changes, each is read when it is new. */
function readDocuments<Name extends DocumentTypeNames>(name: Name): Collected<Name>[] {
  const kind = KINDS.find((other) => other.name === name)
  const files = fs.readdirSync(documentsDir(), { recursive: true, encoding: 'utf8' })
  return files.flatMap((found) => {
    const _id = found.replaceAll(path.sep, '/').replace(/\.json$/, '')
    return kind && isOfKind(kind, _id) ? [{ ...readDocument(found), _id, type: name } as Collected<Name>] : []
  })
}

function readDocument(name: string): object {
  const file = path.join(documentsDir(), name)
  const { ino, mtimeMs } = fs.statSync(file)
  const stamp = `${ino} ${mtimeMs}`
  const old = known.get(file)
  if (old?.stamp === stamp) return old.document
  const document = JSON.parse(fs.readFileSync(file, 'utf8')) as object
  known.set(file, { stamp, document })
  return document
}

/** Files of all kinds that are collected. */
export const collectedIds = (): string[] =>
  KINDS.flatMap(({ name }) => readCollection(name as DocumentTypeNames).map(({ _id }) => _id))

/** The code is compiled beside the content; Next then tries a page of each route before any content is there. */
export const isPending = (): boolean => process.env.CONTENT_PENDING === '1'

/** Set in a rendering that is started before the content is collected (lib/next/incremental.ts). */
export const PAGES_PORT = 'PAGES_PORT'

const indexOf = (name: string): string => path.join(collectionsDir(), `${name}/_index.json`)
/** Lets a rendering see that the collections are not there yet: Contentlayer writes this file at every run. */
export const forgetIndex = (): void => fs.rmSync(indexOf(DOC.name), { force: true })
export const hasIndex = (): boolean => fs.existsSync(indexOf(DOC.name))
const isAwaited = (): boolean => PAGES_PORT in process.env && !hasIndex()

/** Drafts are for the author: on the development server only, and not while it plays production. */
export const showDrafts = (): boolean =>
  process.env.NODE_ENV === 'development' && process.env.SIMULATE_PRODUCTION_VISIBILITY !== '1'
