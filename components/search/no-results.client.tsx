'use client'
import { useEffect, useState } from 'react'
import type { Words } from '@/lib/i18n/browser-words'
import { searchClient } from './search-client.client'
import styles from './search-modal.module.css'

/** Suggested questions. */
const MOST = 3
/** Letters of a word that may be a question by itself. */
const LEAST_LETTERS = 3

interface NoResultsProps {
  index: string
  /** Address that reads what readers miss. */
  email: string
  query: string
  t: Words<'search'>
  onChoose: (query: string) => void
}

/** Nothing was found: parts of the question that do find something, and where to tell us. */
export function NoResults({ index, email, query, t, onChoose }: NoResultsProps) {
  const [suggestions, setSuggestions] = useState<string[]>([])
  useEffect(() => {
    let isCurrent = true
    findParts(index, query).then(
      (parts) => isCurrent && setSuggestions(parts),
      () => {}, // no suggestion is better than a message about one
    )
    return () => {
      isCurrent = false
    }
  }, [index, query])
  return (
    <div className={styles.message}>
      <strong>{t('nothing', { query })}</strong>
      {suggestions.length > 0 && (
        <p>
          {t('suggestions')}{' '}
          {suggestions.map((part) => (
            <button key={part} type="button" className={styles.text} onClick={() => onChoose(part)}>
              {part}
            </button>
          ))}
        </p>
      )}
      <p>
        {t('report')} <a href={`mailto:${email}?subject=${encodeURIComponent(query)}`}>{t('reportLink')}</a>
      </p>
    </div>
  )
}

/** Words of a question that find something by themselves, the longest first. */
async function findParts(indexName: string, query: string): Promise<string[]> {
  const words = [...new Set(query.split(/\s+/))].filter(
    (word) => word.length >= LEAST_LETTERS && word.length < query.trim().length,
  )
  if (words.length === 0) return []
  const { results } = await searchClient.search(words.map((word) => ({ indexName, query: word, hitsPerPage: 1 })))
  return words
    .filter((_, place) => (results[place]?.nbHits ?? 0) > 0)
    .sort((a, b) => b.length - a.length)
    .slice(0, MOST)
}
