'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { ContentProblems } from './content-problems'
import styles from './content-problems.module.css'
import { useDevState } from './dev-state.client'

/** Development only: shows what the author saves, and what is wrong in it. */
export function LiveReload() {
  const router = useRouter()
  const [show] = useState(() => oneAtATime(() => loadIfNew().then(() => router.refresh())))
  const problems = useDevState(show)
  if (problems.length === 0) return null
  return (
    <div className={styles.over}>
      <ContentProblems problems={problems} />
    </div>
  )
}

/** Several calls while one is under way are one call after it, which shows the last revision. */
function oneAtATime(act: () => Promise<void>): () => Promise<void> {
  let running: Promise<void> | undefined
  let next: Promise<void> | undefined
  const start = () => {
    next = undefined
    running = act().finally(() => {
      running = undefined
    })
    return running
  }
  return () => {
    if (!running) return start()
    next ??= running.then(start, start)
    return next
  }
}

/** A page that has come or gone since is loaded whole, with its status. */
async function loadIfNew(): Promise<void> {
  const { responseStatus } = performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming
  const { status } = await fetch(location.href, { method: 'HEAD' })
  if ((responseStatus === 404) !== (status === 404)) location.reload()
}
