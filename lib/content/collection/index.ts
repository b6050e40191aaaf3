import fs from 'node:fs'
import path from 'node:path'
import type { DocumentTypeMap, DocumentTypeNames } from 'contentlayer/generated'
import { collectionsDir } from '../../core/folders'
import type { PageFacts } from '../../mdx/file/compile-file'
import { DOC, KINDS } from '../kinds'

/**
 * The only reader of what Contentlayer writes. The collections are read, not imported, so that the bundler never sees
 * them: compiling the application takes the same time for ten pages and for ten thousand.
 */
const whole = new Map<string, unknown[]>()

/** A document as the rest of the code sees it; `_id` is the file it was compiled from, and its JSON has a type. */
export type Collected<Name extends DocumentTypeNames> = Omit<DocumentTypeMap[Name], '_raw' | 'page'> &
  ('page' extends keyof DocumentTypeMap[Name] ? { page: PageFacts } : unknown)

/** The documents of a kind; none while the code is compiled beside the content, or when the folder has none of them. */
export function readCollection<Name extends DocumentTypeNames>(name: Name): Collected<Name>[] {
  if (isPending()) return []
  if (isAwaited())
    throw new Error(`The collection ${name} is read before Contentlayer has written it (lib/next/incremental.ts)`)
  const file = indexOf(name)
  try {
    const documents = JSON.parse(fs.readFileSync(file, 'utf8')) as Collected<Name>[]
    const items = documents.map((document) => ({
      ...document,
      _id: document._id.replace(/\.json$/, ''),
    }))
    whole.set(file, items)
    return items
  } catch (error) {
    // Contentlayer rewrites the file in place: on the development server a reader may find it gone or half written.
    if (process.env.NODE_ENV === 'development' && whole.has(file)) return whole.get(file) as Collected<Name>[]
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return []
    throw error
  }
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
