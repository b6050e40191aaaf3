/**
 * The registry of slots: holes in an author's text that the site fills when all pages are known. The stages map over
 * it. The components have tables of their own with the same names (components/docs/doc-slots.ts,
 * components/blog/post-slots.ts), so that a page of one room does not load the styles of the other.
 */

import type { Body, Slot, WrittenSlot } from '../mdx/body'
import type { Heading } from '../mdx/compile'
import type { SectionFacts } from '../mdx/section'
import { categoryPages } from './category-pages'
import { changes } from './changes'
import { etlCatalogue } from './etl-catalogue'
import { glossary } from './glossary'
import type { SlotData, SlotPage } from './slot'

const docSlots = { CategoryPages: categoryPages, EtlCatalogue: etlCatalogue, Glossary: glossary }
const postSlots = { Changes: changes }

/** Slots of the documentation, and those of a post. */
export type DocSlotName = keyof typeof docSlots
export type PostSlotName = keyof typeof postSlots

const registry = new Map<string, SlotData>(Object.entries({ ...docSlots, ...postSlots }))

/** The slots of a text, in its order. */
export const slotsOf = ({ segments }: Body): Slot[] => segments.filter((segment) => 'slot' in segment)

/** Headings of a page for the table of contents: those of the text, and those of a slot where it stands among them. */
export function withSlotHeadings(headings: Heading[], body: Body, page: SlotPage): Heading[] {
  const slots = slotsOf(body)
  const ends = slots.map(({ headingsAbove }) => headingsAbove)
  return [
    ...slots.flatMap(({ slot, props }, index) => [
      ...headings.slice(ends[index - 1] ?? 0, ends[index]),
      ...(registry.get(slot)?.headings(props, page) ?? []),
    ]),
    ...headings.slice(ends.at(-1) ?? 0),
  ]
}

/** Ids that slots add to a page. */
export const slotAnchors = (slots: Pick<WrittenSlot, 'slot' | 'props'>[], page: SlotPage): string[] =>
  slots.flatMap(({ slot, props }) => {
    const data = registry.get(slot)
    return data ? [...data.headings(props, page).map(({ id }) => id), ...data.anchors(props, page)] : []
  })

/** What the search finds in the slots of a page. */
export const slotSections = (body: Body, page: SlotPage): SectionFacts[] =>
  slotsOf(body).flatMap(({ slot, props }) => registry.get(slot)?.sections(props, page) ?? [])

/** What the search calls a page with these slots; undefined where they do not say. */
export const slotKind = (body: Body): SlotData['kind'] =>
  slotsOf(body).flatMap(({ slot }) => registry.get(slot)?.kind ?? [])[0]
