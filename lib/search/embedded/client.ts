/** The embedded index behind the shape of the search client. */

import { isQuestion } from '../question'
import type { SearchClient, SearchParams, SearchRequest, SearchResult } from '../types'
import { findFact } from './answer'
import { type Answer, type Index, openIndex } from './engine'
import { Marker } from './highlight'
import { makeHit } from './hits'
import { type LoadFile, SearchError } from './index-loader'

const HITS_A_PAGE = 20
/** Hits that are in sight at once, whose texts are loaded with them. */
const IN_SIGHT = 4
const MOST_ANSWERS = 100

export function embeddedClient(load: LoadFile): SearchClient {
  const indexes = new Map<string, Promise<Index>>()
  const answers = new Map<string, Promise<{ results: SearchResult[] }>>()

  const open = (name: string): Promise<Index> => {
    const index = indexes.get(name) ?? openIndex(name, load)
    indexes.set(name, index)
    return index
  }
  const answerOne = async (request: SearchRequest, isSecond = false): Promise<SearchResult> => {
    try {
      return await search(await open(request.indexName), request)
    } catch (error) {
      const { reason, file = '' } = error instanceof SearchError ? error : {}
      // Its root cannot be loaded, or it names files that a new release has removed.
      if (reason !== 'network' || file.endsWith('.json')) indexes.delete(request.indexName)
      if (reason === 'missing' && !isSecond) return answerOne(request, true)
      throw error
    }
  }
  return {
    search(requests) {
      const key = JSON.stringify(requests)
      const known = answers.get(key)
      if (known) return known
      if (answers.size >= MOST_ANSWERS) answers.clear()
      const answer = Promise.all(requests.map((request) => answerOne(request))).then((results) => ({ results }))
      answers.set(key, answer)
      answer.catch(() => answers.delete(key))
      return answer
    },
    async clearCache() {
      answers.clear()
      indexes.clear()
    },
  }
}

async function search(index: Index, request: SearchRequest): Promise<SearchResult> {
  const began = performance.now()
  const params = { ...request, ...request.params }
  const { query = '', page = 0, hitsPerPage = HITS_A_PAGE } = params
  const isLiteral = params.typoTolerance === false
  const answer: Answer = isQuestion(query)
    ? await index.ask(query.normalize(), filterLists(params.facetFilters), isLiteral)
    : { pages: [], parts: [], strengths: [], missing: [] }
  const marker = new Marker(answer.parts, {
    before: params.highlightPreTag ?? '<mark>',
    after: params.highlightPostTag ?? '</mark>',
  })
  const shown = answer.pages.slice(page * hitsPerPage, (page + 1) * hitsPerPage)
  const hasNothing = isQuestion(query) && !isLiteral && answer.pages.length === 0
  const isFirst = page === 0 && hitsPerPage > 0
  const [hits, facets, suggestions, fact] = await Promise.all([
    Promise.all(shown.map((found, place) => makeHit(index, answer, found, marker, params, place < IN_SIGHT))),
    index.countFacets(answer.pages, [params.facets ?? []].flat()),
    hasNothing ? index.similarWords(query) : [],
    // Without its files there are hits all the same.
    isFirst ? findFact(index, query, answer).catch(() => undefined) : undefined,
  ])
  return {
    index: request.indexName,
    query,
    hits,
    nbHits: answer.pages.length,
    page,
    nbPages: hitsPerPage > 0 ? Math.ceil(answer.pages.length / hitsPerPage) : 0,
    hitsPerPage,
    processingTimeMS: Math.round(performance.now() - began),
    params: '',
    exhaustiveNbHits: true,
    facets,
    suggestions,
    missing: answer.missing,
    ...(fact ? { fact } : {}),
    ...(answer.correction ? { userData: [answer.correction] } : {}),
  }
}

const filterLists = (filters: SearchParams['facetFilters'] = []): string[][] =>
  [filters].flat().map((values) => [values].flat())
