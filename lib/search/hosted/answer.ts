/**
 * Validates an answer of the hosted engine and copies it value by value: a proxy may have changed it. Texts remain
 * texts, addresses lead to pages of this site, unknown fields are dropped.
 */
import { isOwnPath } from '../../core/safe-url'
import { SEARCH_KIND_NAMES } from '../kinds'
import type { Hierarchy, Level } from '../record'
import type { Marked, SearchHit, SearchResult } from '../types'

/** Limits above those that the index settings and the requests allow. */
const LONGEST = 10_000
const MOST_HITS = 200
const MOST_VALUES = 1000

const LEVELS: readonly Level[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6']
const TYPES: readonly SearchHit['type'][] = ['lvl1', 'lvl2', 'lvl3', 'content']
const MATCHES: readonly Marked['matchLevel'][] = ['none', 'partial', 'full']
const FACETS = ['kind', 'section', 'tags'] as const

type Fields = { readonly [name: string]: unknown }
const fieldsOf = (value: unknown): Fields => (typeof value === 'object' && value !== null ? (value as Fields) : {})
const listOf = (value: unknown, most: number): unknown[] => (Array.isArray(value) ? value.slice(0, most) : [])
const textOf = (value: unknown): string | undefined => (typeof value === 'string' ? value.slice(0, LONGEST) : undefined)
const countOf = (value: unknown): number =>
  typeof value === 'number' && Number.isFinite(value) ? Math.max(0, Math.floor(value)) : 0
const oneOf = <T>(known: readonly T[], value: unknown): T | undefined => known.find((each) => each === value)

/** @throws Error when it is no answer at all */
export function readAnswers(answer: unknown): { results: SearchResult[] } {
  const { results } = fieldsOf(answer)
  if (!Array.isArray(results)) throw new Error('the search service has answered with something that is no result')
  return { results: results.map(readResult) }
}

function readResult(value: unknown): SearchResult {
  const result = fieldsOf(value)
  return {
    index: textOf(result.index) ?? '',
    query: textOf(result.query) ?? '',
    hits: listOf(result.hits, MOST_HITS).flatMap((hit) => readHit(hit) ?? []),
    nbHits: countOf(result.nbHits),
    page: countOf(result.page),
    nbPages: countOf(result.nbPages),
    hitsPerPage: countOf(result.hitsPerPage),
    processingTimeMS: countOf(result.processingTimeMS),
    params: textOf(result.params) ?? '',
    exhaustiveNbHits: result.exhaustiveNbHits === true,
    facets: readFacets(result.facets),
  }
}

/** Undefined for a hit that leads nowhere, or that has no name. */
function readHit(value: unknown): SearchHit | undefined {
  const hit = fieldsOf(value)
  const url = textOf(hit.url)
  const hierarchy = readHierarchy(hit.hierarchy)
  if (url === undefined || !isOwnPath(url) || !hierarchy.lvl1) return undefined
  const snippet = readMarked(fieldsOf(hit._snippetResult).content)
  return {
    objectID: textOf(hit.objectID) ?? url,
    url,
    url_without_anchor: url.replace(/#.*$/, ''),
    anchor: textOf(hit.anchor) ?? '',
    type: oneOf(TYPES, hit.type) ?? 'lvl1',
    hierarchy,
    content: textOf(hit.content) ?? null,
    kind: oneOf(SEARCH_KIND_NAMES, hit.kind) ?? 'docs',
    _highlightResult: { hierarchy: readHighlights(fieldsOf(hit._highlightResult).hierarchy, hierarchy) },
    ...(snippet ? { _snippetResult: { content: snippet } } : {}),
  }
}

function readHierarchy(value: unknown): Hierarchy {
  const names = fieldsOf(value)
  return Object.fromEntries(LEVELS.map((level) => [level, textOf(names[level]) ?? null])) as Hierarchy
}

/** A name without marks is shown as it is. */
function readHighlights(value: unknown, hierarchy: Hierarchy): SearchHit['_highlightResult']['hierarchy'] {
  const marked = fieldsOf(value)
  return Object.fromEntries(
    LEVELS.flatMap((level) => {
      const name = hierarchy[level]
      return name ? [[level, readMarked(marked[level]) ?? { value: name, matchLevel: 'none', matchedWords: [] }]] : []
    }),
  )
}

function readMarked(value: unknown): Marked | undefined {
  const { value: written, matchLevel, matchedWords } = fieldsOf(value)
  const text = textOf(written)
  if (text === undefined) return undefined
  const words = listOf(matchedWords, MOST_VALUES).flatMap((word) => textOf(word) ?? [])
  return { value: text, matchLevel: oneOf(MATCHES, matchLevel) ?? 'none', matchedWords: words }
}

function readFacets(value: unknown): NonNullable<SearchResult['facets']> {
  const facets = fieldsOf(value)
  return Object.fromEntries(
    FACETS.filter((name) => Object.hasOwn(facets, name)).map((name) => {
      const counts = Object.entries(fieldsOf(facets[name])).slice(0, MOST_VALUES)
      return [name, Object.fromEntries(counts.map(([text, count]) => [text, countOf(count)]))]
    }),
  )
}
