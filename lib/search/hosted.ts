/** The hosted engine: an index of Algolia, filled by `npm run search:push`. */
import { liteClient } from 'algoliasearch/lite'
import type { HostedSettings } from './target'
import type { SearchClient } from './types'

type LiteOptions = NonNullable<Parameters<typeof liteClient>[2]>

/** Timeouts, other hosts and retries are the client's own. No part that reports clicks is loaded, and `analytics` is off. */
export function hostedClient({ appId, searchKey }: HostedSettings, options: LiteOptions = {}): SearchClient {
  const client = liteClient(appId, searchKey, options)
  return {
    search(requests) {
      const list = Array.isArray(requests) ? requests : requests.requests
      const quiet = list.map(({ params, ...request }) => ({ ...request, ...params, analytics: false }))
      return client.search({ requests: quiet as never }) as never // its types know no record of ours
    },
    async clearCache() {
      await client.clearCache()
    },
  }
}
