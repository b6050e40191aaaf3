import { addressOf, type LostPage, lostPages } from '../addresses/broken-urls'
import { type Proposal, propose } from '../addresses/propose'
import type { LivePages, RecordedPage } from '../addresses/record'
import { type Decisions, REDIRECTS_FILE } from '../addresses/redirects'
import { renamedPages } from '../addresses/renames'
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
export function proposals(
  dir: string,
  { record, live, decisions }: AddressCheck,
): { lost: LostPage[]; proposed: Proposal[] } {
  const lost = lostPages(record.values(), live, decisions)
  return { lost, proposed: propose(lost, record, live, () => renamedPages(dir)) }
}

/** Published addresses that lead nowhere: each is an error until something is decided of it. */
export function checkAddresses(dir: string, check: AddressCheck, links: LinkCheck): Problem[] {
  const headingOf = (url: string, id: string) => pageFile(dir, links, url, id)
  const { lost, proposed } = proposals(dir, check)
  const byFrom = new Map(proposed.map((proposal) => [proposal.from, proposal]))
  return lost.flatMap((lostPage): Problem[] => {
    const { page, isGone, anchors } = lostPage
    const own = isGone ? byFrom.get(page.path) : undefined
    const ofAnchors = anchors.flatMap((anchor) => byFrom.get(addressOf(page.path, anchor)) ?? [])
    return [
      ...(own ? [{ ...placeOf(page, ''), message: messageOf(own), fix: remedy(own) }] : []),
      ...ofAnchors.map((proposal) => anchorProblem(proposal, page, check.live, headingOf)),
    ]
  })
}

const placeOf = ({ file, line, lines }: RecordedPage, anchor: string) => ({
  severity: 'error' as const,
  file,
  line: lines.get(anchor) ?? line,
})

/** A heading is reported where it is now, else where the record has it. */
function anchorProblem(
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
    ...(found && { file: found.file, line: found.line }),
    message: messageOf(proposal),
    fix: keep + remedy(proposal),
  }
}

function messageOf({ from, to, by }: Proposal): string {
  const lost = `${from} was published and leads nowhere now`
  if (to === undefined) return `${lost}, and no new section has its text`
  return `${lost}: ${by === 'git' ? `its file was renamed, and the page is ${to} now` : `its text has moved to ${to}`}`
}

function remedy({ from, to, isCertain }: Proposal): string {
  if (isCertain) return '`npm run addresses -- --accept` writes the redirect.'
  const line = `“${from}: ${to ?? '/its/new/address'}”`
  return `decide it by a line of ${REDIRECTS_FILE}: ${line}, or “${from}: { gone: { ${defaultLocale()}: why } }”.`
}
