'use client'
import { useEffect } from 'react'
import { useInstantSearch } from 'react-instantsearch'
import styles from './search-modal.module.css'
import type { SearchTexts } from './search-texts'

/** No answer could be had. Asks again when the reader says so, and when the network is back. */
export function SearchFailure({ texts }: { texts: SearchTexts }) {
  const { refresh } = useInstantSearch({ catchError: true })
  useEffect(() => {
    addEventListener('online', refresh)
    return () => removeEventListener('online', refresh)
  }, [refresh])
  return (
    <div className={styles.message} role="alert">
      <strong>{texts.errorTitle}</strong>
      <p>{texts.errorText}</p>
      <button type="button" className={styles.action} onClick={refresh}>
        {texts.retry}
      </button>
    </div>
  )
}
