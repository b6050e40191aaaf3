'use client'
import { useEffect, useEffectEvent } from 'react'
import type { Words } from '@/lib/i18n/browser-words'
import { searchClient } from './search-client.client'
import styles from './search-modal.module.css'

/** No answer could be had. Asks again when the reader says so, and when the network is back. */
export function SearchFailure({ t, onRetry }: { t: Words<'search'>; onRetry: () => void }) {
  const retry = useEffectEvent(() => searchClient.clearCache().then(onRetry))
  useEffect(() => {
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [])
  return (
    <div className={styles.message} role="alert">
      <strong>{t('errorTitle')}</strong>
      <p>{t('errorText')}</p>
      <button type="button" className={styles.action} onClick={() => searchClient.clearCache().then(onRetry)}>
        {t('retry')}
      </button>
    </div>
  )
}
