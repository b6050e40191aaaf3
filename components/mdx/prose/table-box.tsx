import type { ReactNode } from 'react'
import { ScrollBox } from './scroll-box'

/** A wide table scrolls inside its own box. */
export const TableBox = ({ label, children }: { label: string; children?: ReactNode }) => (
  <ScrollBox as="div" label={label} className="table">
    {children}
  </ScrollBox>
)
