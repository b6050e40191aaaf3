import { nearest } from '../../core/problem'
import type { LostPage } from '../lost'
import type { Match } from './match'
import { CERTAIN, type Evidence, LIKELY, type Proposal, proposalFor } from './proposal'

/** What became of one anchor, whose page is there or has moved. */
export function proposeAnchor(lost: LostPage, anchor: string, evidence: Evidence): Proposal {
  const { page, shown = '' } = lost
  const ids = newIds(shown, evidence)
  const propose = (kind: Proposal['kind'], id: string, share: number, isCertain: boolean) =>
    proposalFor(lost, anchor, kind, { section: { page: shown, id, isNew: true, isUnchanged: false }, share, isCertain })
  const print = page.sections.get(anchor) ?? []
  const best = bestMatch(evidence.find(print), shown)
  // A text of many pages does not tell on which of them it came.
  const match =
    best && evidence.pagesWith(print) > 1 && best.section.page !== shown ? { ...best, isCertain: false } : best
  const respelt = ids.find((id) => id.toLowerCase() === anchor.toLowerCase())
  if (respelt !== undefined) return propose('case', respelt, match?.section.id === respelt ? match.share : 0, true)
  if (match && (match.isCertain || match.share >= CERTAIN)) {
    const { section } = match
    const kind = section.page !== shown ? 'moved' : section.isNew ? 'retitled' : 'merged'
    return proposalFor(lost, anchor, kind, match)
  }
  const place = idAtPlace(lost, anchor, evidence)
  if (place !== undefined) {
    const share = match?.section.page === shown && match.section.id === place ? match.share : 0
    return propose('place', place, share, print.length === 0 || share >= LIKELY)
  }
  if (match) return proposalFor(lost, anchor, match.section.page === shown ? 'retitled' : 'moved', match)
  const near = nearest(anchor, ids)
  return near === undefined ? proposalFor(lost, anchor, 'gone') : propose('place', near, 0, false)
}

/** Anchors of a page that were not published before. */
const newIds = (path: string, { live, record }: Evidence): string[] =>
  live.get(path)?.anchors?.filter((id) => record.get(path)?.sections.has(id) !== true) ?? []

/** Of equal matches a new section of the same page comes first; certain is one that no section of another page equals. */
function bestMatch(found: Match[], ownPage: string): (Match & { isCertain: boolean }) | undefined {
  const changed = found.filter(({ section, share }) => !section.isUnchanged && share >= LIKELY)
  const rank = ({ section }: Match) => (section.page === ownPage ? 2 : 0) + (section.isNew ? 1 : 0)
  const top = changed[0]?.share ?? 0
  const [best, second] = changed
    .filter(({ share }) => share >= top - NEAR)
    .sort((a, b) => rank(b) - rank(a) || b.share - a.share)
  if (!best) return undefined
  const isAlone = !second || rank(second) < rank(best) || second.share < best.share
  return { ...best, isCertain: best.share >= CERTAIN && isAlone }
}
/** Shares of samples that differ by less are equal. */
const NEAR = 0.1

/** The only new anchor between the neighbours of a lost one, when nothing else was lost between them. */
function idAtPlace({ page, shown = '' }: LostPage, anchor: string, { live, record }: Evidence): string | undefined {
  const old = [...page.sections.keys()].filter((id) => id !== '')
  const now = live.get(shown)?.anchors ?? []
  const at = old.indexOf(anchor)
  const [before, after] = [old[at - 1], old[at + 1]]
  const start = before === undefined ? 0 : now.indexOf(before) + 1
  const end = after === undefined ? now.length : now.indexOf(after)
  if ((before !== undefined && start === 0) || end < start) return undefined
  const between = now.slice(start, end)
  const [only] = between
  return between.length === 1 && only !== undefined && !record.get(shown)?.sections.has(only) ? only : undefined
}
