'use client'
import { usePagination } from 'react-instantsearch'
import type { Translator } from '@/lib/i18n/translator'
import styles from './search-page.module.css'

/** Links to the pages of results. Without a reload: InstantSearch shows the page, and the address follows. */
export function SearchPagination({ t }: { t: Translator<'search'> }) {
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
