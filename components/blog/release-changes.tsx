import { useTranslations } from 'next-intl'
import { byModule, CHANGES_ANCHOR, moduleAnchor } from '@/lib/blog/changes'
import { langProps } from '@/lib/i18n/direction'
import type { SlotComponent } from '../mdx/slot-component'
import { ChangeItem } from './change-item'
import listStyles from './change-list.module.css'
import styles from './post-page.module.css'

/** The changes of a release by module, in the reader's language; the text around them may have another. */
export const ReleaseChanges: SlotComponent = ({ page: { changes, locale } }) => {
  const t = useTranslations('blog')
  return (
    <div {...langProps(locale)} className={styles.changes}>
      {changes.length > 0 && (
        <div className="prose">
          <h2 id={CHANGES_ANCHOR}>{t('changes')}</h2>
          {byModule(changes).map(({ module, label, changes: inside }) => (
            <section key={module} className={listStyles.module}>
              <h3 id={moduleAnchor(module)}>{label}</h3>
              <ul className={listStyles.list}>
                {inside.map((change) => (
                  <ChangeItem key={change.anchor} change={change} locale={locale} />
                ))}
              </ul>
            </section>
          ))}
        </div>
      )}
    </div>
  )
}
