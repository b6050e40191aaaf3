import fs from 'node:fs'
import { availableParallelism } from 'node:os'
import path from 'node:path'
import { type Document, readDocuments, writeDocuments } from '../../lib/content/collection'
import { ETL_COMPONENT, filesOfKind, KINDS, kindOf, type TextKind } from '../../lib/content/kinds'
import { contentDir, mediaDir } from '../../lib/core/folders'
import { keys } from './key'

/** Tells whether a document is what its files say now. */
export function freshness(): (document: Document | undefined) => boolean {
  const keyOf = keys()
  const hasMedia = (name: string) => fs.existsSync(path.join(mediaDir(), name))
  return (document) =>
    document !== undefined &&
    document.key === keyOf(document._id, document.inputs) &&
    (document.page?.media ?? []).every(hasMedia)
}

/** The collection of each kind, and what has changed since it was written. */
function compareAll() {
  const isFresh = freshness()
  return KINDS.map((kind) => {
    const documents = new Map(readDocuments(kind.name).map((document) => [document._id, document]))
    const files = filesOfKind(contentDir(), kind)
    const stale = files.filter((file) => !isFresh(documents.get(file)))
    return { kind, documents, files, stale, isSame: stale.length === 0 && documents.size === files.length }
  })
}

/** Whether each file has its document, and no document has lost its file. */
export const isCurrent = (): boolean => compareAll().every(({ isSame }) => isSame)

/**
 * Brings the collections up to date: what has changed is compiled as Contentlayer has it compiled, in this process.
 * `npm run dev` does so at each save, because Contentlayer writes all of its files again, which takes a second or more.
 * @returns the documents that were made
 */
export async function refresh(): Promise<Document[]> {
  const made: Document[] = []
  for (const { kind, documents, files, stale, isSame } of compareAll()) {
    if (isSame) continue
    const queue = stale.values()
    const work = async () => {
      for (const file of queue) {
        const document = await makeDocument(file, documents.get(file))
        documents.set(file, document)
        made.push(document)
      }
    }
    await Promise.all(Array.from({ length: availableParallelism() }, work))
    writeDocuments(
      kind.name,
      files.flatMap((file) => documents.get(file) ?? []),
    )
  }
  return made
}

/** The document that Contentlayer would make. */
async function makeDocument(file: string, old: Document | undefined): Promise<Document> {
  const { compileText, compileComponent } = await import('./compile') // takes a second
  const kind = kindOf(file)
  if (!kind) return { _id: file, type: ETL_COMPONENT.name, ...compileComponent(file) }
  const { html, fields, ...facts } = await compileText(file)
  return { ...(fields ?? fallbackFields(file, kind, old)), _id: file, type: kind.name, body: { html }, ...facts }
}

/**
 * Fields of a page whose front matter is faulty, so that the development server can show the other pages: those it had
 * before. It is never a draft: the check passes over the issues of drafts.
 */
export function fallbackFields(file: string, { schema }: TextKind, old?: Document): object {
  const least = { title: file, description: file, date: '2000-01-01' }
  const known = schema.strip()
  return known.safeParse({ ...old, draft: false }).data ?? known.parse(least)
}
