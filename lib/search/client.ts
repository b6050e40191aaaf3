/**
 * The search client of the site, in the shape of `algoliasearch`, so that InstantSearch does not know which engine
 * answers: the hosted one where the build was told of it, else the embedded one.
 */
import { withBasePath } from '../routes'
import { hostedSettings, INDEX_FOLDER } from './target'
import type { SearchClient } from './types'

export { SearchError } from './embedded/index-loader'
export { searchTarget } from './target'
export type * from './types'

/** Loads the engine, and makes the one client of a page; it keeps what it has loaded. */
export async function createSearchClient(): Promise<SearchClient> {
  const hosted = hostedSettings()
  if (hosted) return (await import('./hosted/client')).hostedClient(hosted)
  const [{ embeddedClient }, { httpFiles }] = await Promise.all([
    import('./embedded/client'),
    import('./embedded/index-loader'),
  ])
  return embeddedClient(httpFiles(withBasePath(`/${INDEX_FOLDER}/`)))
}
