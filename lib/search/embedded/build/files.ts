/** The embedded indexes of the site: one for each language and version of the docs. */

import { contentDir } from '../../../core/folders'
import { memo } from '../../../core/memo'
import { locales } from '../../../core/routes'
import { getSite } from '../../../site'
import type { SearchRecord } from '../../record'
import { searchRecords } from '../../records'
import { readSynonyms, type Synonyms } from '../../synonyms'
import { indexName } from '../../target'
import { buildIndex } from '.'

export interface IndexSource {
  name: string
  records: SearchRecord[]
  synonyms: Synonyms
}

export const indexSources = (): IndexSource[] =>
  getSite().docs.versions.flatMap((version) =>
    locales().map((locale) => ({
      name: indexName(locale, version.name),
      records: searchRecords(locale, version.name),
      synonyms: readSynonyms(contentDir()).value,
    })),
  )

/**
 * The files of all indexes by their names below INDEX_FOLDER. Only a root, `<index>.json`, has a name that does not
 * change with the content.
 */
export const indexFiles = memo(
  (): Map<string, Uint8Array> =>
    new Map(indexSources().flatMap(({ name, records, synonyms }) => [...buildIndex(name, records, synonyms)])),
)
