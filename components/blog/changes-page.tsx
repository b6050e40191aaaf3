import { type Locale, useTranslations } from 'next-intl'
import type { ComponentProps } from 'react'
import { getReleases } from '@/lib/blog'
import { allChanges, byType, CHANGE_TYPES } from '@/lib/blog/changes'
import { dayInWords } from '@/lib/blog/day'
import { getModules } from '@/lib/blog/topics'
import type { FilterOption } from '@/lib/core/query'
import { blogChangesUrl, localePath, postUrl } from '@/lib/core/routes'
import { translator } from '@/lib/i18n/translator'
import { PartBoundary } from '../ui/part-boundary.client'
import { BlogLayout } from './blog-layout'
import { ChangeItem } from './change-item'
import listStyles from './change-list.module.css'
import './changes-filter.module.css'
import { PageHead } from '../page-parts/page-menu/page-menu'
import styles from './changes-page.module.css'
import { ModuleFeeds } from './feed-links'
import { ChangesFilter } from './lazy-changes-filter.client'

/** Every change of every release: breaking ones first, then the others by release. The filter hides those not requested. */
export function ChangesPage({ locale }: { locale: Locale }) {
  const t = useTranslations('blog')
  const releases = getReleases(locale)
  const all = allChanges(releases)
  const breaking = all.filter(({ type }) => type === 'breaking')
  const modules = getModules(locale)
  return (
    <BlogLayout locale={locale} href={blogChangesUrl()}>
      <div className={styles.page} data-changes data-start="query">
        <PageHead path={blogChangesUrl()} locale={locale} hasData>
          {t('changesTitle')}
        </PageHead>
        <p className={styles.lead}>{all.length > 0 ? t('changesText') : t('noChanges')}</p>
        {all.length > 0 && (
          <PartBoundary>
            <ChangesFilter {...filterProps(all.length, locale)} />
          </PartBoundary>
        )}
        {breaking.length > 0 && (
          <section className={styles.breaking} data-section aria-labelledby="breaking">
            <h2 id="breaking">{t('breakingTitle')}</h2>
            <p>{t('breakingText')}</p>
            <ul className={listStyles.list}>
              {breaking.map((change) => (
                <ChangeItem key={change.anchor} change={change} locale={locale} withModule withVersion />
              ))}
            </ul>
          </section>
        )}
        {releases.map(({ slug, version, date, changes }) => (
          <section key={slug} className={styles.release} data-section aria-labelledby={`version-${version}`}>
            <h2 id={`version-${version}`}>
              <a href={localePath(postUrl(slug), locale)}>{t('versionTitle', { version })}</a>{' '}
              <time dateTime={date}>{dayInWords(date, locale)}</time>
            </h2>
            <ul className={listStyles.list}>
              {byType(changes)
                .filter(({ type }) => type !== 'breaking')
                .map((change) => (
                  <ChangeItem key={change.anchor} change={change} locale={locale} withModule />
                ))}
            </ul>
          </section>
        ))}
      </div>
      {modules.length > 0 && <ModuleFeeds modules={modules} locale={locale} />}
    </BlogLayout>
  )
}

function filterProps(count: number, locale: Locale): ComponentProps<typeof ChangesFilter> {
  const t = translator(locale, 'blog')
  const versions = getReleases(locale).map(({ version }): FilterOption => [version, version])
  const modules = getModules(locale).map(({ id, label }): FilterOption => [id, label])
  const types = CHANGE_TYPES.map((id): FilterOption => [id, t(`type_${id}`)])
  return {
    count,
    choices: [
      { name: 'from', label: t('from'), any: t('fromAny'), options: versions },
      { name: 'to', label: t('to'), any: t('toAny'), options: versions },
      { name: 'module', label: t('module'), any: t('anyModule'), options: modules },
      { name: 'type', label: t('type'), any: t('anyType'), options: types },
    ],
  }
}
