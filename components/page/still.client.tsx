'use client'
import { createContext, type JSX, use } from 'react'
import { keptStill } from '@/lib/next/still'

/** On the server: address of the page that is drawn. */
export const PageSrc = createContext('')

interface StillProps {
  /** Id of the part on its page. */
  still: string | number
  as: keyof JSX.IntrinsicElements
}

/** An element whose content is still (lib/next/still): the server draws it whole, the browser takes it from the page's HTML. */
export function Still({ still, as: Tag, ...attributes }: StillProps) {
  const src = use(PageSrc)
  const content = { suppressHydrationWarning: true, dangerouslySetInnerHTML: { __html: '' } }
  const props = typeof window === 'undefined' ? keptStill(src, still) : { ...attributes, ...content }
  return <Tag {...props} data-still={still} />
}
