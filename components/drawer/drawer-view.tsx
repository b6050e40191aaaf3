import { type Locale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { isWithin } from '@/lib/core/routes'
import type { NavbarEntry } from '../navbar/link'
import { Icon } from '../ui/icon'
import { SHELL } from '../ui/shell-ids'
import { SiteLink } from '../ui/site-link'
import styles from './drawer.module.css'

interface DrawerViewProps {
  locale: Locale
  /** The main menu of a phone. */
  links: NavbarEntry<'link'>[]
  /** The way from the menu of the section to the main menu. */
  backLabel?: string
  /** Site path of the page it is on; the drawer of a failed page has none. */
  path?: string
  /** Menu of the section: beside the text on a wide window, first in the drawer on a phone. */
  children?: ReactNode
}

/**
 * One element for both: a column beside the text above 996 px, a drawer (native popover) below. So the menu of a
 * section is in the page once.
 */
export function DrawerView({ locale, links, backLabel, path, children }: DrawerViewProps) {
  const t = useTranslations('shell')
  return (
    <aside
      id={SHELL.drawer}
      className={children ? styles.sidebar : styles.drawer}
      popover="auto"
      data-menu={children ? 'secondary' : 'primary'}
    >
      <div className={styles.head}>
        {children && (
          <button type="button" className="needs-js" data-act="main-menu">
            <span className="arrow">←</span> {backLabel}
          </button>
        )}
        <button
          type="button"
          className={styles.close}
          popoverTarget={SHELL.drawer}
          popoverTargetAction="hide"
          aria-label={t('closeMenu')}
        >
          <Icon name="close" />
        </button>
      </div>
      {children && <div className={styles.secondary}>{children}</div>}
      <nav className={styles.primary} aria-label={t('mainMenu')}>
        <ul>
          {links.map(({ label, href, section }) => (
            <li key={href}>
              <SiteLink
                href={href}
                locale={locale}
                externalLabel={t('external')}
                isCurrent={section !== undefined && path !== undefined && isWithin(path, section)}
              >
                {label}
              </SiteLink>
            </li>
          ))}
        </ul>
      </nav>
    </aside>
  )
}
