import type { Locale } from 'next-intl'
import { memo } from '@/lib/content/memo'
import { getMenu } from '@/lib/docs/menu'
import { pluralForms } from '@/lib/i18n/plural-forms'
import { translator } from '@/lib/i18n/translator'
import { treeUrl } from '@/lib/routes'
import { Branch } from './branch'
import type { SidebarLabels } from './doc-sidebar.client'
import styles from './sidebar.module.css'

interface SidebarProps {
  locale: Locale
  version: string
  /** Site path of the current page. */
  href: string
}

/** The menu as HTML: the open path and a window around the page. The element loads the rest when it is asked for. */
export function Sidebar({ locale, version, href }: SidebarProps) {
  const t = translator(locale, 'docs')
  const { tree, trailTo, file } = getMenu(locale, version)
  const labels = sidebarLabels(locale)
  return (
    <doc-sidebar
      class={styles.sidebar}
      role="navigation"
      aria-label={t('sidebar')}
      data-tree={treeUrl(file)}
      data-locale={locale}
      data-labels={JSON.stringify(labels)}
    >
      <ul>
        <Branch nodes={tree} locale={locale} labels={labels} trail={trailTo(href).map(({ id }) => id)} />
      </ul>
    </doc-sidebar>
  )
}

const sidebarLabels = memo((locale: Locale): SidebarLabels => {
  const t = translator(locale, 'docs')
  return {
    category: t.raw('category'),
    more: pluralForms(locale, (count) => t('more', { count })),
    failed: t('branchFailed'),
    retry: translator(locale, 'shell')('retry'),
  }
})
