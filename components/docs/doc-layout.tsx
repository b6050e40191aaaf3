import type { Locale } from 'next-intl'
import type { ReactNode } from 'react'
import { PageLayout } from '../page-parts/page-layout'
import { Sidebar } from './sidebar/sidebar'

interface DocLayoutProps {
  locale: Locale
  version: string
  /** Site path of the page. */
  href: string
  aside?: ReactNode
  children: ReactNode
}

/** A page with the menu of a version. */
export const DocLayout = ({ version, ...page }: DocLayoutProps) => (
  <PageLayout {...page} menu={<Sidebar locale={page.locale} version={version} href={page.href} />} />
)
