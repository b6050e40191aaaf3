import { type Locale, useTranslations } from 'next-intl'
import { Fragment } from 'react'
import { FEED_FILES, type FeedFormat, feedUrl, localePath } from '@/lib/core/routes'
import styles from './feed-links.module.css'

const NAMES: Record<FeedFormat, string> = { rss: 'RSS', atom: 'Atom', json: 'JSON' }

/** Links to the feeds of all posts. */
export function FeedLinks({ locale }: { locale: Locale }) {
  const t = useTranslations('blog')
  return (
    <p className={styles.feeds}>
      {t('feeds')}:
      {(Object.keys(FEED_FILES) as FeedFormat[]).map((format) => (
        <Fragment key={format}>
          {' '}
          <a
            className="alone"
            href={localePath(feedUrl(format), locale)}
            aria-label={t('feed', { format: NAMES[format] })}
          >
            {NAMES[format]}
          </a>
        </Fragment>
      ))}
    </p>
  )
}

/** Links to the feeds of single modules. */
export function ModuleFeeds({ modules, locale }: { modules: { id: string; label: string }[]; locale: Locale }) {
  const t = useTranslations('blog')
  return (
    <section className={styles.modules} aria-labelledby="module-feeds">
      <h2 id="module-feeds">{t('moduleFeeds')}</h2>
      <p>{t('moduleFeedsText')}</p>
      <ul>
        {modules.map(({ id, label }) => (
          <li key={id}>
            <a href={localePath(feedUrl('rss', id), locale)} className="alone">
              {label}
            </a>
          </li>
        ))}
      </ul>
    </section>
  )
}
