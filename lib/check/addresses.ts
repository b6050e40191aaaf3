import { addressOf, type LostPage, lostPages } from '../addresses/lost'
import { type Proposal, propose } from '../addresses/propose'
import type { LivePages, RecordedPage } from '../addresses/record'
import { type Decisions, REDIRECTS_FILE } from '../addresses/redirects'
import type { Problem } from '../core/problem'
import { defaultLocale } from '../core/routes'
import type { LinkCheck } from './link-targets'
import { pageFile, type WrittenHeading } from './page-file'

export interface AddressCheck {
  record: ReadonlyMap<string, RecordedPage>
  live: LivePages
  decisions: Decisions
}

/** What is proposed for every published address that leads nowhere, and what was lost. */
export function proposals({ record, live, decisions }: AddressCheck): { lost: LostPage[]; proposed: Proposal[] } {
  const lost = lostPages(record.values(), live, decisions)
  return { lost, proposed: propose(lost, record, live) }
}

/** Published addresses that lead nowhere: each is an error until something is decided of it. */
export function checkAddresses(dir: string, check: AddressCheck, links: LinkCheck): Problem[] {
  const headingOf = (url: string, id: string) => pageFile(dir, links, url, id)
  const { lost, proposed } = proposals(check)
  const byFrom = new Map(proposed.map((proposal) => [proposal.from, proposal]))
  return lost.flatMap((lostPage): Problem[] => {
    const { page, isGone, anchors } = lostPage
    const own = isGone ? byFrom.get(page.path) : undefined
    const told = anchors.flatMap((anchor) => byFrom.get(addressOf(page.path, anchor)) ?? [])
    return [
      ...(own ? [{ ...placeOf(page, ''), message: tell(own), fix: remedy(own) }] : []),
      ...told.map((proposal) => tellAnchor(proposal, page, check.live, headingOf)),
    ]
  })
}

const placeOf = ({ file, line, lines }: RecordedPage, anchor: string) => ({
  severity: 'error' as const,
  file,
  line: lines.get(anchor) ?? line,
})

/** A heading is told where it stands now, else where the record has it. */
function tellAnchor(
  proposal: Proposal,
  page: RecordedPage,
  live: LivePages,
  headingOf: (url: string, id: string) => WrittenHeading | undefined,
): Problem {
  const [, anchor = ''] = proposal.from.split('#')
  const [target = '', id = ''] = proposal.to?.split('#') ?? []
  const found = live.has(page.path) && target === page.path ? headingOf(target, id) : undefined
  const keep = found?.line === undefined ? '' : `keep the old id, “## ${found.heading} {#${anchor}}”; or `
  return {
    ...placeOf(page, anchor),
    ...(found ? found.place : {}),
    message: tell(proposal),
    fix: keep + remedy(proposal),
  }
}

const percent = (share: number): string => `${Math.round(share * 100)} % of its text`

function tell({ kind, from, to, share }: Proposal): string {
  const lost = `${from} was published and leads nowhere now`
  if (to === undefined) return `${lost}, and nothing says what it says`
  const so = new Map<Proposal['kind'], string>([
    ['moved', `its text has moved to ${to}`],
    ['merged', `its text has come into ${to}`],
    ['split', `its text is divided, and the part of this address is at ${to}`],
    ['retitled', `the heading has another title, ${to}`],
    ['case', `capitals have changed, ${to}`],
    ['place', `${to} stands in its place`],
    ['gone', `nothing new says what it said; nearest is ${to}`],
  ]).get(kind)
  return `${lost}: ${so}${share > 0 ? ` (${percent(share)})` : ''}`
}

function remedy({ from, to, isCertain }: Proposal): string {
  if (isCertain) return '`npm run addresses -- --accept` writes the redirect.'
  const line = to === undefined ? '' : `“${from}: ${to}”, or `
  return `decide it by a line of ${REDIRECTS_FILE}: ${line}“${from}: { gone: { ${defaultLocale()}: why } }”.`
}
