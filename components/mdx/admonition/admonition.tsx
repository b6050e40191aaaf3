import { Children, isValidElement, type ReactNode } from 'react'
import { Icon, type IconName } from '../../ui/icon'

interface AdmonitionProps {
  type: Extract<IconName, 'note' | 'tip' | 'info' | 'warning' | 'danger' | 'caution'>
  /** Name of the kind. It is the title where the author wrote none; where one did, forms without colours put it before. */
  label: string
  children?: ReactNode
}

/** `:::note[Title]` */
export function Admonition({ type, label, children }: AdmonitionProps) {
  const parts = Children.toArray(children)
  const title = parts.find((part) => isValidElement(part) && part.type === AdmonitionTitle)
  return (
    <div className={`admonition ${type}`} role="note" aria-label={label}>
      <p className="admonition-title" data-label={title ? label : undefined}>
        <Icon name={type} />
        <span>{title ?? label}</span>
      </p>
      {parts.filter((part) => part !== title)}
    </div>
  )
}

export const AdmonitionTitle = ({ children }: { children?: ReactNode }) => children
