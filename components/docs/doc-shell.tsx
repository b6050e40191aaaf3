import type { Locale } from 'next-intl'
import type { ReactNode } from 'react'
import { Drawer } from '../layout/drawer/drawer'
import { SHELL } from '../ui/shell-ids'
import styles from './doc-shell.module.css'
import { Sidebar } from './sidebar/sidebar'

interface DocShellProps {
  locale: Locale
  version: string
  href: string
  /** Right column: the table of contents. */
  aside?: ReactNode
  children: ReactNode
}

/** Menu, text and table of contents side by side. */
export function DocShell({ locale, version, href, aside, children }: DocShellProps) {
  return (
    <div className={styles.shell}>
      <Drawer locale={locale} path={href}>
        <Sidebar locale={locale} version={version} href={href} />
      </Drawer>
      <main id={SHELL.main} tabIndex={-1} className={styles.main}>
        {children}
      </main>
      <div className={styles.aside}>{aside}</div>
    </div>
  )
}
