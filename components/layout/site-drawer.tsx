import { getTranslations } from 'next-intl/server'
import type { ReactNode } from 'react'
import { navbarProps } from './site-navbar'
import { Drawer } from './drawer'

/** The drawer with the site's own links and labels; `children` is the menu of the section. */
export async function SiteDrawer({ locale, children }: { locale: string; children?: ReactNode }) {
  const t = await getTranslations('shell')
  return (
    <Drawer {...await navbarProps(locale)} drawerLabels={{ closeMenu: t('closeMenu'), mainMenu: t('mainMenu'), backToMain: t('backToMain') }}>
      {children}
    </Drawer>
  )
}
