import { scriptHash } from '../../lib/site/hosting/content-policy'

/** What differs from the policy of the published pages; captions are in the page. */
const CHANGES = new Map([
  ['connect-src', "'none'"],
  ['media-src', "'self' data:"],
  ['trusted-types', 'default box'],
  ['worker-src', "'none'"],
])

/**
 * The Content-Security-Policy of a page in a box: that of the published page, but nothing is fetched and no worker starts.
 * @param scripts code of the inline scripts, as it was and as it is
 */
export function boxPolicy(policy: string, scripts: Map<string, string>): string {
  const hashes = new Map([...scripts].map(([before, after]) => [scriptHash(before), scriptHash(after)]))
  return policy
    .split('; ')
    .map((directive) => {
      const [name = '', ...values] = directive.split(' ')
      return [name, CHANGES.get(name) ?? values.map((value) => hashes.get(value) ?? value).join(' ')].join(' ')
    })
    .join('; ')
}
