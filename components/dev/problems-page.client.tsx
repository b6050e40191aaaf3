'use client'
import type { Problem } from '@/lib/core/problem'
import { ContentProblems } from './content-problems'
import styles from './content-problems.module.css'
import { useDevState } from './dev-state.client'

/** Development only: what is wrong, instead of a page that cannot be rendered. Loads the page when it can. */
export function ProblemsPage(props: { problems: Problem[] }) {
  const problems = useDevState(() => location.reload(), props.problems)
  return (
    <main className={styles.instead}>
      <ContentProblems problems={problems} />
    </main>
  )
}
