import type { ReactNode } from 'react'
import { Icon } from '../../ui/icon'
import { NavbarLinks, type NavbarProps } from '../header/navbar'
import styles from './drawer.module.css'

export interface DrawerProps extends NavbarProps {
  drawerLabels: Record<'closeMenu' | 'mainMenu' | 'backToMain', string>
  /** Menu of the section: beside the text on a wide window, first in the drawer on a phone. */
  children?: ReactNode
}

/**
 * One element for both: a column beside the text above 996 px, a drawer (native popover) below. So the menu of a
 * section is in the page once.
 */
export function Drawer({ drawerLabels, children, ...navbar }: DrawerProps) {
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
            ← {drawerLabels.backToMain}
          </button>
        )}
        <button
          type="button"
          className={styles.close}
          popoverTarget="drawer"
          popoverTargetAction="hide"
          aria-label={drawerLabels.closeMenu}
        >
          <Icon name="close" />
        </button>
      </div>
      {children && <div className={styles.secondary}>{children}</div>}
      <nav className={styles.primary} aria-label={drawerLabels.mainMenu}>
        <ul>
          <NavbarLinks {...navbar} />
        </ul>
      </nav>
    </aside>
  )
}
