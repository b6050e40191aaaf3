import type { SearchKind } from '../content/kinds'

interface Facts {
  /** In the files of the embedded index. */
  letter: string
  /** How likely a page is what readers want, in the embedded index: there are hundreds of components, and each term has a page that explains more. */
  prior: number
  /** The same for the hosted index, which puts equal hits in this order, the highest first. */
  weight: number
  /** Name of its icon, see components/ui/icon-names.ts. */
  icon: string
}

/** What search weighs and shows of each kind of records. `search.kinds` of messages/ has their names. It runs in the browser. */
export const SEARCH_KINDS = {
  docs: { letter: 'd', prior: 1, weight: 4, icon: 'book' },
  release: { letter: 'r', prior: 0.85, weight: 3, icon: 'news' },
  glossary: { letter: 'g', prior: 0.72, weight: 2, icon: 'term' },
  etl: { letter: 'e', prior: 0.72, weight: 1, icon: 'etl' },
} as const satisfies Record<SearchKind, Facts>

export const SEARCH_KIND_NAMES = Object.keys(SEARCH_KINDS) as SearchKind[]
