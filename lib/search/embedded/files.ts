/** The embedded indexes of the site: one for each language and version of the docs. */
import { memo } from '../../content/memo'
import { contentDir } from '../../folders'
import { locales } from '../../routes'
import { getSite } from '../../site'
import { searchRecords } from '../records'
import { readSynonyms } from '../synonyms'
import { indexName } from '../target'
import { buildIndex } from './build'

/** Name below INDEX_FOLDER → content. Only the roots, `<index>.json`, keep their names when the content changes. */
export const indexFiles = memo(
  (): Map<string, Uint8Array> =>
    new Map(
      getSite().docs.versions.flatMap(({ name }) =>
        locales().flatMap((locale) => [
          ...buildIndex(indexName(locale, name), searchRecords(locale, name), readSynonyms(contentDir()).value),
        ]),
      ),
    ),
)
