import type { Locale } from 'next-intl'
import type { ReactNode } from 'react'
import { Drawer } from '../drawer/drawer'
import { SHELL } from '../ui/shell-ids'
import styles from './shell.module.css'

interface ShellProps {
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
export function Shell({ locale, href, menu, aside, children }: ShellProps) {
  return (
    <div className={styles.shell}>
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
