'use client'
import { type ReactNode, useState } from 'react'
import { Configure, InstantSearch, type InstantSearchProps } from 'react-instantsearch'
import type { SearchTarget } from '@/lib/search/types'
import { shownAs } from './asked'
import type { Route } from './route'
import { searchClient } from './search-client.client'
import type { UiState } from './search-routing.client'

interface SearchEngineProps {
  target: SearchTarget
  /** The first question, where no address says it. */
  query?: string
  routing?: InstantSearchProps<UiState, Route>['routing']
  /** @param onLiteral the reader asks for what was typed, not for what it was corrected to */
  children: (onLiteral: (isLiteral: boolean) => void) => ReactNode
}

/** InstantSearch with what the dialog and the page of results ask beside the question. */
export function SearchEngine({ target: { indexName, filters, hosted }, query, routing, children }: SearchEngineProps) {
  const [client] = useState(() => searchClient(hosted)) // InstantSearch starts again with another client
  const [isLiteral, setIsLiteral] = useState(false)
  return (
    <InstantSearch<UiState, Route>
      // Its client type knows no answers but those of Algolia's own hosts.
      searchClient={client as never}
      indexName={indexName}
      {...(query ? { initialUiState: { [indexName]: { query } } } : {})}
      routing={routing ?? false}
      stalledSearchDelay={300}
      future={{ preserveSharedStateOnUnmount: true }}
    >
      <Configure {...shownAs()} {...(filters ? { filters } : {})} {...(isLiteral ? { typoTolerance: false } : {})} />
      {children(setIsLiteral)}
    </InstantSearch>
  )
}
