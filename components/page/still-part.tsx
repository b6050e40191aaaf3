import type { ReactNode } from 'react'
import { keepStill } from '@/lib/next/still'
import { Still } from './still.client'
import { StillPage, type StillPageLabels } from './still-page.client'

/** Renders `children` as a still part of the layout. */
export function StillPart({ id, className, children }: { id: string; className?: string; children: ReactNode }) {
  keepStill(id, children)
  return <Still id={id} className={className} />
}

/** Renders `children` as the still content of the page at `src`, which a soft navigation takes from that page's document. */
export function StillContent({ src, labels, children }: { src: string; labels: StillPageLabels; children: ReactNode }) {
  keepStill(src, children)
  return <StillPage src={src} labels={labels} />
}
