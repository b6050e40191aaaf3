import { memo } from 'react'
import { SEARCH_KINDS } from '@/lib/search/kinds'
import type { Level } from '@/lib/search/record'
import type { Marked, SearchHit } from '@/lib/search/types'
import { Icon } from '../ui/icon'
import { partsOf, placeLevels, snippetOf, titleLevels } from './hits'
import styles from './search-modal.module.css'

interface HitWordsProps {
  hit: SearchHit
  hasSection?: boolean
}

/**
 * Title, place and snippet of a hit, with what was found in them marked. The section is said where no group does.
 * InstantSearch renders several times for a key; the hits change in one of them.
 */
export const HitWords = memo(function HitWords({ hit, hasSection = false }: HitWordsProps) {
  const snippet = snippetOf(hit)
  const place = placeLevels(hit, hasSection)
  return (
    <>
      <Icon name={SEARCH_KINDS[hit.kind].icon} />
      <span className={styles.words}>
        <span className={styles.title}>
          <Levels hit={hit} levels={titleLevels(hit)} />
        </span>
        {place.length > 0 && (
          <span className={styles.place}>
            <Levels hit={hit} levels={place} />
          </span>
        )}
        {snippet && (
          <span className={styles.snippet}>
            <Words marked={snippet} />
          </span>
        )}
      </span>
    </>
  )
})

/** A hit of the page of results. */
export const HitItem = ({ hit }: { hit: SearchHit }) => (
  <li>
    <a href={hit.url} className={styles.hit}>
      <HitWords hit={hit} hasSection />
    </a>
  </li>
)

const Levels = ({ hit, levels }: { hit: SearchHit; levels: Level[] }) =>
  levels.map((level, index) => (
    <span key={level}>
      {index > 0 && ' › '}
      <Words marked={hit._highlightResult.hierarchy[level]} />
    </span>
  ))

const Words = ({ marked }: { marked: Marked | undefined }) =>
  // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have nothing but their order
  partsOf(marked).map((part, index) => (index % 2 > 0 ? <mark key={index}>{part}</mark> : part))
