import type { Words } from '@/lib/i18n/browser-words'
import styles from './search-modal.module.css'

interface NoResultsProps {
  /** Address that reads what readers miss. */
  email: string
  query: string
  /** Questions that find something. */
  suggestions: string[]
  t: Words<'search'>
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
