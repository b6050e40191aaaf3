'use client'
import { useEffect, useEffectEvent } from 'react'
import type { Translator } from '@/lib/i18n/translator'
import type { CorrectedQuery } from '@/lib/search/types'
import { clearAnswers } from './search-client.client'
import styles from './search-modal.module.css'

interface CorrectionProps {
  correction: CorrectedQuery
  query: string
  t: Translator<'search'>
  onLiteral: () => void
}

/** Shows the corrected question, and a button that searches for the typed one. */
export const Correction = ({ correction, query, t, onLiteral }: CorrectionProps) => (
  <p className={styles.message}>
    {t('corrected', { query: correction.to })}{' '}
    <button type="button" className={styles.text} onClick={onLiteral}>
      {t('literal', { query })}
    </button>
  </p>
)

/** Most words that are named: a sentence has others that no page needs. */
const MOST_MISSING = 2

/** The words that no page has, above what the others find. */
export const Missing = ({ words, t }: { words: string[]; t: Translator<'search'> }) =>
  words.length > 0 && (
    <p className={styles.message}>
      {words
        .slice(0, MOST_MISSING)
        .map((word) => t('missing', { word }))
        .join(' ')}
    </p>
  )

export const TooShort = ({ t }: { t: Translator<'search'> }) => (
  <p className={styles.message} role="status">
    {t('tooShort')}
  </p>
)

interface NoResultsProps {
  /** Address that reads what readers miss. */
  email: string
  query: string
  /** Questions that find something. */
  suggestions: string[]
  t: Translator<'search'>
  onChoose: (query: string) => void
}

/** Nothing was found: what else may have been meant, and where to tell us. */
export const NoResults = ({ email, query, suggestions, t, onChoose }: NoResultsProps) => (
  <div className={styles.message}>
    <strong>{t('nothing', { query })}</strong>
    {suggestions.length > 0 && (
      <p>
        {t('suggestions')}{' '}
        {suggestions.map((suggestion) => (
          <button key={suggestion} type="button" className={styles.text} onClick={() => onChoose(suggestion)}>
            {suggestion}
          </button>
        ))}
      </p>
    )}
    <p>
      {t('report')} <a href={`mailto:${email}?subject=${encodeURIComponent(query)}`}>{t('reportLink')}</a>
    </p>
  </div>
)

/** The search failed. It is repeated by a button, and when the network is back. */
export function SearchFailure({ t, onRetry }: { t: Translator<'search'>; onRetry: () => void }) {
  const retry = useEffectEvent(() => clearAnswers().then(onRetry))
  useEffect(() => {
    addEventListener('online', retry)
    return () => removeEventListener('online', retry)
  }, [])
  return (
    <div className={styles.message} role="alert">
      <strong>{t('errorTitle')}</strong>
      <p>{t('errorText')}</p>
      <button type="button" className={styles.action} onClick={() => clearAnswers().then(onRetry)}>
        {t('retry')}
      </button>
    </div>
  )
}
