import { DEEP_LINKS_FILE, type DeepLinks, leadsTo } from '../addresses/deep-links'
import type { LivePages } from '../addresses/record'
import { type Decisions, REDIRECTS_FILE } from '../addresses/redirects'
import { type Located, problemsIn } from '../content/yaml'
import type { Problem } from '../core/problem'
import { repeated } from './report'

/** Addresses that the product links to and that no longer answer. */
export function checkDeepLinks(contract: Located<DeepLinks>, live: LivePages, decisions: Decisions): Problem[] {
  const problem = problemsIn(DEEP_LINKS_FILE, contract)
  const field = (entry: DeepLinks[number]) => [contract.value.indexOf(entry), 'address']
  return [
    ...contract.value.flatMap((entry): Problem[] => {
      const { address, owner } = entry
      const target = leadsTo(live, decisions, address)
      if (typeof target === 'string') return []
      const message =
        target === undefined
          ? `the product links to ${address}, and nothing is there`
          : `the product links to ${address}, and ${REDIRECTS_FILE} says that it is gone`
      const fix = `lead it to the right place by a line of ${REDIRECTS_FILE}, or agree on another address with its owner, ${owner}.`
      return [problem(field(entry), message, fix)]
    }),
    ...repeated(contract.value, ({ address, owner }) => `${address} ${owner}`).map(({ entry }) => {
      const message = `${entry.address} of ${entry.owner} appears here twice`
      return problem(field(entry), message, 'remove one of the two.', 'warning')
    }),
  ]
}
