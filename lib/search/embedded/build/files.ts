/** The embedded indexes of the site: one for each language and version of the docs. */

import { contentDir } from '../../../core/folders'
import { memo } from '../../../core/memo'
import { locales } from '../../../core/routes'
import { getSite } from '../../../site'
import { searchRecords } from '../../records'
import { readSynonyms } from '../../synonyms'
import { indexName } from '../../target'
import { buildIndex, type IndexSource } from '.'

export const indexSources = (): IndexSource[] =>
  getSite().docs.versions.flatMap(({ name, label, path }) =>
    locales().map((locale) => ({
      name: indexName(locale, name),
      records: searchRecords(locale, name),
      synonyms: readSynonyms(contentDir()).value,
      ...(path === '' ? {} : { version: label }),
    })),
  )

/**
 * The files of all indexes by their names below INDEX_FOLDER. Only a root, `<index>.json`, has a name that does not
 * change with the content.
 */
export const indexFiles = memo(
  (): Map<string, Uint8Array> => new Map(indexSources().flatMap((source) => [...buildIndex(source)])),
)
