'use client'
import { useEffect, useMemo, useRef, useState } from 'react'
import { InstantSearch, useInstantSearch, usePagination, useSearchBox } from 'react-instantsearch'
import { counter, type PluralForms } from '@/lib/i18n/plural-forms'
import type { SearchTarget } from '@/lib/search/types'
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
import { fill, type SearchTexts, searchTexts } from './search-texts'

interface SearchPageProps {
  locale: string
  target: SearchTarget
  counts: PluralForms
  email: string
  /** What follows the title of a page. */
  siteTitle: string
}

/** The page of results. The server draws the field alone; what was typed in it, and the address, are asked for at once. */
export function SearchPage({ locale, target, counts, email, siteTitle }: SearchPageProps) {
  const texts = searchTexts(locale)
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  useEffect(() => setTyped(field.current?.value ?? ''), [])
  if (typed === undefined)
    return (
      <search className={styles.page} data-start="query">
        <input
          ref={field}
          className={styles.field}
          type="search"
          aria-label={texts.open}
          placeholder={texts.placeholder}
          maxLength={MOST_LETTERS}
          autoComplete="off"
        />
      </search>
    )
  return <Search {...{ locale, target, counts, email, siteTitle, texts, typed }} />
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
  locale: string
  counts: PluralForms
  email: string
  siteTitle: string
  texts: SearchTexts
  onLiteral: (isLiteral: boolean) => void
}

function Results({ index, locale, counts, email, siteTitle, texts, onLiteral }: ResultsProps) {
  const { query, refine } = useSearchBox()
  // Not InstantSearch's own: it is rendered a moment later, which loses letters, and taken back when a search fails.
  const [text, setText] = useState(query)
  const { results, status } = useInstantSearch({ catchError: true })
  const isAsked = text.trim() !== ''
  const isAnswered = isAsked && isAnswerTo(results, text)
  const nbHits = results?.nbHits ?? 0
  const inWords = useMemo(() => counter(locale, counts), [locale, counts])
  const found = isAnswered ? fill(texts.pageFound, { count: inWords(nbHits), query: text }) : ''
  const correction = results?.userData?.[0]
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
          className={styles.field}
          type="search"
          aria-label={texts.open}
          placeholder={texts.placeholder}
          maxLength={MOST_LETTERS}
          autoComplete="off"
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
            {isAnswered && correction && (
              <Correction correction={correction} query={text} texts={texts} onLiteral={() => onLiteral(true)} />
            )}
            {isAnswered && nbHits === 0 ? (
              <NoResults index={index} email={email} query={text} texts={texts} onChoose={ask} />
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
            <Pages texts={texts} />
          </div>
        </div>
      )}
    </div>
  )
}

function Pages({ texts }: { texts: SearchTexts }) {
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
    <nav aria-label={texts.pages} className={styles.pages}>
      {!isFirstPage && link(currentRefinement - 1, texts.previous)}
      {pages.map((page) => (
        <span key={page}>{link(page, String(page + 1), fill(texts.pageLabel, { page: String(page + 1) }))}</span>
      ))}
      {!isLastPage && link(currentRefinement + 1, texts.next)}
    </nav>
  )
}
