/** The embedded indexes of the site: one for each language and version of the docs. */
import { memo } from '../../content/memo'
import { contentDir } from '../../folders'
import { locales } from '../../routes'
import { getSite } from '../../site'
import { searchRecords } from '../records'
import { readSynonyms } from '../synonyms'
import { indexName } from '../target'
import { buildIndex, hashSource } from './build'

export interface SearchIndex {
  name: string
  /** As in the root of an index that was made before, unless something has changed. */
  madeOf: string
  /** Name below INDEX_FOLDER → content. Only the root, `<name>.json`, keeps its name when the content changes. */
  makeFiles: () => Map<string, Uint8Array>
}

export const searchIndexes = (): SearchIndex[] =>
  getSite().docs.versions.flatMap((version) =>
    locales().map((locale) => {
      const name = indexName(locale, version.name)
      const records = searchRecords(locale, version.name)
      const synonyms = readSynonyms(contentDir()).value
      return { name, madeOf: hashSource(records, synonyms), makeFiles: () => buildIndex(name, records, synonyms) }
    }),
  )

/** The files of all indexes. */
export const indexFiles = memo(
  (): Map<string, Uint8Array> => new Map(searchIndexes().flatMap(({ makeFiles }) => [...makeFiles()])),
)
