'use client'
import type { Locale } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import { InstantSearch, useInstantSearch, usePagination, useSearchBox } from 'react-instantsearch'
import type { Words } from '@/lib/i18n/browser-words'
import type { SearchTarget } from '@/lib/search/types'
import { shellWords } from '../ui/shell-words'
import { Correction } from './correction'
import { HitWords } from './hit'
import { hitsOf, isAnswerTo } from './hits'
import { NoResults } from './no-results.client'
import { MOST_LETTERS } from './question'
import { searchClient } from './search-client.client'
import { SearchFailure } from './search-failure.client'
import { SearchFilters } from './search-filters.client'
import modal from './search-modal.module.css'
import styles from './search-page.module.css'
import { readRoute, searchRouting } from './search-routing.client'
import { SearchSettings } from './search-settings.client'
import { searchWords } from './search-words'

interface SearchPageProps {
  locale: Locale
  target: SearchTarget
  email: string
  /** What follows the title of a page. */
  siteTitle: string
}

/** The page of results. The server draws the field alone; what was typed in it, and the address, are asked for at once. */
export function SearchPage({ locale, target, email, siteTitle }: SearchPageProps) {
  const t = searchWords(locale)
  const shell = shellWords(locale)
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  useEffect(() => setTyped(field.current?.value ?? ''), [])
  if (typed === undefined)
    return (
      <search className={styles.page} data-query>
        <input
          ref={field}
          className={styles.field}
          type="search"
          aria-label={shell('search')}
          placeholder={shell('searchPlaceholder')}
          maxLength={MOST_LETTERS}
          autoComplete="off"
        />
      </search>
    )
  return <Search {...{ locale, target, email, siteTitle, t, typed }} />
}

/** In the browser only: its state is in the address, which the server does not know. */
function Search({
  target,
  typed,
  ...rest
}: Omit<ResultsProps, 'index' | 'onLiteral'> & { target: SearchTarget; typed: string }) {
  const [{ enter, routing }] = useState(() => searchRouting(target.indexName))
  useEffect(enter, [enter])
  const [isLiteral, setIsLiteral] = useState(false)
  return (
    <InstantSearch
      // Its client type knows no answers but those of Algolia's own hosts.
      searchClient={searchClient as never}
      indexName={target.indexName}
      {...(typed ? { initialUiState: { [target.indexName]: { query: typed } } } : {})}
      routing={routing}
      stalledSearchDelay={300}
      future={{ preserveSharedStateOnUnmount: true }}
    >
      <SearchSettings target={target} words={20} isLiteral={isLiteral} />
      <Results {...rest} index={target.indexName} onLiteral={setIsLiteral} />
    </InstantSearch>
  )
}

interface ResultsProps {
  index: string
  locale: Locale
  email: string
  siteTitle: string
  t: Words<'search'>
  onLiteral: (isLiteral: boolean) => void
}

function Results({ index, locale, email, siteTitle, t, onLiteral }: ResultsProps) {
  const shell = shellWords(locale)
  const { query, refine } = useSearchBox()
  // Not InstantSearch's own: it is rendered a moment later, which loses letters, and taken back when a search fails.
  const [text, setText] = useState(query)
  const { results, status } = useInstantSearch({ catchError: true })
  const isAsked = text.trim() !== ''
  const isAnswered = isAsked && isAnswerTo(results, text)
  const nbHits = results?.nbHits ?? 0
  const found = isAnswered ? t('pageFound', { count: t('count', { count: nbHits }), query: text }) : ''
  const title = found || t('pageTitle')
  const correction = results?.userData?.[0]
  useEffect(() => {
    document.title = `${title} ${siteTitle}`
  }, [title, siteTitle])
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
          className={styles.field}
          type="search"
          aria-label={shell('search')}
          placeholder={shell('searchPlaceholder')}
          maxLength={MOST_LETTERS}
          autoComplete="off"
          spellCheck={false}
          value={text}
          onChange={({ target: { value } }) => ask(value)}
        />
      </search>
      {status === 'error' ? (
        <SearchFailure t={t} onRetry={() => refine(text)} />
      ) : (
        <div className={styles.columns} hidden={!isAsked} aria-busy={!isAnswered}>
          <SearchFilters t={t} />
          <div>
            <p className={styles.count} role="status">
              {status === 'stalled' ? t('loading') : found}
            </p>
            {isAnswered && correction && (
              <Correction correction={correction} query={text} t={t} onLiteral={() => onLiteral(true)} />
            )}
            {isAnswered && nbHits === 0 ? (
              <NoResults index={index} email={email} query={text} t={t} onChoose={ask} />
            ) : (
              <ol className={styles.hits}>
                {hitsOf(results).map((hit) => (
                  <li key={hit.objectID}>
                    <a href={hit.url} className={modal.hit}>
                      <HitWords hit={hit} hasSection />
                    </a>
                  </li>
                ))}
              </ol>
            )}
            <Pages t={t} />
          </div>
        </div>
      )}
    </div>
  )
}

function Pages({ t }: { t: Words<'search'> }) {
  const { pages, currentRefinement, nbPages, isFirstPage, isLastPage, refine, createURL } = usePagination({
    padding: 2,
  })
  if (nbPages < 2) return null
  const link = (page: number, text: string, label?: string) => (
    <a
      href={createURL(page)}
      data-full
      aria-label={label}
      aria-current={label && page === currentRefinement ? 'page' : undefined}
      onClick={(event) => {
        if (event.ctrlKey || event.metaKey || event.shiftKey) return
        event.preventDefault()
        refine(page)
        scrollTo({ top: 0 })
      }}
    >
      {text}
    </a>
  )
  return (
    <nav aria-label={t('pages')} className={styles.pages}>
      {!isFirstPage && link(currentRefinement - 1, t('previous'))}
      {pages.map((page) => (
        <span key={page}>{link(page, String(page + 1), t('pageLabel', { page: page + 1 }))}</span>
      ))}
      {!isLastPage && link(currentRefinement + 1, t('next'))}
    </nav>
  )
}
