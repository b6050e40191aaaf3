import type { ReactNode } from 'react'

interface StepsProps {
  start?: number
  /** The items of the list. */
  children?: ReactNode
}

/** `<Steps>` around a numbered list, drawn as a path of numbered steps. */
export const Steps = ({ start, children }: StepsProps) => (
  <ol className="steps" start={start}>
    {children}
  </ol>
)
