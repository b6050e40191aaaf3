import type { Locale } from 'next-intl'
import type { ReactNode } from 'react'
import { Shell } from '../page-parts/shell'
import { BlogSidebar } from './blog-sidebar'

interface BlogShellProps {
  locale: Locale
  /** Site path of the page. */
  href: string
  aside?: ReactNode
  children: ReactNode
}

/** A page with the releases by year. */
export const BlogShell = (page: BlogShellProps) => (
  <Shell {...page} menu={<BlogSidebar locale={page.locale} href={page.href} />} />
)
