import type { useInstantSearch } from 'react-instantsearch'
import type { Messages } from '@/lib/i18n/messages'
import type { Level } from '@/lib/search/record'
import type { Marked, SearchHit } from '@/lib/search/types'
import type { SavedPage } from './saved-pages'

type Results = ReturnType<typeof useInstantSearch>['results']

/** Mark before and after each match. No text has this private-use character, so nothing must be escaped. */
export const MARK = '\uE000'

/** Whether results answer a question. InstantSearch and searchClient also make results without an answer. */
export const isAnswerTo = (results: Results, question: string): boolean =>
  results?.query === question && results.hitsPerPage !== 0 && !results.__isArtificial

export interface HitGroup {
  /** Level 0 of its hits. */
  name: string
  hits: SearchHit[]
  /** Place of its first hit among all. */
  first: number
}

/** Hits by section, in the order of each section's first hit. */
export function groupHits(hits: SearchHit[]): HitGroup[] {
  const groups = new Map<string, SearchHit[]>()
  for (const hit of hits) {
    const name = hit.hierarchy.lvl0 ?? ''
    groups.set(name, [...(groups.get(name) ?? []), hit])
  }
  let first = 0
  return [...groups].map(([name, members]) => {
    const group = { name, hits: members, first }
    first += members.length
    return group
  })
}

/** A text in parts, every second of which is marked. */
export const partsOf = (marked: Marked | undefined): string[] => marked?.value.split(MARK) ?? []

/** The names of a hit, the last of which is its own: a section alone would say nothing (“Properties”). @param hasSection no group names its section */
export const titleLevels = ({ hierarchy: { lvl0, lvl1, lvl2, lvl3 } }: SearchHit, hasSection: boolean): Level[] => [
  ...(hasSection && lvl0 && lvl0 !== lvl1 ? (['lvl0'] as const) : []),
  'lvl1',
  ...(lvl3 ? (['lvl3'] as const) : lvl2 ? (['lvl2'] as const) : []),
]

/** “41 results for …” */
export const saysCount = (t: CountWords, count: number, query: string): string =>
  t('pageFound', { count: t('count', { count }), query })
export type CountWords = (
  key: keyof Pick<Messages['search'], 'count' | 'pageFound'>,
  values: { count: string | number; query?: string },
) => string

const say = ({ hierarchy }: SearchHit, levels: Level[]): string => levels.map((level) => hierarchy[level]).join(' › ')

/** The part of an opened hit that is stored. */
export const savedPageOf = (hit: SearchHit): SavedPage => ({
  url: hit.url,
  title: say(hit, titleLevels(hit, false)),
  place: hit.hierarchy.lvl0 ?? '',
})
