'use client'
import { type RefObject, useEffect, useEffectEvent, useLayoutEffect } from 'react'
import type { Translator } from '@/lib/i18n/translator'
import type { SearchTarget } from '@/lib/search/types'
import { HitItem } from './hit.client'
import { saysCount } from './hits'
import { Answer, SearchFailure, TooShort } from './messages.client'
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
  const answer = useAnswer()
  const { query, refine, status, hasFailed, isAsked, isAnswered } = answer
  const found = isAnswered ? saysCount(t, answer.count, query) : ''
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
    if (field.current) field.current.value = question
    onLiteral(false)
    refine(question)
  }
  useField(field, query, ask)
  return (
    <>
      {answer.isTooShort && <TooShort t={t} />}
      {!isAsked && <PageStart tasks={tasks} index={target.indexName} />}
      {hasFailed && <SearchFailure t={t} onRetry={() => refine(field.current?.value ?? '')} />}
      {/* Hidden, it keeps InstantSearch's widgets: without them it would ask again at once. */}
      <div className={styles.columns} hidden={!isAsked || isEarly || hasFailed} aria-busy={!isAnswered}>
        <SearchFilters t={t} isOpen={isOpen} isEmpty={answer.isEmpty} />
        <div>
          <p className={answer.isEmpty ? 'visually-hidden' : styles.count} role="status">
            {status === 'stalled' ? t('loading') : isBeyond ? t('noPage') : found}
          </p>
          <Answer {...{ email, t, answer, ask, onLiteral }}>
            <ol data-question={answer.searchedFor}>
              {answer.hits.map((hit) => (
                <HitItem key={hit.objectID} hit={hit} />
              ))}
            </ol>
          </Answer>
          <SearchPagination t={t} />
        </div>
      </div>
    </>
  )
}

/**
 * Asks what is typed, and shows where Back and Forward lead. What InstantSearch renders does not change the letters: it is
 * late, and goes back when a search fails. The field is older than this component: what was typed meanwhile is asked.
 */
function useField(field: PageResultsProps['field'], query: string, ask: (question: string) => void): void {
  const hear = useEffectEvent(() => ask(field.current?.value ?? ''))
  const begin = useEffectEvent((input: HTMLInputElement) => {
    if (input.value === '') input.value = query
    else if (input.value !== query) hear()
  })
  useEffect(() => {
    const input = field.current
    if (!input) return
    const follow = () => {
      input.value = readRoute(location.search).q ?? ''
    }
    begin(input)
    input.addEventListener('input', hear)
    addEventListener('popstate', follow)
    return () => {
      input.removeEventListener('input', hear)
      removeEventListener('popstate', follow)
    }
  }, [field])
}
