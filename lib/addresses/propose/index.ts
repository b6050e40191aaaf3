import type { LostPage } from '../lost'
import type { Print } from '../print'
import type { LivePages, RecordedPage } from '../record'
import { proposeAnchor } from './anchor'
import { Matcher } from './match'
import { proposePage } from './page'
import type { Proposal } from './proposal'

export type { Proposal }

/** What became of lost pages and anchors. A page that has moved takes along the anchors that its new page has. */
export function propose(lost: LostPage[], record: ReadonlyMap<string, RecordedPage>, live: LivePages): Proposal[] {
  if (lost.length === 0) return []
  const prints = lost.flatMap(({ page, anchors, isGone }) =>
    (isGone ? ['', ...anchors] : anchors).map((anchor) => page.sections.get(anchor) ?? []),
  )
  const matcher = new Matcher(prints, record, live)
  const counts = countPages(record)
  const evidence = {
    record,
    live,
    find: (print: Print) => matcher.find(print),
    pagesWith: (print: Print) => counts.get(String(print)) ?? 0,
  }
  return lost.flatMap((page) =>
    page.isGone ? proposePage(page, evidence) : page.anchors.map((anchor) => proposeAnchor(page, anchor, evidence)),
  )
}

/** On how many pages each text stands. */
function countPages(record: ReadonlyMap<string, RecordedPage>): Map<string, number> {
  const counts = new Map<string, number>()
  for (const { sections } of record.values())
    for (const print of new Set([...sections.values()].map(String))) counts.set(print, (counts.get(print) ?? 0) + 1)
  return counts
}
