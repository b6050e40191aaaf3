import type { Locale } from 'next-intl'
import type { ComponentProps } from 'react'
import { localePath } from '@/lib/core/routes'
import { Link } from './link'

interface SiteLinkProps extends ComponentProps<typeof Link> {
  /** Site path without language, or an address outside the site. */
  href: string
  locale: Locale
  /** The reader is in the part of the site it leads to. */
  isCurrent?: boolean
}

/** A link to a page of the site, or out of it. Soft navigation and prefetching are the business of components/page/links.client. */
export const SiteLink = ({ href, locale, isCurrent, ...link }: SiteLinkProps) => (
  <Link
    href={/^\/(?!\/)/.test(href) ? localePath(href, locale) : href}
    aria-current={isCurrent ? 'true' : undefined}
    {...link}
  />
)
