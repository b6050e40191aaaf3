'use client'
import type { InstantSearchProps } from 'react-instantsearch'
import { lookUp } from '@/lib/core/look-up'
import { PageQuery } from '../address/page-query.client'
import { LISTS, type Route, readRoute } from './route'

export type UiState = NonNullable<InstantSearchProps['initialUiState']>

export function writeRoute({ q, page, ...lists }: Route): string {
  const query = new URLSearchParams()
  if (q) query.set('q', q)
  for (const name of LISTS) for (const value of lists[name] ?? []) query.append(name, value)
  if (page !== undefined && page > 1) query.set('page', String(page))
  return query.size > 0 ? `?${query}` : ''
}

/** Another page or filter is a step that Back undoes; letters are not. */
function isStep(route: Route): boolean {
  const now = readRoute(location.search)
  return route.q === now.q && writeRoute(route) !== writeRoute(now)
}

/**
 * Keeps InstantSearch and the address together. Its own router would write into the address of the next page when this
 * one is left, and replace the state in the history without which the router of Next loads pages whole.
 * When InstantSearch is unmounted, it first writes an empty state and later disposes of the router. The address must keep
 * the question for Back, so `PageQuery` writes nothing after the page is unmounted.
 */
export function searchRouting(indexName: string) {
  let follow: ((route: Route) => void) | undefined
  const query = new PageQuery((search) => follow?.(readRoute(search)))
  const { pathname } = location
  return {
    query,
    routing: {
      router: {
        read: () => readRoute(location.search),
        createURL: (route: Route) => pathname + writeRoute(route),
        write: (route: Route) => query.write(writeRoute(route), isStep(route)),
        onUpdate(update: (route: Route) => void) {
          follow = update
        },
        dispose() {
          follow = undefined
        },
      },
      stateMapping: {
        stateToRoute(state: UiState): Route {
          const { query, page, refinementList } = lookUp(state, indexName) ?? {}
          return { ...(query ? { q: query } : {}), ...(page ? { page } : {}), ...refinementList }
        },
        routeToState: ({ q, page, ...refinementList }: Route): UiState => ({
          [indexName]: {
            ...(q ? { query: q } : {}),
            ...(page ? { page } : {}),
            refinementList: refinementList as Record<string, string[]>,
          },
        }),
      },
    },
  }
}
