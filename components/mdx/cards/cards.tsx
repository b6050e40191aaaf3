import { Children, type ReactNode } from 'react'
import { Icon, type IconName } from '../../ui/icon'
import { Link } from '../../ui/link'

/** A grid of links. */
export const Cards = ({ children }: { children?: ReactNode }) => (
  <ul className="cards">
    {Children.map(children, (card) => (
      <li>{card}</li>
    ))}
  </ul>
)

interface CardProps {
  title: string
  href: string
  /** Text for screen readers after a link to another site. */
  externalLabel?: string
  icon?: IconName
  children?: ReactNode
}

export const Card = ({ title, href, externalLabel, icon, children }: CardProps) => (
  <Link className="card" href={href} externalLabel={externalLabel}>
    {icon && <Icon name={icon} />}
    <strong>{title}</strong> <span>{children}</span>
  </Link>
)
