import type { Element, ElementContent } from 'hast'
import { h } from 'hastscript'
import { groupBy } from '../core/group-by'
import { withPageNumber } from './pages/link-pages'

/** A change of a release, as the site publishes it for programs. */
export interface ReleaseChange {
  version: string
  /** ISO 8601. */
  date: string
  text: string
  docs: string[]
}

export interface ChangeWords {
  title: string
  /** `Версия 7.21.0, 15 октября 2025 г.` */
  release(version: string, date: string): string
  /** `см. с. {page}` */
  see: string
}

/**
 * What releases have changed in a book since a day; undefined where they changed nothing.
 * @param idOf id in the book of the page at an address
 */
export function makeChanges(
  changes: ReleaseChange[],
  since: string,
  idOf: (href: string) => string | undefined,
  { title, release, see }: ChangeWords,
): Element | undefined {
  const inBook = changes
    .filter(({ date }) => date.slice(0, 10) > since)
    .map((change) => ({ ...change, ids: change.docs.flatMap((href) => idOf(href) ?? []) }))
    .filter(({ ids }) => ids.length > 0)
  if (inBook.length === 0) return undefined
  const item = ({ text, ids }: (typeof inBook)[number]): Element =>
    h('li', [text, ...ids.flatMap((id): ElementContent[] => [{ type: 'text', value: ' ' }, linkTo(id, see)])])
  return h('section', { className: ['book-changes'] }, [
    h('h1', title),
    ...[...groupBy(inBook.map((change) => [change.version, change] as const))].flatMap(([version, list]) => [
      h('h2', release(version, list[0]?.date ?? '')),
      h('ul', list.map(item)),
    ]),
  ])
}

const linkTo = (id: string, see: string): Element =>
  h('a', { className: ['see'], href: `#${id}` }, ['(', ...withPageNumber(see, id), ')'])
