import type { Locale } from 'next-intl'
import type { ReactNode } from 'react'
import { Shell } from '../page-parts/shell'
import { Sidebar } from './sidebar/sidebar'

interface DocShellProps {
  locale: Locale
  version: string
  /** Site path of the page. */
  href: string
  aside?: ReactNode
  children: ReactNode
}

/** A page with the menu of a version. */
export const DocShell = ({ version, ...page }: DocShellProps) => (
  <Shell {...page} menu={<Sidebar locale={page.locale} version={version} href={page.href} />} />
)
