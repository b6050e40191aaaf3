'use client'
import { usePagination } from 'react-instantsearch'
import styles from './search-page.module.css'
import { fill, type SearchTexts } from './search-texts'

/** Links to the pages of results. Without a reload: InstantSearch shows the page, and the address follows. */
export function SearchPagination({ texts }: { texts: SearchTexts }) {
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
