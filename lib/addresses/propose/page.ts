import { splitAddress } from '../address'
import { addressOf, isLive, type LostPage } from '../lost'
import type { Match } from './match'
import { CERTAIN, type Evidence, LIKELY, type Proposal, proposalFor } from './proposal'

/** A section of a lost page, where most of its text stands now, and how much it weighs. */
interface Piece {
  anchor: string
  weight: number
  match?: Match
}

/** What became of a page that is gone, and of those of its anchors that do not go along with it. */
export function proposePage(lost: LostPage, evidence: Evidence): Proposal[] {
  const { page } = lost
  const respelt = newPages(evidence).find((path) => path.toLowerCase() === page.path.toLowerCase())
  const pieces = piecesOf(lost, evidence, respelt)
  const weights = new Map<string, number>()
  for (const { match, weight } of pieces)
    if (match) weights.set(match.section.page, (weights.get(match.section.page) ?? 0) + weight * match.share)
  const total = pieces.reduce((sum, { weight }) => sum + weight, 0)
  const ranked = [...weights].sort((a, b) => b[1] - a[1])
  const intro = pieces.find(({ anchor }) => anchor === '')?.match?.section.page
  const main = respelt ?? intro ?? ranked[0]?.[0] ?? parentList(page.path, evidence)
  if (main === undefined) return [proposalFor(lost, '', 'gone', sameElsewhere(lost, evidence))]
  const share = total === 0 ? 0 : ranked.reduce((sum, [, weight]) => sum + weight, 0) / total
  const kind = respelt === undefined && share < LIKELY ? 'gone' : kindOf(main, ranked, total, evidence, respelt)
  const [first] = pieces.filter(({ match }) => match?.section.page === main)
  const id = kind === 'merged' ? (first?.match?.section.id ?? '') : ''
  const isCertain = respelt !== undefined || share >= CERTAIN || /\/page\/\d+$/.test(page.path)
  const own = proposalFor(lost, '', kind, {
    section: { page: main, id, isNew: true, isUnchanged: false },
    share,
    isCertain,
  })
  return kind === 'gone' ? [own] : [own, ...anchorLines(lost, pieces, own, evidence)]
}

function kindOf(
  main: string,
  ranked: [string, number][],
  total: number,
  { record }: Evidence,
  respelt: string | undefined,
): Proposal['kind'] {
  if (respelt !== undefined) return 'case'
  if (ranked.filter(([, weight]) => weight >= total * LEAST_PART).length > 1) return 'split'
  return record.has(main) ? 'merged' : 'moved'
}
/** Share of a page's text from which on a second page makes a split of a move. */
const LEAST_PART = 0.15

/** Where each section went: to the page that has most of the whole, when others have no more of this one. */
function piecesOf({ page }: LostPage, { find, pagesWith }: Evidence, respelt: string | undefined): Piece[] {
  const found = [...page.sections].map(([anchor, print]) => ({
    anchor,
    weight: print.length / Math.max(1, pagesWith(print)),
    matches: find(print).filter(({ section, share }) => !section.isUnchanged && share >= LIKELY),
  }))
  const sums = new Map<string, number>()
  for (const { weight, matches } of found) {
    const best = new Map<string, number>()
    for (const { section, share } of matches) best.set(section.page, Math.max(best.get(section.page) ?? 0, share))
    for (const [path, share] of best) sums.set(path, (sums.get(path) ?? 0) + weight * share)
  }
  const rank = ({ section, share }: Match, anchor: string) =>
    share + (section.page === respelt ? 1 : 0) + (section.id === anchor ? 0.05 : 0) + (section.isNew ? 0.05 : 0)
  return found.map(({ anchor, weight, matches }) => {
    const top = matches[0]?.share ?? 0
    const [match] = matches
      .filter(({ section, share }) => share >= top - SAME || section.page === respelt)
      .sort(
        (a, b) =>
          (sums.get(b.section.page) ?? 0) - (sums.get(a.section.page) ?? 0) || rank(b, anchor) - rank(a, anchor),
      )
    return { anchor, weight, ...(match ? { match } : {}) }
  })
}
/** A section goes along with its page when no other has so much more of it. */
const SAME = 0.25

/** Anchors that would not arrive where their text is when they go along with their page. */
function anchorLines(lost: LostPage, pieces: Piece[], own: Proposal, evidence: Evidence): Proposal[] {
  const { page } = lost
  const [main, part] = splitAddress(own.to ?? '')
  const pages = [...new Set([main, ...pieces.flatMap(({ match }) => match?.section.page ?? [])])]
  return pieces.flatMap(({ anchor, match }): Proposal[] => {
    if (anchor === '') return []
    const carried = part === '' ? addressOf(main, anchor) : addressOf(main, part)
    const section = match?.section ?? newAnchor(anchor, pages, evidence)
    if (section && addressOf(section.page, section.id) === carried) return []
    if (!section) return isLive(evidence.live, carried) ? [] : [proposalFor(lost, anchor, 'gone')]
    const share = match?.share ?? 0
    return [
      {
        kind: section.page !== main ? 'split' : section.id === anchor ? own.kind : 'retitled',
        from: addressOf(page.path, anchor),
        to: addressOf(section.page, section.id),
        share,
        isCertain: match === undefined || share >= CERTAIN,
      },
    ]
  })
}

/** The page on which most of a lost one stands, and stood before: that of another version, or one it was copied to. */
function sameElsewhere({ page }: LostPage, { find }: Evidence): Match | undefined {
  const sums = new Map<string, number>()
  for (const print of page.sections.values()) {
    const best = new Map<string, number>()
    for (const { section, share } of find(print)) best.set(section.page, Math.max(best.get(section.page) ?? 0, share))
    for (const [path, share] of best) sums.set(path, (sums.get(path) ?? 0) + share * print.length)
  }
  const total = [...page.sections.values()].flat().length
  const [most] = [...sums].sort((a, b) => b[1] - a[1])
  const share = most && total > 0 ? most[1] / total : 0
  return most && share >= LIKELY
    ? { section: { page: most[0], id: '', isNew: false, isUnchanged: true }, share }
    : undefined
}

/** A new anchor of the same name on the pages that the text went to, or of the name that a second one gets. */
function newAnchor(
  anchor: string,
  pages: string[],
  { live, record }: Evidence,
): { page: string; id: string } | undefined {
  const ids = pages.flatMap((page) =>
    (live.get(page)?.anchors ?? []).filter((id) => !record.get(page)?.sections.has(id)).map((id) => ({ page, id })),
  )
  return ids.find(({ id }) => id === anchor) ?? ids.find(({ id }) => id.replace(/-\d+$/, '') === anchor)
}

const newPages = ({ live, record }: Evidence): string[] => [...live.keys()].filter((path) => !record.has(path))

/** The list that a page of a list belonged to. */
function parentList(path: string, { live }: Evidence): string | undefined {
  const list = path.replace(/\/page\/\d+$/, '')
  if (list !== path && live.has(list)) return list
  const parent = path.split('/').slice(0, -1).join('/')
  return /\/(?:tags|authors)$/.test(parent) && live.has(parent) ? parent : undefined
}
