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
  const [readText] = useState(() => oneAtATime(readAgain))
  const problems = useDevState(({ isBroken }, isText) => {
    // While no page can be rendered, the one that is shown stays.
    if (isBroken) return
    const shown = readText()
    if (!isText) shown.then(() => router.refresh())
  })
  if (problems.length === 0) return null
  return (
    <div className={styles.over}>
      <ContentProblems problems={problems} locale={locale} />
    </div>
  )
}

/** Several calls while one is under way are one call after it: a save makes several events, and the last must be read. */
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
async function readAgain(): Promise<void> {
  const wasFound = document.querySelector('[data-still]') !== null
  const isFound = await reloadText(decodePath(location.pathname)).then(
    () => true,
    () => false,
  )
  if (wasFound !== isFound) location.reload()
}
