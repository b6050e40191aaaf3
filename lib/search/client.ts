/**
 * The search client of the site, in the shape of `algoliasearch`: InstantSearch does not know which engine answers. The
 * hosted engine answers where the target has its settings, otherwise the embedded one.
 */
import { withBasePath } from '../core/routes'
import { httpFiles, type LoadFile } from './embedded/index-loader'
import { INDEX_FOLDER } from './target'
import type { SearchClient, SearchTarget } from './types'

export { SearchError } from './embedded/index-loader'
export { searchTarget } from './target'
export type * from './types'

declare global {
  /** A client that was used before the framework was there (components/search/early-question-script.ts). */
  var earlySearch: SearchClient | undefined
}

/**
 * Loads the engine and creates the client of a page. The client caches what it has loaded.
 * @param target of the first question; the embedded engine and the root of this index are loaded at the same time
 */
export async function createSearchClient({ indexName, hosted }: SearchTarget): Promise<SearchClient> {
  if (hosted) return (await import('./hosted/client')).hostedClient(hosted)
  if (globalThis.earlySearch) return globalThis.earlySearch
  const load = loadEarly(httpFiles(withBasePath(`/${INDEX_FOLDER}/`)), `${indexName}.json`)
  const { embeddedClient } = await import('./embedded/client')
  return embeddedClient(load)
}

/** Begins to load a file; who asks for it first gets that request, whatever comes of it. */
function loadEarly(load: LoadFile, file: string): LoadFile {
  let first: Promise<Uint8Array> | undefined = load(file)
  first.catch(() => {
    first = undefined
  })
  return (name) => {
    const request = name === file && first ? first : load(name)
    if (name === file) first = undefined
    return request
  }
}
