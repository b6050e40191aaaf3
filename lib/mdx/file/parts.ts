import type { ElementContent } from 'hast'
import type { Body, Excerpt, Segment, Slot } from '../body'
import type { TextSection } from '../section'

/** What a document holds of its body beside the HTML. */
export interface Parts {
  /** One for each mark in the HTML. */
  slots: Slot[]
  sections: TextSection[]
  excerpt?: Excerpt
  /** Of a post: what the pieces of HTML were made of, for feeds. */
  nodes?: ElementContent[][]
}

/** Stands in the HTML of a document where a slot is. No author can write it: MDX has no comments of HTML. */
const MARK = '<!--slot-->'

/** Divides a body into the HTML of its document and the rest. */
export function splitParts({ segments, ...rest }: Body): { html: string; parts: Parts } {
  const nodes = segments.flatMap((segment) => ('html' in segment && segment.nodes ? [segment.nodes] : []))
  return {
    html: segments.map((segment) => ('html' in segment ? segment.html : MARK)).join(''),
    parts: { ...rest, slots: segments.filter((segment) => 'slot' in segment), ...(nodes.length > 0 ? { nodes } : {}) },
  }
}

/** Puts a body together again. */
export function joinParts(html: string, { slots, nodes = [], ...rest }: Parts): Body {
  const left = [...nodes]
  const segments = html.split(MARK).flatMap((piece, index): Segment[] => {
    const slot = slots[index - 1]
    const shown = piece === '' ? undefined : left.shift()
    const text = piece === '' ? [] : [{ html: piece, ...(shown ? { nodes: shown } : {}) }]
    return slot ? [slot, ...text] : text
  })
  return { ...rest, segments }
}
