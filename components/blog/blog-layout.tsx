import type { Locale } from 'next-intl'
import type { ReactNode } from 'react'
import { PageLayout } from '../page-parts/page-layout'
import { BlogSidebar } from './blog-sidebar'

interface BlogLayoutProps {
  locale: Locale
  /** Site path of the page. */
  href: string
  aside?: ReactNode
  children: ReactNode
}

/** A page with the releases by year. */
export const BlogLayout = (page: BlogLayoutProps) => (
  <PageLayout {...page} menu={<BlogSidebar locale={page.locale} href={page.href} />} />
)
