'use client'
import { useRouter } from 'next/navigation'
import { useState } from 'react'
import { decodePath } from '@/lib/core/routes'
import { reloadText } from '../page/navigation.client'
import { ContentProblems } from './content-problems'
import styles from './content-problems.module.css'
import { useDevState } from './dev-state.client'

/** Development only: shows what the author saves, and what is wrong in it. */
export function LiveReload({ locale }: { locale: string }) {
  const router = useRouter()
  const [show] = useState(() => oneAtATime(() => showAgain().then(() => router.refresh())))
  const problems = useDevState(show)
  if (problems.length === 0) return null
  return (
    <div className={styles.over}>
      <ContentProblems problems={problems} locale={locale} />
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

/** Shows the page of this address as it is now. One that has come or gone since is loaded, with its status. */
async function showAgain(): Promise<void> {
  const wasFound = document.querySelector('[data-still]') !== null
  const isFound = await reloadText(decodePath(location.pathname)).then(
    () => true,
    () => false,
  )
  if (wasFound !== isFound) location.reload()
}
