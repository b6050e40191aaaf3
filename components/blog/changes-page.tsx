import { getModules, getReleases } from '@/lib/blog'
import { CHANGE_TYPES, changesBetween } from '@/lib/blog/changes'
import { dayInWords } from '@/lib/blog/day'
import { pluralForms } from '@/lib/i18n/plural-forms'
import { translator } from '@/lib/i18n/translator'
import { blogChangesUrl, localePath, postUrl } from '@/lib/routes'
import { BlogShell } from './blog-shell'
import { ChangeItem } from './change-item'
import listStyles from './change-list.module.css'
import { ChangesForm } from './changes-form'
import styles from './changes-page.module.css'
import { ModuleFeeds } from './feed-links'

/** Every change of every release: breaking ones first, then the others by release. The element around them filters. */
export function ChangesPage({ locale }: { locale: string }) {
  const t = translator(locale, 'blog')
  const releases = getReleases(locale)
  const all = changesBetween(releases)
  const breaking = all.filter(({ type }) => type === 'breaking')
  const versions = releases.map(({ version }) => version)
  const modules = getModules(locale)
  const types = CHANGE_TYPES.map((id) => ({ id, label: t(`type_${id}`) }))
  return (
    <BlogShell locale={locale} href={blogChangesUrl()}>
      <doc-changes
        class={styles.page}
        data-query=""
        data-locale={locale}
        data-title={t('markdownTitle')}
        data-newest={versions[0]}
        data-forms={JSON.stringify(pluralForms(locale, (count) => t('changeCount', { count })))}
      >
        <h1>{t('changesTitle')}</h1>
        <p className={styles.lead}>{all.length > 0 ? t('changesText') : t('noChanges')}</p>
        {all.length > 0 && (
          <ChangesForm versions={versions} modules={modules} types={types} count={all.length} locale={locale} />
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
              {changesBetween([{ version, changes }])
                .filter(({ type }) => type !== 'breaking')
                .map((change) => (
                  <ChangeItem key={change.anchor} change={change} locale={locale} withModule />
                ))}
            </ul>
          </section>
        ))}
        <p className={styles.lead} data-nothing hidden>
          {t('nothingFound')}
        </p>
      </doc-changes>
      {modules.length > 0 && <ModuleFeeds modules={modules} locale={locale} />}
    </BlogShell>
  )
}
