import type { Locale } from 'next-intl'
import { readCollection, showDrafts } from '../content/collection'
import { memo } from '../core/memo'
import { defaultLocale, docUrl } from '../core/routes'
import { type DocsVersion, getSite } from '../site'
import { componentDocs } from './components'
import type { Doc } from './doc'

export type { Doc }

interface Collection {
  /** Drafts too. */
  all: Doc[]
  docs: Doc[]
  /** Version, path and language → page. */
  byKey: Map<string, Doc>
}

const key = (version: string, docPath: string, locale: Locale): string => `${version}\n${docPath}\n${locale}`

const collection = memo((): Collection => {
  const all: Doc[] = readCollection('Doc')
  const docs = [...all.filter((doc) => showDrafts() || !doc.draft), ...componentDocs()]
  const byKey = new Map(docs.map((doc) => [key(doc.page.version, doc.page.path, doc.page.locale), doc]))
  return { all, docs, byKey }
})

/** Every page of the content folder, whether it is published or not. */
export const getCollected = (): Doc[] => collection().all

/** Every page that has an address, unlisted ones too. */
export const getDocs = (): Doc[] => collection().docs

export interface FoundDoc {
  doc: Doc
  /** The page has no text in this language, so this is the text in the default language. */
  isFallback: boolean
}

/** A page in a language, or in the default one where it has no translation. */
export function findDoc(docPath: string, locale: Locale, version: string): FoundDoc | undefined {
  const { byKey } = collection()
  const own = byKey.get(key(version, docPath, locale))
  if (own) return { doc: own, isFallback: false }
  const original = byKey.get(key(version, docPath, defaultLocale()))
  return original && { doc: original, isFallback: true }
}

/** The pages of a version as a reader of this language sees them, in the order of their paths. */
export function docsOf(locale: Locale, version: string): FoundDoc[] {
  const paths = new Set(
    getDocs()
      .filter((doc) => doc.page.version === version)
      .map((doc) => doc.page.path),
  )
  return [...paths].sort().flatMap((docPath) => findDoc(docPath, locale, version) ?? [])
}

/** A translation whose original has changed since. */
export function isDocOutdated(doc: Doc): boolean {
  if (doc.page.locale === defaultLocale()) return false
  const original = findDoc(doc.page.path, defaultLocale(), doc.page.version)?.doc
  return original !== undefined && original.page.hash !== doc.translated_from
}

export const versionOf = (name: string): DocsVersion | undefined =>
  getSite().docs.versions.find((version) => version.name === name)

/** Site path of a page of the documentation. */
export const docAddress = ({ page }: Doc): string => docUrl(page.path, versionOf(page.version)?.path)
