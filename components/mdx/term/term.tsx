import type { ReactNode } from 'react'
import { Explained } from './explained'

interface TermProps {
  /** Id of the tooltip. */
  id: string
  term: string
  definition: string
  children?: ReactNode
}

/** `<Term id="etl">…</Term>`: the definition opens on hover, focus and touch, and is read out as the description. */
export const Term = ({ id, term, definition, children }: TermProps) => (
  <Explained
    id={id}
    tip={
      <>
        <strong>{term}</strong> — {definition}
      </>
    }
  >
    {children}
  </Explained>
)
