import { type Locale, useTranslations } from 'next-intl'
import { localePath } from '@/lib/core/routes'
import type { TreeNode } from '@/lib/docs/tree'
import { langProps } from '@/lib/i18n/direction'
import { Icon } from '../ui/icon'
import styles from './breadcrumbs.module.css'

/** From the home page down to this one. */
export function Breadcrumbs({ trail, locale }: { trail: TreeNode[]; locale: Locale }) {
  const [t, page] = [useTranslations('docs'), useTranslations('page')]
  return (
    <nav className={styles.breadcrumbs} aria-label={t('breadcrumbs')} {...langProps(locale)}>
      <ol>
        <li>
          <a href={localePath('/', locale)} aria-label={page('home')}>
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
