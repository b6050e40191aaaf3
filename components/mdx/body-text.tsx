import { Fragment } from 'react'
import { lookUp } from '@/lib/look-up'
import type { Body } from '@/lib/mdx/body'
import type { SlotPage } from '@/lib/slots/slot'
import { type SlotComponent, slotComponents } from './slots'

interface BodyTextProps {
  body: Body
  /** What the slots of the text ask; a text without it has none. */
  page?: SlotPage
}

/** The text of a page, top to bottom. Its HTML was made when the page was compiled. */
export const BodyText = ({ body, page }: BodyTextProps) =>
  body.segments.map((segment, index) => {
    if ('html' in segment)
      // biome-ignore lint/suspicious/noArrayIndexKey: the text of a page never changes
      return <div key={index} className="prose" dangerouslySetInnerHTML={{ __html: segment.html }} />
    const Slot = lookUp<SlotComponent>(slotComponents, segment.slot)
    // biome-ignore lint/suspicious/noArrayIndexKey: the text of a page never changes
    return <Fragment key={index}>{Slot && page && <Slot props={segment.props} page={page} />}</Fragment>
  })
