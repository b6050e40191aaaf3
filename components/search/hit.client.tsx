'use client'
import { memo, useEffect, useState } from 'react'
import { SEARCH_KINDS } from '@/lib/search/kinds'
import type { Marked, SearchHit } from '@/lib/search/types'
import { Icon } from '../ui/icon'
import { partsOf, titleLevels } from './hits'
import styles from './search-modal.module.css'

interface HitWordsProps {
  hit: SearchHit
  hasSection?: boolean
}

/**
 * Title and one line of a hit, with what was found in them marked. The section is said where no group does.
 * InstantSearch renders several times for a key; the hits change in one of them.
 */
export const HitWords = memo(function HitWords({ hit, hasSection = false }: HitWordsProps) {
  const snippet = useSnippet(hit)
  return (
    <>
      <Icon name={SEARCH_KINDS[hit.kind].icon} />
      <span className={styles.words}>
        <span className={styles.title}>
          {titleLevels(hit, hasSection).map((level, index) => (
            <span key={level}>
              {index > 0 && ' › '}
              <Words marked={hit._highlightResult.hierarchy[level]} />
            </span>
          ))}
        </span>
        <span className={styles.snippet}>
          <Words marked={snippet} />
        </span>
      </span>
    </>
  )
})

/** That of a hit further down is loaded when it is drawn; its line is there from the beginning. */
function useSnippet(hit: SearchHit): Marked | undefined {
  const [late, setLate] = useState<{ hit: SearchHit; snippet: Marked }>()
  useEffect(() => {
    hit.lateSnippet?.().then(
      (snippet) => setLate({ hit, snippet }),
      () => undefined,
    )
  }, [hit])
  return hit._snippetResult?.content ?? (late?.hit === hit ? late.snippet : undefined)
}

/** A hit of the page of results. */
export const HitItem = ({ hit }: { hit: SearchHit }) => (
  <li>
    <a href={hit.url} className={styles.hit}>
      <HitWords hit={hit} hasSection />
    </a>
  </li>
)

const Words = ({ marked }: { marked: Marked | undefined }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing but their order
  partsOf(marked).map((part, index) => (index % 2 > 0 ? <mark key={index}>{part}</mark> : part))
