import type { ReactNode } from 'react'
import { localePath } from '@/lib/routes'

interface SiteLinkProps {
  /** Site path without language, or an address outside the site. */
  href: string
  locale: string
  /** Said after an outside link, for those who do not see the icon. */
  externalLabel?: string
  /** The reader is in the part of the site it leads to. */
  isCurrent?: boolean
  className?: string
  children: ReactNode
}

/** A link as plain as HTML has it. Soft navigation and prefetching are the business of components/page/soft-links. */
export function SiteLink({ href, locale, externalLabel, isCurrent, className, children }: SiteLinkProps) {
  const isOutside = /^https?:\/\//.test(href)
  if (isOutside) {
    return (
      <a
        href={href}
        className={['external', className].filter(Boolean).join(' ')}
        target="_blank"
        rel="noopener noreferrer"
      >
        {children}
        {externalLabel && <span className="visually-hidden"> {externalLabel}</span>}
      </a>
    )
  }
  return (
    <a
      href={href.startsWith('/') ? localePath(href, locale) : href}
      className={className}
      aria-current={isCurrent ? 'true' : undefined}
    >
      {children}
    </a>
  )
}
