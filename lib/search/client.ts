/**
 * The search client of the site, in the shape of `algoliasearch`: InstantSearch does not know which engine answers. The
 * hosted engine answers where the build has its settings, otherwise the embedded one.
 */
import { withBasePath } from '../core/routes'
import { hostedSettings, INDEX_FOLDER } from './target'
import type { SearchClient } from './types'

export { SearchError } from './embedded/index-loader'
export { searchTarget } from './target'
export type * from './types'

/** Loads the engine and creates the client of a page. The client caches what it has loaded. */
export async function createSearchClient(): Promise<SearchClient> {
  const hosted = hostedSettings()
  if (hosted) return (await import('./hosted/client')).hostedClient(hosted)
  const [{ embeddedClient }, { httpFiles }] = await Promise.all([
    import('./embedded/client'),
    import('./embedded/index-loader'),
  ])
  return embeddedClient(httpFiles(withBasePath(`/${INDEX_FOLDER}/`)))
}
