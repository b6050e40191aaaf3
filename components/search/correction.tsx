import type { Words } from '@/lib/i18n/browser-words'
import type { CorrectedQuery } from '@/lib/search/types'
import styles from './search-modal.module.css'

interface CorrectionProps {
  correction: CorrectedQuery
  query: string
  t: Words<'search'>
  onLiteral: () => void
}

/** Says what was searched for instead of what was typed, which stays one press away. */
export const Correction = ({ correction, query, t, onLiteral }: CorrectionProps) => (
  <p className={styles.message}>
    {t('corrected', { query: correction.to })}{' '}
    <button type="button" className={styles.text} onClick={onLiteral}>
      {t('literal', { query })}
    </button>
  </p>
)
