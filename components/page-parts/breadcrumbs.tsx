import type { Locale } from 'next-intl'
import { localePath } from '@/lib/core/routes'
import type { TreeNode } from '@/lib/docs/tree'
import { Icon } from '../ui/icon'
import styles from './breadcrumbs.module.css'

/** From the home page down to this one. */
export function Breadcrumbs({
  trail,
  locale,
  labels,
}: {
  trail: TreeNode[]
  locale: Locale
  labels: { name: string; home: string }
}) {
  return (
    <nav className={styles.breadcrumbs} aria-label={labels.name} lang={locale}>
      <ol>
        <li>
          <a href={localePath('/', locale)} aria-label={labels.home}>
            <Icon name="home" />
          </a>
        </li>
        {trail.map(({ id, label, lang, href }, index) => (
          <li key={id} lang={lang} aria-current={index === trail.length - 1 ? 'page' : undefined}>
            {href && index < trail.length - 1 ? <a href={localePath(href, locale)}>{label}</a> : <span>{label}</span>}
          </li>
        ))}
      </ol>
    </nav>
  )
}
