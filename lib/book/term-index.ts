import type { Element, Nodes } from 'hast'
import { h } from 'hastscript'
import { groupBy } from '../core/group-by'
import { findAll } from './pages/elements'
import { pageNumber } from './pages/link-pages'

/**
 * The terms of the glossary in a text, each with the pages that explain or use it; undefined where there are none.
 * Gives the places in the text their ids.
 */
export function makeTermIndex(title: string, text: Nodes, locale: string): Element | undefined {
  const places = findAll(text, ({ properties }) => properties.dataTerm !== undefined)
  const terms = groupBy(
    places.map((place, index) => [String(place.properties.dataTerm), markPlace(place, index)] as const),
  )
  if (terms.size === 0) return undefined
  const sorted = [...terms].sort(([a], [b]) => a.localeCompare(b, locale))
  return h('section', { className: ['book-index'] }, [
    h('h1', title),
    h(
      'ul',
      sorted.map(([term, ids]) => h('li', [term, ...ids.map(toPage)])),
    ),
  ])
}

function markPlace(place: Element, index: number): string {
  place.properties.id = `t-${index}`
  delete place.properties.dataTerm
  return place.properties.id
}

/** The comma goes with a number that is left out because the term has been on that page already. */
const toPage = (id: string): Element =>
  h('span', { className: ['at'] }, [', ', h('a', { href: `#${id}` }, pageNumber(id))])
