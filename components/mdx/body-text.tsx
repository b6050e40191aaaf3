import { type ComponentType, Fragment } from 'react'
import { lookUp } from '@/lib/look-up'
import type { Body } from '@/lib/mdx/body'
import type { SlotPage, SlotProps } from '@/lib/slots/slot'

/** Draws a slot. */
export type SlotComponent = ComponentType<{ props: SlotProps; page: SlotPage }>

interface BodyTextProps {
  body: Body
  /** What fills the slots of the text, by their names, and the page they ask. */
  slots?: { components: Record<string, SlotComponent>; page: SlotPage }
}

/** The text of a page, top to bottom. Its HTML was made when the page was compiled. */
export const BodyText = ({ body, slots }: BodyTextProps) =>
  body.segments.map((segment, index) => {
    if ('html' in segment)
      // biome-ignore lint/suspicious/noArrayIndexKey: the text of a page never changes
      return <div key={index} className="prose" dangerouslySetInnerHTML={{ __html: segment.html }} />
    const Slot = slots && lookUp(slots.components, segment.slot)
    // biome-ignore lint/suspicious/noArrayIndexKey: the text of a page never changes
    return <Fragment key={index}>{Slot && <Slot props={segment.props} page={slots.page} />}</Fragment>
  })
