/** Runs in the browser too, on the 404 page. */

/** How an address is looked up: lower case, without ending, `index` and slash at the end. `path` has no language and no base path. */
export const lookUpKey = (path: string): string =>
  path
    .normalize('NFC')
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/\.(html?|md|txt)$/, '')
    .replace(/\/index$/, '')
    .replace(/\/+$/, '') || '/'

/** Which shard holds a key. */
export function shardOf(key: string, count: number): number {
  let hash = 7
  for (let at = 0; at < key.length; at++) hash = (Math.imul(hash, 31) + key.charCodeAt(at)) >>> 0
  return hash % count
}

/** The keys under which a page may be meant, the likeliest first: `/docs/7.19/bi/intro` is of a version that is not there. */
export function likelyKeys(path: string): string[] {
  const key = lookUpKey(path)
  const other = key.replace(/^\/docs\/v?\d[\w.-]*(?=\/|$)/, '/docs')
  return [...new Set([key, other])]
}
