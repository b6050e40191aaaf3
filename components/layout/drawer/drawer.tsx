import type { ReactNode } from 'react'
import { translator } from '@/lib/i18n/translator'
import { isWithin } from '@/lib/routes'
import { Icon } from '../../ui/icon'
import { SiteLink } from '../../ui/site-link'
import { navbarLinks } from '../header/navbar-links'
import styles from './drawer.module.css'

interface DrawerProps {
  locale: string
  /** Site path of the page it stands on; the drawer of a failed page has none. */
  path?: string
  /** Menu of the section: beside the text on a wide window, first in the drawer on a phone. */
  children?: ReactNode
}

/**
 * One element for both: a column beside the text above 996 px, a drawer (native popover) below. So the menu of a
 * section is in the page once.
 */
export function Drawer({ locale, path, children }: DrawerProps) {
  const t = translator(locale, 'shell')
  return (
    <aside
      id="drawer"
      className={children ? styles.sidebar : styles.drawer}
      popover="auto"
      data-menu={children ? 'secondary' : 'primary'}
    >
      <div className={styles.head}>
        {children && (
          <button type="button" className="needs-js" data-act="main-menu">
            ← {t('backToMain')}
          </button>
        )}
        <button
          type="button"
          className={styles.close}
          popoverTarget="drawer"
          popoverTargetAction="hide"
          aria-label={t('closeMenu')}
        >
          <Icon name="close" />
        </button>
      </div>
      {children && <div className={styles.secondary}>{children}</div>}
      <nav className={styles.primary} aria-label={t('mainMenu')}>
        <ul>
          {navbarLinks(locale).map(({ label, href, section }) => (
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
