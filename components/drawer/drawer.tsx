import { type Locale, useTranslations } from 'next-intl'
import type { ReactNode } from 'react'
import { navbarItems } from '../navbar/items'
import { isLink } from '../navbar/link'
import { DrawerView } from './drawer-view'

interface DrawerProps {
  locale: Locale
  /** Site path of the page it is on. */
  path?: string
  /** Menu of the section: beside the text on a wide window, first in the drawer on a phone. */
  children?: ReactNode
}

/** The menu of a page: that of its section, if it has one, and the main one. */
export function Drawer({ locale, path, children }: DrawerProps) {
  const t = useTranslations('page')
  return (
    <DrawerView locale={locale} path={path} links={navbarItems(locale).filter(isLink)} backLabel={t('backToMain')}>
      {children}
    </DrawerView>
  )
}
