'use client'
import type { SearchTarget } from '@/lib/search/types'
import { searchClient } from './search-client.client'
import { readRoute } from './search-routing.client'

/** Hits of a page of results: each shows a text, which is loaded before any is drawn. */
export const HITS_ON_PAGE = 10
const FILTERS = ['kind', 'section', 'tags']

/**
 * Asks the question of a shared address while React still hydrates the page: what InstantSearch asks for later has been
 * loaded by then. A preload, so its failure is nobody's: the question itself says it.
 */
export function askEarly({ indexName }: SearchTarget): void {
  if (typeof document === 'undefined') return
  const { q = '', page = 1 } = readRoute(location.search)
  const params = { query: q, page: page - 1, hitsPerPage: HITS_ON_PAGE, facets: FILTERS }
  searchClient.search([{ indexName, params }]).catch(() => {})
}
