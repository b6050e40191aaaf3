import { type Locale, useTranslations } from 'next-intl'
import type { EtlComponent } from '@/lib/etl'
import { badgesOf } from '@/lib/etl/badges'
import { Explained } from '../mdx/term/explained'
import styles from './badges.module.css'

/** Traits of a component, each explained in a tooltip (components/mdx/term/doc-term.client). */
export function Badges({ component, locale }: { component: EtlComponent; locale: Locale }) {
  const t = useTranslations('etl')
  const badges = badgesOf(component, locale)
  if (badges.length === 0) return null
  return (
    <ul className={styles.badges} aria-label={t('badges')}>
      {badges.map(({ id, label, tip, isStrong }) => (
        <li key={id} className={isStrong ? styles.strong : undefined}>
          <Explained id={`badge-${id}`} tip={tip}>
            {label}
          </Explained>
        </li>
      ))}
    </ul>
  )
}
