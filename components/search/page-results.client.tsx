'use client'
import type { Locale } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { useSearchBox } from 'react-instantsearch'
import type { Words } from '@/lib/i18n/browser-words'
import { MOST_LETTERS } from '@/lib/search/target'
import type { SearchTarget } from '@/lib/search/types'
import { shellWords } from '../ui/shell-words'
import { FactCard } from './fact-card'
import { HitWords } from './hit'
import { Correction, NoResults, SearchFailure } from './messages.client'
import { PageStart, type PageStartProps } from './page-start.client'
import { returnFocus } from './return-focus'
import { readRoute } from './route'
import { SearchFilters } from './search-filters.client'
import modal from './search-modal.module.css'
import styles from './search-page.module.css'
import { SearchPagination } from './search-pagination.client'
import { useAnswer } from './use-answer.client'

/** Attributes of the field, on the server too. */
export const fieldProps = (shell: Words<'shell'>) => ({
  className: styles.field,
  type: 'search',
  'aria-label': shell('search'),
  placeholder: shell('searchPlaceholder'),
  maxLength: MOST_LETTERS,
  autoComplete: 'off',
})

export interface PageResultsProps extends PageStartProps {
  locale: Locale
  target: SearchTarget
  email: string
  siteTitle: string
  t: Words<'search'>
  onLiteral: (isLiteral: boolean) => void
  /** The page is as high as its address makes it. */
  onSettled: (isSettled: true) => void
}

/** The field of the page of results, and what was found. */
export function PageResults(props: PageResultsProps) {
  const { locale, target, tasks, email, siteTitle, t, onLiteral, onSettled } = props
  const shell = shellWords(locale)
  const { query, refine } = useSearchBox()
  const [text, setText] = useText(query)
  const answer = useAnswer(text)
  const { status, isAsked, isAnswered } = answer
  const field = useRef<HTMLInputElement>(null)
  const found = isAnswered ? t('pageFound', { count: t('count', { count: answer.count }), query: text }) : ''
  const isBeyond = isAnswered && !answer.isEmpty && answer.hits.length === 0
  const title = found || t('pageTitle')
  useEffect(() => {
    document.title = `${title} ${siteTitle}`
  }, [title, siteTitle])
  const isSettled = isAnswered || !isAsked
  useEffect(() => {
    if (isSettled) onSettled(true)
  }, [isSettled, onSettled])
  const ask = (question: string) => {
    onLiteral(false)
    setText(question)
    refine(question)
  }
  return (
    // biome-ignore lint/a11y: hears what bubbles up from its buttons
    <div className={styles.page} onClick={(event) => returnFocus(event, field)}>
      <search>
        <input
          {...fieldProps(shell)}
          ref={field}
          spellCheck={false}
          value={text}
          onChange={({ target: { value } }) => ask(value)}
        />
      </search>
      {!isAsked && <PageStart tasks={tasks} index={target.indexName} locale={locale} />}
      {status === 'error' ? (
        <SearchFailure t={t} onRetry={() => refine(text)} />
      ) : (
        <div className={styles.columns} hidden={!isAsked} aria-busy={!isAnswered}>
          <SearchFilters t={t} isEmpty={answer.isEmpty} />
          <div>
            <p className={answer.isEmpty ? 'visually-hidden' : styles.count} role="status">
              {status === 'stalled' ? t('loading') : isBeyond ? t('noPage') : found}
            </p>
            <Answer {...{ email, t, text, answer, ask }} onLiteral={() => onLiteral(true)} />
            <SearchPagination t={t} />
          </div>
        </div>
      )}
    </div>
  )
}

/** Text of the field. InstantSearch renders its own query later, which loses letters, and resets it when a search fails. */
function useText(query: string) {
  const [text, setText] = useState(query)
  useEffect(() => {
    const follow = () => setText(readRoute(location.search).q ?? '')
    addEventListener('popstate', follow)
    return () => removeEventListener('popstate', follow)
  }, [])
  return [text, setText] as const
}

interface AnswerProps extends Pick<PageResultsProps, 'email' | 't'> {
  text: string
  answer: ReturnType<typeof useAnswer>
  ask: (question: string) => void
  onLiteral: () => void
}

const Answer = ({ email, t, text, answer, ask, onLiteral }: AnswerProps) => (
  <>
    {answer.correction && <Correction correction={answer.correction} query={text} t={t} onLiteral={onLiteral} />}
    {answer.fact && <FactCard fact={answer.fact} label={t('fact')} />}
    {answer.isEmpty ? (
      <NoResults email={email} query={text} suggestions={answer.suggestions} t={t} onChoose={ask} />
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
