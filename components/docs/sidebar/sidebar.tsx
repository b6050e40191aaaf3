import { type Locale, useTranslations } from 'next-intl'
import { treeUrl } from '@/lib/core/routes'
import { getMenu } from '@/lib/docs/menu'
import { Branch } from './branch'
import styles from './sidebar.module.css'

interface SidebarProps {
  locale: Locale
  version: string
  /** Site path of the current page. */
  href: string
}

/** The menu as HTML: the open path and a window around the page. The element loads the rest when a category is opened. */
export function Sidebar({ locale, version, href }: SidebarProps) {
  const { tree, trailTo, file } = getMenu(locale, version)
  return (
    <doc-sidebar
      class={styles.sidebar}
      role="navigation"
      aria-label={useTranslations('docs')('sidebar')}
      data-tree={treeUrl(file)}
      data-locale={locale}
    >
      <ul>
        <Branch nodes={tree} locale={locale} t={useTranslations('shell')} trail={trailTo(href).map(({ id }) => id)} />
      </ul>
    </doc-sidebar>
  )
}
