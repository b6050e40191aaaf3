import type { Node } from 'unist'
import type { Issue } from '../core/problem'
import type { Kit, PageContext } from './kit'

export interface Heading {
  /** 2 to 6. */
  level: number
  id: string
  text: string
}
export interface PageLink {
  href: string
  /** Where it leads when that is not what is written: the page of its own version. */
  to?: string
  line?: number
}

/** A slot as an author wrote it. */
export interface WrittenSlot {
  slot: string
  props: Record<string, string>
  line?: number
}

/** A page while it is compiled: what its plugins read, and what they find. */
export interface Compilation {
  kit: Kit
  context: PageContext
  headings: Heading[]
  /** Links to this site, as the author wrote them. */
  links: PageLink[]
  /** Slots at any depth. */
  slots: WrittenSlot[]
  /** Reports a mistake at the line of a node, or at a line of the body. */
  report(place: Node | number | undefined, issue: Omit<Issue, 'fix'> & { fix?: string | undefined }): void
}

export const lineOf = (node: Node | undefined): number | undefined => node?.position?.start.line
