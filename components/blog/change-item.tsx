import { type Locale, useTranslations } from 'next-intl'
import type { Change } from '@/lib/blog/changes'
import { localePath } from '@/lib/core/routes'
import { findDoc } from '@/lib/docs'
import { resolveDocRoute } from '@/lib/docs/routes'
import { langProps } from '@/lib/i18n/direction'
import { changeData, SENTENCE } from './change-data'
import styles from './change-item.module.css'

interface ChangeItemProps {
  change: Change
  locale: Locale
  /** Shows the module before the sentence, where no heading does. */
  withModule?: boolean
  /** Shows the version instead of the kind, where the heading names the kind. */
  withVersion?: boolean
}

/** One change: its kind, its sentence, a link to itself and the pages it touches. */
export function ChangeItem({ change, locale, withModule, withVersion }: ChangeItemProps) {
  const t = useTranslations('blog')
  const docs = change.docs.map((href) => ({ href, title: docTitle(href, locale) }))
  return (
    <li id={change.anchor} className={styles.change} {...changeData(change)}>
      {withVersion && <strong className={styles.version}>{change.version}</strong>}{' '}
      <span className={withVersion ? 'visually-hidden' : `badge ${change.type}`}>{t(`type_${change.type}`)}</span>
      <div>
        <p>
          {withModule && <strong className={styles.module}>{change.moduleLabel}</strong>}{' '}
          <span {...SENTENCE} {...langProps(change.locale === locale ? undefined : change.locale)}>
            {change.text}
          </span>
          {/* biome-ignore lint/a11y/useAnchorContent: the mark is drawn by the stylesheet, the label is read out */}
          <a className={styles.anchor} href={`#${change.anchor}`} aria-label={t('changeLink')} />
        </p>
        {docs.length > 0 && (
          <p className={styles.docs}>
            {t('moreDocs')}:{' '}
            {docs.map(({ href, title }, index) => (
              <span key={href}>
                {index > 0 && ', '}
                <a href={localePath(href, locale)}>{title}</a>
              </span>
            ))}
          </p>
        )}
      </div>
    </li>
  )
}

/** Title of a page of the documentation by its site path; the check has made sure that there is one. */
function docTitle(href: string, locale: Locale): string {
  const [path = ''] = href.split('#')
  const route = resolveDocRoute(path.split('/').slice(2), locale)
  if (route?.kind !== 'doc') return href
  return findDoc(route.found.doc.page.path, locale, route.version.name)?.doc.title ?? href
}
