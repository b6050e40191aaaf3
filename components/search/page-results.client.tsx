'use client'
import { useEffect, useState } from 'react'
import { useSearchBox } from 'react-instantsearch'
import type { PluralForms } from '@/lib/i18n/plural-forms'
import { Correction } from './correction'
import { HitWords } from './hit'
import { NoResults } from './no-results.client'
import { MOST_LETTERS } from './question'
import { SearchFailure } from './search-failure.client'
import { SearchFilters } from './search-filters.client'
import modal from './search-modal.module.css'
import styles from './search-page.module.css'
import { SearchPagination } from './search-pagination.client'
import { readRoute } from './search-routing.client'
import { fill, type SearchTexts } from './search-texts'
import { useAnswer } from './use-answer.client'

/** Attributes of the field, on the server too. */
export const fieldProps = (texts: SearchTexts) => ({
  className: styles.field,
  type: 'search',
  'aria-label': texts.open,
  placeholder: texts.placeholder,
  maxLength: MOST_LETTERS,
  autoComplete: 'off',
})

export interface PageResultsProps {
  index: string
  locale: string
  counts: PluralForms
  email: string
  siteTitle: string
  texts: SearchTexts
  onLiteral: (isLiteral: boolean) => void
}

/** The field of the page of results, and what was found. */
export function PageResults({ index, locale, counts, email, siteTitle, texts, onLiteral }: PageResultsProps) {
  const { query, refine } = useSearchBox()
  // Not InstantSearch's own: it is rendered a moment later, which loses letters, and taken back when a search fails.
  const [text, setText] = useState(query)
  const answer = useAnswer(text, locale, counts)
  const { status, isAsked, isAnswered, countInWords } = answer
  const found = isAnswered ? fill(texts.pageFound, { count: countInWords, query: text }) : ''
  useEffect(() => {
    document.title = `${found || texts.pageTitle} ${siteTitle}`
  }, [found, texts, siteTitle])
  useEffect(() => {
    const follow = () => setText(readRoute(location.search).q ?? '')
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  const ask = (question: string) => {
    onLiteral(false)
    setText(question)
    refine(question)
  }
  return (
    <div className={styles.page}>
      <search>
        <input
          {...fieldProps(texts)}
          spellCheck={false}
          value={text}
          onChange={({ target: { value } }) => ask(value)}
        />
      </search>
      {status === 'error' ? (
        <SearchFailure texts={texts} onRetry={() => refine(text)} />
      ) : (
        <div className={styles.columns} hidden={!isAsked} aria-busy={!isAnswered}>
          <SearchFilters texts={texts} />
          <div>
            <p className={styles.count} role="status">
              {status === 'stalled' ? texts.loading : found}
            </p>
            <Answer {...{ index, email, texts, text, answer, ask }} onLiteral={() => onLiteral(true)} />
            <SearchPagination texts={texts} />
          </div>
        </div>
      )}
    </div>
  )
}

interface AnswerProps extends Pick<PageResultsProps, 'index' | 'email' | 'texts'> {
  text: string
  answer: ReturnType<typeof useAnswer>
  ask: (question: string) => void
  onLiteral: () => void
}

const Answer = ({ index, email, texts, text, answer, ask, onLiteral }: AnswerProps) => (
  <>
    {answer.correction && (
      <Correction correction={answer.correction} query={text} texts={texts} onLiteral={onLiteral} />
    )}
    {answer.isEmpty ? (
      <NoResults index={index} email={email} query={text} texts={texts} onChoose={ask} />
    ) : (
      <ol className={styles.hits}>
        {answer.hits.map((hit) => (
          <li key={hit.objectID}>
            <a href={hit.url} className={modal.hit}>
              <HitWords hit={hit} hasSection />
            </a>
          </li>
        ))}
      </ol>
    )}
  </>
)
