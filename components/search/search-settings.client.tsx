'use client'
import { Configure } from 'react-instantsearch'
import type { SearchTarget } from '@/lib/search/types'
import { PHONE } from '../ui/breakpoints'
import { MARK } from './hits'

/** Words of a snippet. */
const SNIPPET = { phone: 5, desktop: 10 }

interface SearchSettingsProps {
  target: SearchTarget
  /** Nothing is corrected. */
  isLiteral: boolean
}

/** What InstantSearch asks beside the question, in the dialog and on the page of results. */
export const SearchSettings = ({ target: { filters }, isLiteral }: SearchSettingsProps) => (
  <Configure
    hitsPerPage={20}
    highlightPreTag={MARK}
    highlightPostTag={MARK}
    attributesToSnippet={[`content:${matchMedia(PHONE).matches ? SNIPPET.phone : SNIPPET.desktop}`]}
    {...(filters ? { filters } : {})}
    {...(isLiteral ? { typoTolerance: false } : {})}
  />
)
