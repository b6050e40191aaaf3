import { addressOf, type LostPage } from '../lost'
import type { Print } from '../print'
import type { LivePages, RecordedPage } from '../record'
import type { Match } from './match'

export type ProposalKind = 'moved' | 'merged' | 'split' | 'retitled' | 'case' | 'place' | 'gone'

/** What became of a lost address, as far as texts tell. */
export interface Proposal {
  kind: ProposalKind
  from: string
  /** Where it should lead; undefined when nothing tells. */
  to?: string
  /** Share of the published text that stands there, from 0 to 1. */
  share: number
  /** Nothing else comes into question: the command may decide. */
  isCertain: boolean
}

/** What proposals are made of. */
export interface Evidence {
  record: ReadonlyMap<string, RecordedPage>
  live: LivePages
  /** Sections that a text of the record may have gone to, the best first. */
  find(print: Print): Match[]
  /** On how many pages of the record a text stands: a common one does not tell where its page went. */
  pagesWith(print: Print): number
}

/** Shares from which on a text is taken for the same, and for nothing else. */
export const LIKELY = 0.4
export const CERTAIN = 0.7

export const proposalFor = (
  { page }: Pick<LostPage, 'page'>,
  anchor: string,
  kind: ProposalKind,
  match?: Match & { isCertain?: boolean },
): Proposal => ({
  kind,
  from: addressOf(page.path, anchor),
  ...(match ? { to: addressOf(match.section.page, match.section.id) } : {}),
  share: match?.share ?? 0,
  isCertain: match?.isCertain ?? false,
})
