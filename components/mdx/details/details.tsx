import type { ReactNode } from 'react'

interface DetailsProps {
  summary: string
  open?: boolean
  children?: ReactNode
}

/** `<Details summary="…">`: a text that is folded away. */
export const Details = ({ summary, open, children }: DetailsProps) => (
  <details className="fold" open={open}>
    <summary>{summary}</summary>
    <div>{children}</div>
  </details>
)
