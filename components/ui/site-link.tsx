import { localePath } from '@/lib/routes'
import { Link } from './link'

interface SiteLinkProps extends React.ComponentProps<typeof Link> {
  /** Site path without language, or an address outside the site. */
  href: string
  locale: string
}

/** A link to a page of the site, or out of it. Soft navigation and prefetching are the business of components/page/soft-links. */
export const SiteLink = ({ href, locale, ...link }: SiteLinkProps) => (
  <Link href={/^\/(?!\/)/.test(href) ? localePath(href, locale) : href} {...link} />
)
