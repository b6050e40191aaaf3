'use client'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect, useState } from 'react'
import { useSearchBox } from 'react-instantsearch'
import type { Translator } from '@/lib/i18n/translator'
import type { SearchTarget } from '@/lib/search/types'
import { FactCard } from './fact-card'
import { HitItem } from './hit.client'
import { saysCount } from './hits'
import { Correction, Missing, NoResults, SearchFailure, TooShort } from './messages.client'
import { PageStart, type PageStartProps } from './page-start.client'
import { readRoute } from './route'
import { SearchFilters } from './search-filters.client'
import styles from './search-page.module.css'
import { SearchPagination } from './search-pagination.client'
import { useAnswer } from './use-answer.client'

export interface PageResultsProps extends PageStartProps {
  target: SearchTarget
  email: string
  siteTitle: string
  t: Translator<'search'>
  field: RefObject<HTMLInputElement | null>
  /** Whether others stand in the place of these results. */
  isEarly: boolean
  /** Whether the filters begin open; by the width of the window when undefined. */
  isOpen: boolean | undefined
  onLiteral: (isLiteral: boolean) => void
  onStarted: (isStarted: true) => void
  /** The page is as high as its address makes it. */
  onSettled: (isSettled: true) => void
}

/** What was found for the text of the field. */
export function PageResults(props: PageResultsProps) {
  const { target, tasks, email, siteTitle, t, field, isEarly, isOpen, onLiteral, onStarted, onSettled } = props
  const { query, refine } = useSearchBox()
  const [text, setText] = useText(query)
  const answer = useAnswer(text)
  const { status, isAsked, isAnswered } = answer
  const found = isAnswered ? saysCount(t, answer.count, text) : ''
  const isBeyond = isAnswered && !answer.isEmpty && answer.hits.length === 0
  const title = found || t('pageTitle')
  useEffect(() => {
    document.title = `${title} ${siteTitle}`
  }, [title, siteTitle])
  const isSettled = isAnswered || !isAsked
  useLayoutEffect(() => {
    if (isSettled) onSettled(true)
  }, [isSettled, onSettled])
  useLayoutEffect(() => onStarted(true), [onStarted])
  const ask = (question: string) => {
    onLiteral(false)
    setText(question)
    refine(question)
  }
  useField(field, text, ask)
  return (
    <>
      {answer.isTooShort && <TooShort t={t} />}
      {!isAsked && <PageStart tasks={tasks} index={target.indexName} />}
      {status === 'error' ? (
        <SearchFailure t={t} onRetry={() => refine(text)} />
      ) : (
        <div className={styles.columns} hidden={!isAsked || isEarly} aria-busy={!isAnswered}>
          <SearchFilters t={t} isOpen={isOpen} isEmpty={answer.isEmpty} />
          <div>
            <p className={answer.isEmpty ? 'visually-hidden' : styles.count} role="status">
              {status === 'stalled' ? t('loading') : isBeyond ? t('noPage') : found}
            </p>
            <Answer {...{ email, t, text, answer, ask }} onLiteral={() => onLiteral(true)} />
            <SearchPagination t={t} />
          </div>
        </div>
      )}
    </>
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

/** Keeps the field and the text alike. The field is older than this component: what was typed meanwhile is asked. */
function useField(field: PageResultsProps['field'], text: string, ask: (question: string) => void): void {
  const hear = useEffectEvent(() => {
    if (field.current && field.current.value !== text) ask(field.current.value)
  })
  useEffect(() => {
    const input = field.current
    if (input?.value) hear()
    input?.addEventListener('input', hear)
    return () => input?.removeEventListener('input', hear)
  }, [field])
  useEffect(() => {
    if (field.current && field.current.value !== text) field.current.value = text
  }, [field, text])
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
    {!answer.isEmpty && <Missing words={answer.missing} t={t} />}
    {answer.fact && <FactCard fact={answer.fact} label={t('fact')} />}
    {answer.isEmpty ? (
      <NoResults email={email} query={text} suggestions={answer.suggestions} t={t} onChoose={ask} />
    ) : (
      <ol data-question={answer.searchedFor}>
        {answer.hits.map((hit) => (
          <HitItem key={hit.objectID} hit={hit} />
        ))}
      </ol>
    )}
  </>
)
