import type { useInstantSearch } from 'react-instantsearch'
import type { Messages } from '@/lib/i18n/messages'
import type { Level } from '@/lib/search/record'
import type { Marked, SearchHit } from '@/lib/search/types'
import { PHONE } from '../ui/breakpoints'
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

/** Px of what the dialog shows, a little less than they are, so that no hit in sight is taken for one out of it. */
const HEIGHT = { dialog: 672, headAndFoot: 90, group: 30, hit: 38, line: 20 }
/** How many hits fill the dialog; on a phone it is as high as the window. */
export function hitsInSight(groups: HitGroup[]): number {
  const dialog = matchMedia(PHONE).matches ? innerHeight : Math.min(innerHeight, HEIGHT.dialog)
  let room = dialog - HEIGHT.headAndFoot
  for (const { hits, first } of groups) {
    room -= HEIGHT.group
    for (const [place, hit] of hits.entries()) {
      if (room <= 0) return first + place
      const lines = [placeLevels(hit, false).length > 0, snippetOf(hit) !== undefined].filter(Boolean).length
      room -= HEIGHT.hit + lines * HEIGHT.line
    }
  }
  return Number.POSITIVE_INFINITY
}

/** A text in parts, every second of which is marked. */
export const partsOf = (marked: Marked | undefined): string[] => marked?.value.split(MARK) ?? []

/** The part of a hit's text that has most of the question. */
export function snippetOf(hit: SearchHit): Marked | undefined {
  const snippet = hit._snippetResult?.content
  return snippet?.value ? snippet : undefined
}

/** The title of a hit: its page, and its section or row, which alone would say nothing (“Properties”). */
export const titleLevels = ({ hierarchy: { lvl2, lvl3 } }: SearchHit): Level[] =>
  lvl3 ? ['lvl1', 'lvl3'] : lvl2 ? ['lvl1', 'lvl2'] : ['lvl1']

/** What the title leaves out. @param hasSection no group names the section */
export const placeLevels = ({ hierarchy: { lvl0, lvl2, lvl3 } }: SearchHit, hasSection: boolean): Level[] => [
  ...(hasSection && lvl0 ? (['lvl0'] as const) : []),
  ...(lvl2 && lvl3 ? (['lvl2'] as const) : []),
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
  title: say(hit, titleLevels(hit)),
  place: say(hit, placeLevels(hit, true)),
})
