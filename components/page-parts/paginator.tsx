import type { Locale } from 'next-intl'
import { localePath } from '@/lib/core/routes'
import type { TreeNode } from '@/lib/docs/tree'
import styles from './paginator.module.css'

interface PaginatorProps {
  previous?: TreeNode
  next?: TreeNode
  locale: Locale
  labels: Record<'name' | 'previous' | 'next', string>
}

/** Links to the neighbours in the order of the menu. */
export function Paginator({ previous, next, locale, labels }: PaginatorProps) {
  if (!previous && !next) return null
  return (
    <nav className={styles.paginator} aria-label={labels.name}>
      {previous?.href && (
        <a href={localePath(previous.href, locale)} rel="prev">
          <span>{labels.previous}</span>
          <strong lang={previous.lang}>{previous.label}</strong>
        </a>
      )}
      {next?.href && (
        <a href={localePath(next.href, locale)} rel="next" className={styles.next}>
          <span>{labels.next}</span>
          <strong lang={next.lang}>{next.label}</strong>
        </a>
      )}
    </nav>
  )
}
