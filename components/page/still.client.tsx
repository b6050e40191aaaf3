'use client'
import { keptStill } from '@/lib/next/still'

/** A still part of the layout (see lib/next/still): the layout never changes, so in the browser its HTML is left alone. */
export function Still({ id, className }: { id: string; className?: string }) {
  if (typeof window === 'undefined') return <div className={className}>{keptStill(id)}</div>
  return <div className={className} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
}
