/** The hosted engine: an index of Algolia, filled by `npm run search:push`. */
import { liteClient } from 'algoliasearch/lite'
import type { HostedSettings, SearchClient } from '../types'
import { readAnswers } from './answer'

type LiteOptions = NonNullable<Parameters<typeof liteClient>[2]>
type HostsCache = NonNullable<LiteOptions['hostsCache']>

/**
 * Timeouts, other hosts and retries are the client's own. No part that reports clicks is loaded, and `analytics` is off.
 * The key travels in a header: addresses are written into the logs of every proxy.
 */
export function hostedClient({ appId, searchKey }: HostedSettings, options: LiteOptions = {}): SearchClient {
  const client = liteClient(appId, searchKey, {
    authMode: 'WithinHeaders',
    hostsCache: stateOfHosts(),
    ...options,
  })
  return {
    async search(requests) {
      const quiet = requests.map(({ params, ...request }) => ({ ...request, ...params, analytics: false }))
      return readAnswers(await client.search({ requests: quiet as never })) // its types know no record of ours
    },
    async clearCache() {
      await client.clearCache()
    },
  }
}

/**
 * Which hosts were down or slow, so that the client leaves them alone for its two minutes. Its own cache never finds them
 * again: the key it writes has the state of the host in it, the key it reads has not (5.64).
 */
function stateOfHosts(): HostsCache {
  const states = new Map<string, unknown>()
  const urlOf = (host: object | string): string => (host as { url: string }).url
  return {
    get: async <State>(host: object | string, fresh: () => Promise<State>) =>
      (states.get(urlOf(host)) as State | undefined) ?? fresh(),
    async set(host, state) {
      states.set(urlOf(host), state)
      return state
    },
    async delete(host) {
      states.delete(urlOf(host))
    },
    async clear() {
      states.clear()
    },
  }
}
