import { useTranslations } from 'next-intl'
import type { Problem } from '@/lib/core/problem'
import styles from './content-problems.module.css'

/** Development only: what an author has to fix, with file, line and remedy. The texts of problems are English. */
export function ContentProblems({ problems }: { problems: Problem[] }) {
  const t = useTranslations('dev')
  return (
    <section className={styles.panel} role="alert" aria-label={t('title')}>
      <h2 className={styles.title}>{t('title')}</h2>
      <ul className={styles.list}>
        {problems.map(({ file, line, field, message, fix }) => (
          <li key={[file, line, field, message].join('\n')}>
            <code className={styles.place}>{line === undefined ? file : `${file}:${line}`}</code>
            <p className={styles.message} lang="en">
              {field ? `${field}: ${message}` : message}
            </p>
            {fix && (
              <p>
                {t('fix')} <span lang="en">{fix}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.hint}>{t('hint')}</p>
    </section>
  )
}
