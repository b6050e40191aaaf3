import type { useHits } from 'react-instantsearch'
import type { SearchHit } from '@/lib/search/types'

type Results = ReturnType<typeof useHits>['results']

/** Whether results answer a question: InstantSearch makes results of its own before the first answer, and so does searchClient. */
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

/** The deepest level that has a name is the title of a hit; what is above it, is its place. */
export const titleLevel = ({ hierarchy: { lvl2, lvl3 } }: SearchHit) => (lvl3 ? 'lvl3' : lvl2 ? 'lvl2' : 'lvl1')

/** @example 'Аналитика › Дашборды' */
export const placeOf = (hit: SearchHit): string => {
  const { lvl0, lvl1, lvl2 } = hit.hierarchy
  const above = { lvl1: [lvl0], lvl2: [lvl0, lvl1], lvl3: [lvl0, lvl1, lvl2] }[titleLevel(hit)]
  return above.filter(Boolean).join(' › ')
}
