/** Which index answers a reader: known to the page before any engine is loaded. */
import type { Locale } from 'next-intl'
import { ANY_VERSION, docsTag } from './docs-tag'
import type { HostedSettings, SearchTarget } from './types'

/** Letters a question may have. */
export const MOST_LETTERS = 64

/** Folder of the embedded indexes in the published folder. */
export const INDEX_FOLDER = 'search-index'

/** Name of an embedded index. */
export const indexName = (locale: Locale, version: string): string => `${version}.${locale}`

/**
 * Settings of the hosted engine, on the server; the browser gets them as data of the page, so that the same compiled
 * code serves sites with and without it. Next replaces `process.env.NAME` at compile time, but not a destructured name.
 * @returns undefined unless all three are set
 */
export function hostedSettings(): HostedSettings | undefined {
  const {
    NEXT_PUBLIC_ALGOLIA_APP_ID: appId,
    NEXT_PUBLIC_ALGOLIA_SEARCH_KEY: searchKey,
    NEXT_PUBLIC_ALGOLIA_INDEX: index,
  } = process.env
  return appId && searchKey && index ? { appId, searchKey, index } : undefined
}

/** Origins of the hosted engine, in the order in which its client tries them. */
export function hostedOrigins(): string[] {
  const { appId } = hostedSettings() ?? {}
  if (appId === undefined) return []
  const spare = [1, 2, 3].map((number) => `https://${appId}-${number}.algolianet.com`)
  return [`https://${appId}-dsn.algolia.net`, ...spare]
}

/** Index and filters for the language and the version of the docs of a reader. */
export function searchTarget(locale: Locale, version: string, hosted?: HostedSettings): SearchTarget {
  if (!hosted) return { indexName: indexName(locale, version) }
  const filters = `language:${locale} AND (docs_tag:${ANY_VERSION} OR docs_tag:${docsTag(version)})`
  return { indexName: hosted.index, filters, hosted }
}
