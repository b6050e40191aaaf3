import type { ComponentProps } from 'react'
import { isOutside } from '@/lib/core/routes'

interface LinkProps extends ComponentProps<'a'> {
  href: string
  /** Said after a link to another site, for those who do not see the icon. */
  externalLabel?: string
}

/** A link as plain as HTML has it; one to another site opens a new tab and says so. */
export function Link({ externalLabel, className, children, ...link }: LinkProps) {
  if (!isOutside(link.href))
    return (
      <a className={className} {...link}>
        {children}
      </a>
    )
  return (
    <a
      className={[className, 'external'].filter(Boolean).join(' ')}
      target="_blank"
      rel="noopener noreferrer"
      {...link}
    >
      {children}
      {externalLabel && (
        <span className="visually-hidden" data-alternate-skip="">
          {' '}
          {externalLabel}
        </span>
      )}
    </a>
  )
}
