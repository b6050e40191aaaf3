import { memo } from 'react'
import { Highlight, Snippet } from 'react-instantsearch'
import type { SearchHit } from '@/lib/search/types'
import { Icon, type IconName } from '../ui/icon'
import { titleLevel } from './hits'
import styles from './search-modal.module.css'

const ICONS: Record<SearchHit['kind'], IconName> = { docs: 'book', etl: 'etl', release: 'news', glossary: 'term' }

interface HitWordsProps {
  hit: SearchHit
  hasSection?: boolean
}

/**
 * Title, place and snippet of a hit, with what was found in them marked. The section is said where no group does.
 * InstantSearch renders several times for a key; the hits change in one of them.
 */
export const HitWords = memo(function HitWords({ hit, hasSection = false }: HitWordsProps) {
  const level = titleLevel(hit)
  const found = hit._snippetResult?.content?.matchLevel ?? 'none'
  const above = (['lvl0', 'lvl1', 'lvl2'] as const)
    .slice(hasSection ? 0 : 1, Number(level.at(-1)))
    .filter((name) => hit.hierarchy[name])
  return (
    <>
      <Icon name={ICONS[hit.kind]} />
      <span className={styles.words}>
        <span className={styles.title}>
          <Words hit={hit} level={level} />
        </span>
        {above.length > 0 && (
          <span className={styles.place}>
            {above.map((parent, index) => (
              <span key={parent}>
                {index > 0 && ' › '}
                <Words hit={hit} level={parent} />
              </span>
            ))}
          </span>
        )}
        {found !== 'none' && (
          <span className={styles.snippet}>
            <Snippet hit={hit as never} attribute="content" />
          </span>
        )}
      </span>
    </>
  )
})

const Words = ({ hit, level }: { hit: SearchHit; level: 'lvl0' | 'lvl1' | 'lvl2' | 'lvl3' }) => (
  <Highlight hit={hit as never} attribute={['hierarchy', level]} />
)
