'use client'
import { type ReactNode, useState } from 'react'

interface FoldedFieldsProps {
  label: string
  /** How many of the fields have a value. */
  count: number
  children: ReactNode
}

/** Fields of a form which a phone shows on demand: there the list begins in the first window. */
export function FoldedFields({ label, count, children }: FoldedFieldsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="folds plain-button" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {label}
        {count > 0 && ` · ${count}`} {isOpen ? '▴' : '▾'}
      </button>
      <div className="folded">{children}</div>
    </>
  )
}
