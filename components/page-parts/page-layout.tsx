import type { Locale } from 'next-intl'
import type { ReactNode } from 'react'
import { Drawer } from '../drawer/drawer'
import { SHELL } from '../ui/shell-ids'
import styles from './page-layout.module.css'

interface PageLayoutProps {
  locale: Locale
  /** Site path of the page. */
  href: string
  /** Left column, a drawer on a phone. */
  menu: ReactNode
  /** Right column: the table of contents. */
  aside?: ReactNode
  children: ReactNode
}

/** Menu, text and table of contents side by side. */
export function PageLayout({ locale, href, menu, aside, children }: PageLayoutProps) {
  return (
    <div className={styles.layout}>
      <Drawer locale={locale} path={href}>
        {menu}
      </Drawer>
      <main id={SHELL.main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <div className={styles.aside}>{aside}</div>
    </div>
  )
}
