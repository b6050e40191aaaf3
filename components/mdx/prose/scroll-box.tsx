import { createElement, type ReactNode } from 'react'

interface ScrollBoxProps {
  as: 'div' | 'pre'
  /** Name of what scrolls. */
  label: string
  className?: string
  children?: ReactNode
}

/** A box wider than the page scrolls, so it needs a tab stop and a name for screen readers. */
export const ScrollBox = ({ as, label, className, children }: ScrollBoxProps) =>
  createElement(as, { tabIndex: 0, role: 'group', 'aria-label': label, className }, children)
