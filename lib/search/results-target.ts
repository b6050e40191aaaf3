import type { Locale } from 'next-intl'
import { getSite, topVersion } from '../site'
import { hostedSettings, searchTarget } from './target'
import type { SearchTarget } from './types'

/** The index of the page of results: that of the docs at /docs. */
export const resultsTarget = (locale: Locale): SearchTarget =>
  searchTarget(locale, topVersion(getSite()), hostedSettings())
