import { Fragment } from 'react'
import { lookUp } from '@/lib/core/look-up'
import type { Body } from '@/lib/mdx/body'
import type { SlotPage } from '@/lib/slots/slot'
import type { SlotComponent } from './slot-component'

interface BodyTextProps {
  body: Body
  /** What fills the slots of the text, by their names; a text without has none. */
  slots?: Record<string, SlotComponent>
  page?: SlotPage
}

/** The text of a page, top to bottom. Its HTML was made when the page was compiled. */
export const BodyText = ({ body, slots = {}, page }: BodyTextProps) =>
  body.segments.map((segment, index) => {
    if ('html' in segment)
      return (
        <div
          // biome-ignore lint/suspicious/noArrayIndexKey: the text of a page never changes
          key={index}
          className="prose"
          data-text=""
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: segment.html }}
        />
      )
    const Slot = lookUp(slots, segment.slot)
    // biome-ignore lint/suspicious/noArrayIndexKey: the text of a page never changes
    return <Fragment key={index}>{Slot && page && <Slot props={segment.props} page={page} />}</Fragment>
  })
