'use client'
import { Configure } from 'react-instantsearch'
import type { SearchTarget } from '@/lib/search/types'
import { MARK } from './hits'

interface SearchSettingsProps {
  target: SearchTarget
  /** Of a snippet. */
  words: number
  /** Nothing is corrected. */
  isLiteral: boolean
}

/** What InstantSearch asks beside the question, in the dialog and on the page of results. */
export const SearchSettings = ({ target: { filters }, words, isLiteral }: SearchSettingsProps) => (
  <Configure
    hitsPerPage={20}
    highlightPreTag={MARK}
    highlightPostTag={MARK}
    attributesToSnippet={[`content:${words}`]}
    {...(filters ? { filters } : {})}
    {...(isLiteral ? { typoTolerance: false } : {})}
  />
)
