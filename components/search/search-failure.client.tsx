'use client'
import { useEffect, useEffectEvent } from 'react'
import { searchClient } from './search-client.client'
import styles from './search-modal.module.css'
import type { SearchTexts } from './search-texts'

/** No answer could be had. Asks again when the reader says so, and when the network is back. */
export function SearchFailure({ texts, onRetry }: { texts: SearchTexts; onRetry: () => void }) {
  const retry = useEffectEvent(() => searchClient.clearCache().then(onRetry))
  useEffect(() => {
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [])
  return (
    <div className={styles.message} role="alert">
      <strong>{texts.errorTitle}</strong>
      <p>{texts.errorText}</p>
      <button type="button" className={styles.action} onClick={() => searchClient.clearCache().then(onRetry)}>
        {texts.retry}
      </button>
    </div>
  )
}
