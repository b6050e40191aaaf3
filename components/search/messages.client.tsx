'use client'
import { type ReactNode, useEffect, useEffectEvent } from 'react'
import type { Translator } from '@/lib/i18n/translator'
import { FactCard } from './fact-card'
import { clearAnswers } from './search-client.client'
import styles from './search-modal.module.css'
import type { useAnswer } from './use-answer.client'

/** Most words that are named: a sentence has others that no page needs. */
const MOST_MISSING = 2

export const TooShort = ({ t }: { t: Translator<'search'> }) => (
  <p className={styles.message} role="status">
    {t('tooShort')}
  </p>
)

interface AnswerProps {
  /** Address that reads what readers miss. */
  email: string
  t: Translator<'search'>
  answer: ReturnType<typeof useAnswer>
  ask: (question: string) => void
  /** The reader asks for what was typed, not for what it was corrected to. */
  onLiteral: (isLiteral: boolean) => void
  onOpen?: () => void
  /** The hits. */
  children: ReactNode
}

/** The result of a question: its correction, the words that no page has, the fact that answers it, and the hits. */
export const Answer = ({ email, t, answer, ask, onLiteral, onOpen, children }: AnswerProps) => (
  <>
    {answer.correction && (
      <p className={styles.message}>
        {t('corrected', { query: answer.correction.to })}{' '}
        <button type="button" className={styles.text} onClick={() => onLiteral(true)}>
          {t('literal', { query: answer.query })}
        </button>
      </p>
    )}
    {answer.isEmpty ? (
      <NoResults {...{ email, t, answer, ask }} />
    ) : (
      <>
        {answer.missing.length > 0 && (
          <p className={styles.message}>
            {answer.missing
              .slice(0, MOST_MISSING)
              .map((word) => t('missing', { word }))
              .join(' ')}
          </p>
        )}
        {answer.fact && <FactCard fact={answer.fact} label={t('fact')} onClick={onOpen} />}
        {children}
      </>
    )}
  </>
)

/** Nothing was found: what else may have been meant, and where to tell us. */
const NoResults = ({
  email,
  t,
  answer: { query, suggestions },
  ask,
}: Pick<AnswerProps, 'email' | 't' | 'answer' | 'ask'>) => (
  <div className={styles.message}>
    <strong>{t('nothing', { query })}</strong>
    {suggestions.length > 0 && (
      <p>
        {t('suggestions')}{' '}
        {suggestions.map((suggestion) => (
          <button key={suggestion} type="button" className={styles.text} onClick={() => ask(suggestion)}>
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
