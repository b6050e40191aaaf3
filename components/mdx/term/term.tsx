import type { ReactNode } from 'react'

interface TermProps {
  /** Id of the tooltip. */
  id: string
  term: string
  definition: string
  children?: ReactNode
}

/** `<Term id="etl">…</Term>`: the definition opens on hover, focus and touch, and is read out as the description. */
export const Term = ({ id, term, definition, children }: TermProps) => (
  <doc-term>
    <button type="button" aria-describedby={id}>
      {children}
    </button>
    <span role="tooltip" id={id}>
      <strong>{term}</strong> — {definition}
    </span>
  </doc-term>
)
