import { renderBranch } from '@/lib/docs/branch'
import { getMenu } from '@/lib/docs/menu'
import { trailTo } from '@/lib/docs/tree'
import { withBasePath } from '@/lib/routes'
import styles from './sidebar.module.css'

interface SidebarProps {
  locale: string
  version: string
  /** Site path of the current page. */
  href: string
  labels: { name: string; category: string; more: string }
}

/** The menu as HTML: the open path and a window around the page. The element loads the rest when it is asked for. */
export function Sidebar({ locale, version, href, labels }: SidebarProps) {
  const { tree, file } = getMenu(locale, version)
  const trail = trailTo(href, tree).map(({ id }) => id)
  const html = renderBranch(tree, { locale, labels, trail })
  return (
    <doc-sidebar
      class={styles.sidebar}
      role="navigation"
      aria-label={labels.name}
      data-tree={withBasePath(`/tree/${file}`)}
      data-locale={locale}
      data-category={labels.category}
      data-more={labels.more}
      dangerouslySetInnerHTML={{ __html: `<ul>${html}</ul>` }}
    />
  )
}
