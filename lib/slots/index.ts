/**
 * The registry of slots: holes in an author's text that the site fills when all pages are known. The stages map over
 * it. Their attributes have the same names in components/mdx/slots.rules.ts, their components in
 * components/docs/slots.ts and components/blog/post-page.tsx.
 */

import type { Body, Slot } from '../mdx/body'
import type { WrittenSlot } from '../mdx/compilation'
import type { Heading } from '../mdx/compile'
import type { SectionFacts } from '../mdx/section'
import { changes } from './changes'
import { etlCatalogue } from './etl-catalogue'
import { glossary } from './glossary'
import type { SlotData, SlotPage } from './slot'

/** The links of `<CategoryPages>` lead to pages, which have their own headings and records. */
const slots = { CategoryPages: {}, Changes: changes, EtlCatalogue: etlCatalogue, Glossary: glossary }
export type SlotName = keyof typeof slots

const registry = new Map<string, SlotData>(Object.entries(slots))

/** The slots of a text, in its order. */
export const slotsOf = ({ segments }: Body): Slot[] => segments.filter((segment) => 'slot' in segment)

/** Headings of a page for the table of contents: those of the text, with those of each slot at its position. */
export function withSlotHeadings(headings: Heading[], body: Body, page: SlotPage): Heading[] {
  const holes = slotsOf(body)
  const ends = holes.map(({ headingsAbove }) => headingsAbove)
  return [
    ...holes.flatMap(({ slot, props }, index) => [
      ...headings.slice(ends[index - 1] ?? 0, ends[index]),
      ...(registry.get(slot)?.headings?.(props, page) ?? []),
    ]),
    ...headings.slice(ends.at(-1) ?? 0),
  ]
}

/** Ids that slots add to a page. */
export const slotAnchors = (written: Pick<WrittenSlot, 'slot' | 'props'>[], page: SlotPage): string[] =>
  written.flatMap(({ slot, props }) => {
    const data = registry.get(slot)
    const headings = data?.headings?.(props, page) ?? []
    return [...headings.map(({ id }) => id), ...(data?.anchors?.(props, page) ?? [])]
  })

/** What the search finds in the slots of a page. */
export const slotSections = (body: Body, page: SlotPage): SectionFacts[] =>
  slotsOf(body).flatMap(({ slot, props }) => registry.get(slot)?.sections?.(props, page) ?? [])

/** The kind of a page with these slots in the search; undefined where they define none. */
export const slotKind = (body: Body): SlotData['kind'] =>
  slotsOf(body).flatMap(({ slot }) => registry.get(slot)?.kind ?? [])[0]
