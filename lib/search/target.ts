/** Which index answers a reader: known to the page before any engine is loaded. */
import type { Locale } from 'next-intl'
import { ANY_VERSION, docsTag } from './docs-tag'
import type { SearchTarget } from './types'

/** Letters a question may have. */
export const MOST_LETTERS = 64

/** Folder of the embedded indexes in the published folder. */
export const INDEX_FOLDER = 'search-index'

/** Name of an embedded index. */
export const indexName = (locale: Locale, version: string): string => `${version}.${locale}`

export interface HostedSettings {
  appId: string
  /** A key that can only search; it is public. */
  searchKey: string
  index: string
}

/** Next compiles these values in, so each must be named in full; undefined unless all three are set. */
export function hostedSettings(): HostedSettings | undefined {
  const appId = process.env.NEXT_PUBLIC_ALGOLIA_APP_ID
  const searchKey = process.env.NEXT_PUBLIC_ALGOLIA_SEARCH_KEY
  const index = process.env.NEXT_PUBLIC_ALGOLIA_INDEX
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
export function searchTarget(locale: Locale, version: string): SearchTarget {
  const hosted = hostedSettings()
  if (!hosted) return { indexName: indexName(locale, version) }
  const filters = `language:${locale} AND (docs_tag:${ANY_VERSION} OR docs_tag:${docsTag(version)})`
  return { indexName: hosted.index, filters }
}
