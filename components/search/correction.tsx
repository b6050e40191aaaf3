import type { CorrectedQuery } from '@/lib/search/types'
import styles from './search-modal.module.css'
import { fill, type SearchTexts } from './search-texts'

interface CorrectionProps {
  correction: CorrectedQuery
  query: string
  texts: SearchTexts
  onLiteral: () => void
}

/** Says what was searched for instead of what was typed, which stays one press away. */
export const Correction = ({ correction, query, texts, onLiteral }: CorrectionProps) => (
  <p className={styles.message}>
    {fill(texts.corrected, { query: correction.to })}{' '}
    <button type="button" className={styles.text} onClick={onLiteral}>
      {fill(texts.literal, { query })}
    </button>
  </p>
)
