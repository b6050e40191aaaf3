/** The part of the search client's shape that both engines fill; see https://www.algolia.com/doc/api-reference/api-methods/search/ */
import type { Level, SearchRecord } from './record'

export interface SearchParams {
  query?: string
  /** From 0. */
  page?: number
  hitsPerPage?: number
  /** Names of facets to count: `kind`, `section`, `tags`. */
  facets?: string | readonly string[]
  /** AND of ORs: `[['kind:etl', 'kind:docs'], 'tags:bi']`. */
  facetFilters?: string | readonly (string | readonly string[])[]
  /** Filters by language and version of the hosted index; an embedded index has only one of each. */
  filters?: string
  /** `['content:10']`: words of a snippet. */
  attributesToSnippet?: readonly string[]
  snippetEllipsisText?: string
  highlightPreTag?: string
  highlightPostTag?: string
  /** `false` searches for the query as typed, without corrections. */
  typoTolerance?: boolean
}
/** As InstantSearch sends it: parameters next to the name, or in `params`. */
export type SearchRequest = SearchParams & { indexName: string; params?: SearchParams }

export interface Marked {
  /** Text with marks, not escaped. */
  value: string
  matchLevel: 'none' | 'partial' | 'full'
  matchedWords: string[]
}

/** The fields of a record that the browser is sent, and what was found in them. */
export interface SearchHit
  extends Pick<
    SearchRecord,
    'objectID' | 'url' | 'url_without_anchor' | 'anchor' | 'type' | 'hierarchy' | 'content' | 'kind'
  > {
  _highlightResult: { hierarchy: Partial<Record<Level, Marked>> }
  /** The hosted engine has none for a record without a text. */
  _snippetResult?: { content?: Marked }
  /** Embedded: loads the snippet of a hit further down, which has none yet. */
  lateSnippet?: () => Promise<Marked>
}

/** What was searched for instead of what was typed. */
export interface CorrectedQuery {
  /** The other keyboard layout, typos, or both. */
  kind: 'layout' | 'typo' | 'both'
  /** “Showing results for …” */
  to: string
}

export interface SearchResult {
  index: string
  query: string
  hits: SearchHit[]
  nbHits: number
  page: number
  nbPages: number
  hitsPerPage: number
  processingTimeMS: number
  params: string
  exhaustiveNbHits: boolean
  facets?: Record<string, Record<string, number>>
  /** Has one element when the question was corrected. */
  userData?: CorrectedQuery[]
  /** Embedded: questions that find something, when this one finds nothing. */
  suggestions?: string[]
  /** Embedded: words of the question that no page has. */
  missing?: string[]
  /** Embedded: the one fact that was asked for. */
  fact?: FoundFact
}

export interface FoundFact {
  subject: string
  value: string
  /** Title of its page, with the version that it says this of, unless it is the one at /docs. */
  title: string
  url: string
}

export interface SearchClient {
  /** @throws SearchError (embedded), or an error named RetryError or ApiError (hosted), when it cannot be answered now; ask again */
  search(requests: SearchRequest[]): Promise<{ results: SearchResult[] }>
  /** Clears cached answers and failed files. */
  clearCache(): Promise<void>
}

export interface HostedSettings {
  appId: string
  /** A key that can only search; it is public. */
  searchKey: string
  index: string
}

export interface SearchTarget {
  indexName: string
  /** Settings of the hosted engine; without them the embedded one answers. */
  hosted?: HostedSettings
  /** For `<Configure filters>`: InstantSearch separates it from the filters that readers choose. */
  filters?: string
}
