'use client'
import { type Locale, useTranslations } from 'next-intl'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { MOST_LETTERS } from '@/lib/search/target'
import type { SearchTarget } from '@/lib/search/types'
import { EARLY } from './early-ids'
import { EarlyResults } from './early-results'
import { PageResults, type PageResultsProps } from './page-results.client'
import { type PageStartProps, Tasks } from './page-start.client'
import { returnFocus } from './return-focus'
import { readRoute } from './route'
import { SearchEngine } from './search-engine.client'
import styles from './search-page.module.css'
import { searchRouting, writeRoute } from './search-routing.client'

const LETTING_GO = ['pointerup', 'pointercancel', 'focusout'] as const

interface SearchPageProps extends PageStartProps {
  locale: Locale
  target: SearchTarget
  email: string
  /** What follows the title of a page. */
  siteTitle: string
}

/**
 * The page of results. The field is one element from the first paint on, so that React takes nothing from who types in it;
 * its text or else the address is the first question.
 */
export function SearchPage(props: SearchPageProps) {
  const { tasks } = props
  const [t, shell] = [useTranslations('search'), useTranslations('shell')]
  const field = useRef<HTMLInputElement>(null)
  const [isHere, setIsHere] = useState(false)
  const [isStarted, setIsStarted] = useState(false)
  const [isSettled, setIsSettled] = useState(false)
  const { isEarly, setIsEarly, isOpen } = useEarly(isSettled)
  useEffect(() => {
    setIsHere(true)
    setIsEarly(document.getElementById(EARLY.shown)?.hasChildNodes() ?? false)
  }, [setIsEarly])
  return (
    // biome-ignore lint/a11y: hears what bubbles up from its buttons
    <div
      className={styles.page}
      data-start={isStarted ? undefined : 'query'}
      onClick={(event) => returnFocus(event, field)}
    >
      <search>
        <input
          ref={field}
          className={styles.field}
          type="search"
          aria-label={shell('search')}
          placeholder={shell('searchPlaceholder')}
          maxLength={MOST_LETTERS}
          autoComplete="off"
          spellCheck={false}
        />
      </search>
      {isStarted || <Tasks tasks={tasks} />}
      {isHere && (
        <Search {...props} {...{ t, field, isEarly, isOpen }} onStarted={setIsStarted} onSettled={setIsSettled} />
      )}
      {isEarly && <EarlyResults t={t} />}
    </div>
  )
}

/**
 * Whether the early results stay: until React has its own, and as long as the reader presses or has stepped to one of them,
 * which replacing it would lose. What was opened in them stays open.
 */
function useEarly(isSettled: boolean) {
  const [isEarly, setIsEarly] = useState(true)
  const [isOpen, setIsOpen] = useState<boolean>()
  useLayoutEffect(() => {
    const shown = document.getElementById(EARLY.shown)
    if (!isSettled || !shown) return
    const leave = () => {
      if (shown.querySelector(':active, a:focus')) return
      setIsOpen(shown.querySelector('details')?.open)
      setIsEarly(false)
    }
    leave()
    const leaveLater = () => setTimeout(leave)
    for (const event of LETTING_GO) addEventListener(event, leaveLater)
    return () => {
      for (const event of LETTING_GO) removeEventListener(event, leaveLater)
    }
  }, [isSettled])
  return { isEarly, setIsEarly, isOpen }
}

/** In the browser only: its state is in the address, which the server does not know. */
function Search(props: Omit<PageResultsProps, 'onLiteral'>) {
  const { target } = props
  const [{ query, routing }] = useState(() => searchRouting(target.indexName))
  useEffect(() => {
    const leave = query.hold()
    const { search } = location
    // The address says what is asked: no more letters than that.
    if ((new URLSearchParams(search).get('q') ?? '').length > MOST_LETTERS) query.write(writeRoute(readRoute(search)))
    return leave
  }, [query])
  return (
    <SearchEngine target={target} routing={routing}>
      {(onLiteral) => <PageResults {...props} onLiteral={onLiteral} />}
    </SearchEngine>
  )
}
