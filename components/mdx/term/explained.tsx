import type { ReactNode } from 'react'

interface ExplainedProps {
  /** Id of the tooltip. */
  id: string
  /** What the tooltip says. */
  tip: ReactNode
  children?: ReactNode
}

/**
 * Words with a tooltip, which opens on hover, focus and touch (doc-term.client). No `<button>`: the words are part of the
 * text, and whatever reads a text without its tools (reading modes, programs) leaves buttons out.
 */
export const Explained = ({ id, tip, children }: ExplainedProps) => (
  <doc-term>
    {/* biome-ignore lint/a11y/useSemanticElements: as said above */}
    <span role="button" tabIndex={0} aria-describedby={id} data-replay="">
      {children}
    </span>
    <span role="tooltip" id={id}>
      {tip}
    </span>
  </doc-term>
)
