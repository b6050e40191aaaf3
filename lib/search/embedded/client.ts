/** The embedded index behind the shape of the search client. */
import type { CorrectedQuery, SearchClient, SearchHit, SearchParams, SearchRequest, SearchResult } from '../types'
import { fold, splitCamel, stem } from '../words'
import { type Answer, type FoundPage, type Index, openIndex } from './engine'
import type { StoredRow } from './format'
import { Marker } from './mark'
import { type LoadFile, SearchError } from './pieces'
import type { RankedPage } from './rank'
import type { Correction } from './understand'

const HITS_A_PAGE = 20
/** Hits whose texts are loaded for a snippet; further down, only what is here already is shown. */
const SNIPPETS = 8
const SNIPPET_WORDS = 10
const MOST_ANSWERS = 100
/** Letters, digits and keys that are letters in the other layout; fewer than two are no question. */
const TYPED = /[\p{L}\p{N};',.[\]`]/gu

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
      // Its root cannot be had, or names pieces that are gone since the site was published anew.
      if (reason !== 'network' || file.endsWith('.json')) indexes.delete(request.indexName)
      if (reason === 'missing' && !isSecond) return answerOne(request, true)
      throw error
    }
  }
  return {
    search(requests) {
      const list = Array.isArray(requests) ? requests : requests.requests
      const key = JSON.stringify(list)
      const known = answers.get(key)
      if (known) return known
      if (answers.size >= MOST_ANSWERS) answers.clear()
      const answer = Promise.all(list.map((request) => answerOne(request))).then((results) => ({ results }))
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
  const answer: Answer =
    (query.match(TYPED)?.length ?? 0) < 2
      ? { pages: [], parts: [], hasWord: () => false }
      : await index.ask(query.normalize(), {
          filters: filterLists(params.facetFilters),
          isLiteral: String(params.typoTolerance) === 'false',
        })
  const marker = new Marker(answer.parts, {
    before: params.highlightPreTag ?? '<mark>',
    after: params.highlightPostTag ?? '</mark>',
  })
  const shown = answer.pages.slice(page * hitsPerPage, (page + 1) * hitsPerPage)
  const [hits, facets] = await Promise.all([
    Promise.all(shown.map((found, place) => makeHit(index, answer, found, marker, params, place < SNIPPETS))),
    index.countFacets(answer.pages, [params.facets ?? []].flat()),
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
    ...(answer.correction ? { userData: [inWords(answer.correction, hits)] } : {}),
  }
}

const filterLists = (filters: SearchParams['facetFilters'] = []): string[][] =>
  [filters].flat().map((values) => [values].flat())

async function makeHit(
  index: Index,
  { hasWord }: Answer,
  found: RankedPage,
  marker: Marker,
  params: SearchParams,
  hasSnippet: boolean,
): Promise<SearchHit> {
  const top = await index.describe(found)
  const isCovered = marker.covers(top.title)
  const named =
    hasSnippet && !isCovered && top.table !== undefined && hasWord(top.table)
      ? await namedRow(index, found, top.table, top.title, marker)
      : undefined
  const place = named?.place ?? top
  const { title, heading, above } = place
  const isSaid = marker.covers([title, above, heading].join(' '))
  const needsText = !named && !isSaid && (hasSnippet || index.hasText(found.section))
  const [text = null, ...rows] = needsText ? await index.text(found.section) : []
  const row = named?.row ?? bestRow(rows, marker)
  const hierarchy = hierarchyOf(place, row)
  const content = row ? row[2] : text
  const anchor = row ? row[0] : place.anchor
  const length = Number(
    /^content:(\d+)$/.exec(params.attributesToSnippet?.find((name) => /^content:/.test(name)) ?? '')?.[1] ??
      SNIPPET_WORDS,
  )
  // Marked when they are read: the dialog paints the first hits before it asks for the rest.
  const snippet = once(() => marker.snippet(content ?? '', length, params.snippetEllipsisText ?? '…'))
  const names = once(() =>
    Object.fromEntries(
      Object.entries(hierarchy).flatMap(([level, name]) => (name ? [[level, marker.mark(name)]] : [])),
    ),
  )
  const own = hierarchy.lvl3 ? 'lvl3' : hierarchy.lvl2 ? 'lvl2' : 'lvl1'
  return {
    objectID: `${place.path}#${anchor}`,
    url: anchor ? `${place.path}#${anchor}` : place.path,
    url_without_anchor: place.path,
    anchor,
    get type() {
      return snippet().matchLevel === 'none' ? own : 'content'
    },
    hierarchy,
    content,
    kind: place.kind,
    get _highlightResult() {
      return { hierarchy: names() }
    },
    get _snippetResult() {
      return { content: snippet() }
    },
  }
}

function once<T>(make: () => T): () => T {
  let made: { value: T } | undefined
  return () => {
    made ??= { value: make() }
    return made.value
  }
}

const hierarchyOf = ({ category, title, heading, above }: FoundPage, row?: StoredRow): SearchHit['hierarchy'] => ({
  lvl0: category,
  lvl1: title,
  lvl2: above || heading || null,
  lvl3: row?.[1] || (above ? heading : null),
  lvl4: null,
  lvl5: null,
  lvl6: null,
})

/** A property that the question names beside the component: `puts3object bucket`. */
async function namedRow(index: Index, found: RankedPage, table: number, title: string, marker: Marker) {
  const [, ...rows] = await index.text(table)
  const row = rows.find(([, name]) => marker.isWhole(name) && marker.count(`${title} ${name}`) > marker.count(title))
  return row && { row, place: await index.describe({ ...found, section: table }) }
}

/** The row of a table that has most of the question, in its name before its text; undefined when none has any. */
function bestRow(rows: StoredRow[], marker: Marker): StoredRow | undefined {
  let best: { row: StoredRow; score: number } | undefined
  for (const row of rows) {
    const [, name, text] = row
    const score = marker.count(`${name} ${text}`) * 2 + marker.count(name)
    if (score > (best?.score ?? 0)) best = { row, score }
  }
  return best?.row
}

/** A guess is known by its stem; readers are shown a word that stands in what was found. */
function inWords({ kind, words }: Correction, hits: SearchHit[]): CorrectedQuery {
  const texts = hits.map(({ hierarchy, content }) => [...Object.values(hierarchy), content].join(' ')).join(' ')
  const found = [...new Set(texts.match(/[\p{L}\p{N}]+/gu))]
  const wholes = found.map((word): [string, string] => [stem(fold(word)), word.toLowerCase()])
  const parts = found.flatMap((word) => splitCamel(word).map((part): [string, string] => [stem(fold(part)), word]))
  const forms = new Map([...parts.reverse(), ...wholes.reverse()]) // of several, the first whole word
  const formOf = (text: string) => text.replace(/\p{L}+/gu, (letters) => forms.get(letters)?.toLowerCase() ?? letters)
  return { kind, to: words.map(({ text, isStem }) => (isStem ? formOf(text) : text)).join(' ') }
}
