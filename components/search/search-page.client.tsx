'use client'
import type { Locale } from 'next-intl'
import { useEffect, useRef, useState } from 'react'
import type { SearchTarget } from '@/lib/search/types'
import { useSettled } from '../page/use-settled.client'
import { shellWords } from '../ui/shell-words'
import { fieldProps, PageResults, type PageResultsProps } from './page-results.client'
import { type PageStartProps, Tasks } from './page-start.client'
import { SearchEngine } from './search-engine.client'
import styles from './search-page.module.css'
import { searchRouting } from './search-routing.client'
import { searchWords } from './search-words'

interface SearchPageProps extends PageStartProps {
  locale: Locale
  target: SearchTarget
  email: string
  /** What follows the title of a page. */
  siteTitle: string
}

/** The page of results. The server renders the field and the tasks; its text or the address gives the first question. */
export function SearchPage(props: SearchPageProps) {
  const { locale } = props
  const t = searchWords(locale)
  const field = useRef<HTMLInputElement>(null)
  const [typed, setTyped] = useState<string>()
  const [isSettled, setIsSettled] = useState(false)
  useSettled(isSettled)
  useEffect(() => setTyped(field.current?.value ?? ''), [])
  if (typed === undefined)
    return (
      <div className={styles.page} data-start="query">
        <search>
          <input ref={field} {...fieldProps(shellWords(locale))} />
        </search>
        <Tasks tasks={props.tasks} />
      </div>
    )
  return <Search {...props} {...{ t, typed }} onSettled={setIsSettled} />
}

/** In the browser only: its state is in the address, which the server does not know. */
function Search({ typed, ...rest }: Omit<PageResultsProps, 'onLiteral'> & { typed: string }) {
  const { target } = rest
  const [{ query, routing }] = useState(() => searchRouting(target.indexName))
  useEffect(() => query.hold(), [query])
  return (
    <SearchEngine target={target} query={typed} routing={routing}>
      {(onLiteral) => <PageResults {...rest} onLiteral={onLiteral} />}
    </SearchEngine>
  )
}
