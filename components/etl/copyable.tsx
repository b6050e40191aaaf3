import type { ReactNode } from 'react'
import styles from './copyable.module.css'

interface CopyableProps {
  text: string
  /** Name of the button. */
  label: string
  /** What shows the text; as code without it. */
  children?: ReactNode
}

/** A value with a button that copies it (components/mdx/code/code-tools.client). */
export const Copyable = ({ text, label, children = <code>{text}</code> }: CopyableProps) => (
  <span className={styles.copyable}>
    {children}
    <button type="button" data-act="copy-text" aria-label={label} />
  </span>
)
