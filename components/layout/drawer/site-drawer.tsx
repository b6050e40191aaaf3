import type { ReactNode } from 'react'
import { translator } from '@/lib/i18n/translator'
import { navbarProps } from '../header/site-navbar'
import { Drawer } from './drawer'

/** The drawer with the site's own links and labels; `children` is the menu of the section. */
export function SiteDrawer({ locale, children }: { locale: string; children?: ReactNode }) {
  const t = translator(locale, 'shell')
  return (
    <Drawer
      {...navbarProps(locale)}
      drawerLabels={{ closeMenu: t('closeMenu'), mainMenu: t('mainMenu'), backToMain: t('backToMain') }}
    >
      {children}
    </Drawer>
  )
}
