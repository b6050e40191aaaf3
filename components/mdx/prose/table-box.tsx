import type { ReactNode } from 'react'
import { ScrollBox } from './scroll-box'

interface TableBoxProps {
  label: string
  /** Its words do not fit beside one another on a desktop. */
  isWide?: boolean
  children?: ReactNode
}

/** A wide table scrolls inside its own box. */
export const TableBox = ({ label, isWide, children }: TableBoxProps) => (
  <ScrollBox as="div" label={label} className={isWide ? 'table wide' : 'table'}>
    {children}
  </ScrollBox>
)

/** The row above the columns. */
export const TableHead = ({ names, className }: { names: string[]; className?: string }) => (
  <thead className={className}>
    <tr>
      {names.map((name) => (
        <th key={name} scope="col">
          {name}
        </th>
      ))}
    </tr>
  </thead>
)
