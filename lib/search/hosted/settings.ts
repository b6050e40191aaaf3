/** What is sent to the hosted index: its settings, the synonyms, and records within its size limit. */
import type { IndexSettings, SupportedLanguage, SynonymHit } from 'algoliasearch'
import type { Locale } from 'next-intl'
import { SEARCH_KINDS } from '../kinds'
import type { SearchRecord } from '../record'
import type { Synonyms } from '../synonyms'

/** Largest record in bytes that every plan of the service accepts, with a margin. */
const MOST_BYTES = 9500
const LEVEL_WEIGHT: Record<SearchRecord['type'], number> = { lvl1: 100, lvl2: 90, lvl3: 80, content: 0 }

/** A record with what decides between equals: what readers want most, then the higher heading, then the order on the page. */
export interface HostedRecord extends SearchRecord {
  weight: { kind: number; level: number; position: number }
}

/** The order of fields and ties follows the embedded index (embedded/fields.ts), so that both find alike. */
export function hostedIndexSettings(locales: Locale[]): IndexSettings {
  const languages = locales.map((locale) => locale.slice(0, 2) as SupportedLanguage)
  return {
    searchableAttributes: [
      'unordered(hierarchy.lvl1)',
      'unordered(label)',
      'unordered(release)',
      'unordered(hierarchy.lvl2)',
      'unordered(hierarchy.lvl3)',
      'unordered(tags)',
      'unordered(description)',
      'unordered(categories)',
      'unordered(hierarchy.lvl0)',
      'unordered(translations)',
      'content',
      'unordered(phrases)',
    ],
    attributesForFaceting: [
      'filterOnly(language)',
      'filterOnly(version)',
      'filterOnly(docs_tag)',
      'kind',
      'section',
      'searchable(tags)',
    ],
    attributesToRetrieve: [
      'url',
      'url_without_anchor',
      'anchor',
      'type',
      'hierarchy',
      'content',
      'kind',
      'language',
      'version',
    ],
    attributesToHighlight: ['hierarchy'],
    attributesToSnippet: ['content:10'],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    attributeForDistinct: 'url_without_anchor',
    distinct: 1,
    customRanking: ['desc(weight.kind)', 'desc(weight.level)', 'asc(weight.position)'],
    camelCaseAttributes: ['hierarchy.lvl1'],
    indexLanguages: languages,
    queryLanguages: languages,
    ignorePlurals: languages,
    removeStopWords: languages,
    minWordSizefor1Typo: 4,
    minWordSizefor2Typos: 8,
    removeWordsIfNoResults: 'allOptional',
    hitsPerPage: 20,
  }
}

/** One-way synonyms, as in the embedded index: who types `say` finds `for`. */
export const hostedSynonyms = (synonyms: Synonyms): SynonymHit[] =>
  synonyms
    .flatMap(({ for: words, say }, group) =>
      say.map((input, index) => ({
        objectID: `group-${group + 1}-${index + 1}`,
        type: 'onewaysynonym' as const,
        input,
        synonyms: words.filter((word) => word !== input),
      })),
    )
    .filter(({ synonyms: words }) => words.length > 0)

/** Records of all languages and versions; one that several versions share is sent once. */
export function hostedRecords(records: SearchRecord[]): HostedRecord[] {
  const unique = [...new Map(records.map((record) => [record.objectID, record])).values()]
  // Facts are for the embedded engine alone.
  return unique.map(({ facts: _, ...record }, position) =>
    shorten({
      ...record,
      weight: { kind: SEARCH_KINDS[record.kind].weight, level: LEVEL_WEIGHT[record.type], position },
    }),
  )
}

/** Cuts the text of a record that is too large. */
function shorten(record: HostedRecord): HostedRecord {
  const excess = Buffer.byteLength(JSON.stringify(record)) - MOST_BYTES
  if (excess <= 0 || record.content === null) return record
  const bytes = Buffer.from(record.content)
  const kept = bytes.subarray(0, Math.max(0, bytes.length - excess)).toString()
  return { ...record, content: kept.replace(/\S*$/, '').trimEnd() }
}
