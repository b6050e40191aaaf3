import { byModule, type Change, moduleAnchor } from '@/lib/blog/changes'
import { translator } from '@/lib/i18n/translator'
import type { Heading } from '@/lib/mdx/compile'
import { ChangeItem } from './change-item'
import styles from './change-list.module.css'

const CHANGES_ID = 'all-changes'

/** The changes of a release under its modules. */
export function ReleaseChanges({ changes, locale }: { changes: Change[]; locale: string }) {
  if (changes.length === 0) return null
  return (
    <div className="prose">
      <h2 id={CHANGES_ID}>{translator(locale, 'blog')('changes')}</h2>
      {byModule(changes).map(({ module, label, changes: inside }) => (
        <section key={module} className={styles.module}>
          <h3 id={moduleAnchor(module)}>{label}</h3>
          <ul className={styles.list}>
            {inside.map((change) => (
              <ChangeItem key={change.anchor} change={change} locale={locale} />
            ))}
          </ul>
        </section>
      ))}
    </div>
  )
}

/** The headings above, for the table of contents. */
export function changeHeadings(changes: Change[], locale: string): Heading[] {
  if (changes.length === 0) return []
  return [
    { level: 2, id: CHANGES_ID, text: translator(locale, 'blog')('changes') },
    ...byModule(changes).map(({ module, label }): Heading => ({ level: 3, id: moduleAnchor(module), text: label })),
  ]
}
