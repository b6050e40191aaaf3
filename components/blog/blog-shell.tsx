import type { Locale } from 'next-intl'
import type { ReactNode } from 'react'
import styles from '../docs/doc-shell.module.css'
import { Drawer } from '../layout/drawer/drawer'
import { SHELL } from '../ui/shell-ids'
import { BlogSidebar } from './blog-sidebar'

interface BlogShellProps {
  locale: Locale
  /** Site path of the page. */
  href: string
  /** Right column: the table of contents. */
  aside?: ReactNode
  children: ReactNode
}

/** Releases by year, text and table of contents side by side, as on pages of the documentation. */
export function BlogShell({ locale, href, aside, children }: BlogShellProps) {
  return (
    <div className={styles.shell}>
      <Drawer locale={locale} path={href}>
        <BlogSidebar locale={locale} href={href} />
      </Drawer>
      <main id={SHELL.main} className={styles.main}>
        {children}
      </main>
      <div className={styles.aside}>{aside}</div>
    </div>
  )
}
