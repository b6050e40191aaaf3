'use client'
import {
  createSearchClient,
  type HostedSettings,
  type SearchClient,
  type SearchRequest,
  type SearchResult,
  type SearchTarget,
} from '@/lib/search/client'
import { isQuestion } from '@/lib/search/question'

let engine: Promise<SearchClient> | undefined

/** Loads the engine; a failure is not kept. */
function loadEngine(target: SearchTarget): Promise<SearchClient> {
  engine ??= createSearchClient(target)
  engine.catch(() => {
    engine = undefined
  })
  return engine
}

/** Begins to load the engine and the root of the index, before anything is asked. */
export const warmUp = (target: SearchTarget): void => void loadEngine(target)

/** Clears cached answers and failed files of the engine, if it is loaded. */
export const clearAnswers = async (): Promise<void> => (await engine)?.clearCache()

/** The client for InstantSearch, here at once: the engine is loaded with the first question. */
export const searchClient = (hosted?: HostedSettings): SearchClient => ({
  async search(requests) {
    const question = requests.find((request) => isQuestion(queryOf(request)))
    if (!question) return { results: requests.map(noResult) }
    return (await loadEngine({ indexName: question.indexName, ...(hosted ? { hosted } : {}) })).search(requests)
  },
  clearCache: clearAnswers,
})

const queryOf = ({ query, params }: SearchRequest): string => params?.query ?? query ?? ''

const noResult = ({ indexName }: SearchRequest): SearchResult => ({
  index: indexName,
  query: '',
  hits: [],
  nbHits: 0,
  page: 0,
  nbPages: 0,
  hitsPerPage: 0,
  processingTimeMS: 0,
  params: '',
  exhaustiveNbHits: true,
})
