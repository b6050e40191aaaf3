import type { Locale } from 'next-intl'
import { getSite } from '../site'
import { searchTarget } from './target'
import type { SearchTarget } from './types'

/** The index of the page of results: that of the newest version. */
export function resultsTarget(locale: Locale): SearchTarget {
  const { versions } = getSite().docs
  const version = versions.find(({ path }) => path === '') ?? versions[0]
  return searchTarget(locale, version?.name ?? 'current')
}
