import fs from 'node:fs'
import path from 'node:path'
import type { Doc as CollectedDoc } from '#content'
import { componentDocs } from '../etl/pages'
import { defaultLocale } from '../routes'
import { contentDir, type DocsVersion, getSite } from '../site'
import { collectionsDir } from '../work'
import { bodyFile, type PageFacts } from './compile-file'

/**
 * The collections, read from the files Contentlayer writes. They are read, not imported, so that the bundler never
 * sees them: compiling the application takes the same time for ten pages and for ten thousand.
 */
export type Doc = Omit<CollectedDoc, '_raw' | 'type' | 'page' | 'title' | 'description' | 'last_update'> & {
  /** `EtlComponent` is a page made of data: components/etl draws its text, and it has no body file. */
  type: 'Doc' | 'EtlComponent'
  title: string
  description: string
  last_update?: { date?: string; author?: string }
  page: PageFacts
}

interface Collection {
  /** Drafts too. */
  all: Doc[]
  docs: Doc[]
  /** Version, path and language → page. */
  byKey: Map<string, Doc>
}

const key = (version: string, docPath: string, locale: string): string => `${version}\n${docPath}\n${locale}`

let cached: { stamp: string; collection: Collection } | undefined
function collection(): Collection {
  // The code is compiled beside the content, and then Next tries a page of each route without any.
  if (process.env.CONTENT_PENDING === '1') return { all: [], docs: [], byKey: new Map() }
  const file = path.join(collectionsDir(), 'Doc/_index.json')
  const stamp =
    process.env.NODE_ENV === 'development'
      ? [
          ...COLLECTIONS.map((name) => path.join(collectionsDir(), name)),
          ...ORDER_FILES.map((name) => path.join(contentDir(), name)),
        ]
          .map(changed)
          .join(' ')
      : ''
  if (cached?.stamp === stamp) return cached.collection
  try {
    const all = JSON.parse(fs.readFileSync(file, 'utf8')) as Doc[]
    const docs = [...all.filter((doc) => showDrafts() || !doc.draft), ...componentDocs()]
    const byKey = new Map(docs.map((doc) => [key(doc.page.version, doc.page.path, doc.page.locale), doc]))
    cached = { stamp, collection: { all, docs, byKey } }
    return cached.collection
  } catch (error) {
    // On the development server Contentlayer deletes the file and writes it anew at every change: the last whole one serves in between.
    if (process.env.NODE_ENV === 'development' && cached) return cached.collection
    throw error
  }
}

/** Pages are made of these. */
const COLLECTIONS = ['Doc/_index.json', 'EtlComponent/_index.json', 'EtlGuide/_index.json']
/** Files beside the pages on which menus and tags depend. */
const ORDER_FILES = ['sidebars.yaml', 'tags.yaml', 'site.yaml']
const changed = (file: string): number => fs.statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0

/** Remembers what `make` gives for a key until the collections change, which they do in development only. */
export function remember<Key extends string[], Value>(make: (...key: Key) => Value): (...key: Key) => Value {
  const values = new Map<string, Value>()
  let from: Collection | undefined
  return (...key) => {
    if (from !== collection()) values.clear()
    from = collection()
    const id = key.join('\n')
    if (!values.has(id)) values.set(id, make(...key))
    return values.get(id) as Value
  }
}

/** Drafts are for the author: on the development server only, and not while it plays production. */
export const showDrafts = (): boolean =>
  process.env.NODE_ENV === 'development' && process.env.SIMULATE_PRODUCTION_VISIBILITY !== '1'

/** Every page of the content folder, whether it is published or not. */
export const getCollected = (): Doc[] => collection().all

/** Every page that has an address, unlisted ones too. */
export const getDocs = (): Doc[] => collection().docs

export interface FoundDoc {
  doc: Doc
  /** The page has no text in the language asked for, so this is the one in the default language. */
  isFallback: boolean
}

/** A page in a language, or in the default one where it has no translation. */
export function findDoc(docPath: string, locale: string, version: string): FoundDoc | undefined {
  const { byKey } = collection()
  const own = byKey.get(key(version, docPath, locale))
  if (own) return { doc: own, isFallback: false }
  const original = byKey.get(key(version, docPath, defaultLocale()))
  return original && { doc: original, isFallback: true }
}

/** The pages of a version as a reader of this language sees them, in the order of their paths. */
export function docsOf(locale: string, version: string): FoundDoc[] {
  const paths = new Set(
    getDocs()
      .filter((doc) => doc.page.version === version)
      .map((doc) => doc.page.path),
  )
  return [...paths].sort().flatMap((docPath) => findDoc(docPath, locale, version) ?? [])
}

/** HTML of a page's text; a page made of data has none. */
export const readBody = ({ _id }: { _id: string }): string => fs.readFileSync(bodyFile(_id), 'utf8')

/** A translation whose original has changed since. */
export function isOutdated(doc: Doc): boolean {
  if (doc.page.locale === defaultLocale()) return false
  const original = findDoc(doc.page.path, defaultLocale(), doc.page.version)?.doc
  return original !== undefined && original.page.hash !== doc.translated_from
}

export const versionOf = (name: string): DocsVersion | undefined =>
  getSite().docs.versions.find((version) => version.name === name)

/** Splits the address part after /docs into version and page path: `7.20/bi/intro` → 7.20, `bi/intro`. */
export function resolveDocPath(slug: string[]): { version: DocsVersion; docPath: string } | undefined {
  const { versions } = getSite().docs
  const prefixed = versions.find((version) => version.path !== '' && version.path === slug[0])
  const version = prefixed ?? versions.find(({ path: versionPath }) => versionPath === '')
  return version && { version, docPath: (prefixed ? slug.slice(1) : slug).join('/') }
}
