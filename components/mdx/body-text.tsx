import { Fragment, type ReactNode } from 'react'
import type { Body, Slot } from '@/lib/mdx/body'

interface BodyTextProps {
  body: Body
  /** What stands in the slots of the text; the pages of a slot are known only here. */
  fill?: (slot: Slot) => ReactNode
}

/** The text of a page, top to bottom. Its HTML was made when the page was compiled. */
export const BodyText = ({ body, fill }: BodyTextProps) =>
  body.segments.map((segment, index) =>
    'html' in segment ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text of a page never changes
      <div key={index} className="prose" dangerouslySetInnerHTML={{ __html: segment.html }} />
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the text of a page never changes
      <Fragment key={index}>{fill?.(segment)}</Fragment>
    ),
  )
