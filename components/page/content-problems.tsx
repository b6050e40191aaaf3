import type { Problem } from '@/lib/problem'
import styles from './content-problems.module.css'

export type ContentProblemsLabels = Record<'title' | 'hint' | 'fix', string>

/** Development only: what an author has to mend, with file, line and remedy. The texts of problems are English. */
export function ContentProblems({ problems, labels }: { problems: Problem[]; labels: ContentProblemsLabels }) {
  return (
    <section className={styles.panel} role="alert" aria-label={labels.title}>
      <h2 className={styles.title}>{labels.title}</h2>
      <ul className={styles.list}>
        {problems.map(({ file, line, field, message, fix }) => (
          <li key={[file, line, field, message].join('\n')}>
            <code className={styles.place}>{line === undefined ? file : `${file}:${line}`}</code>
            <p className={styles.message} lang="en">
              {field ? `${field}: ${message}` : message}
            </p>
            {fix && (
              <p>
                {labels.fix} <span lang="en">{fix}</span>
              </p>
            )}
          </li>
        ))}
      </ul>
      <p className={styles.hint}>{labels.hint}</p>
    </section>
  )
}
