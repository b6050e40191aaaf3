import type { Issue } from '../core/problem'
import { sitePath } from '../core/routes'

/** Characters that neither a path nor an id of the site has, and that mean something to a host that reads rules. */
const FOREIGN = /[\s\p{Cc}"\\*:;$<>{}|^`%?]/u

/** `/docs/bi#filters` → `['/docs/bi', 'filters']`; the anchor is '' where there is none. */
export function splitAddress(address: string): [page: string, anchor: string] {
  const at = address.indexOf('#')
  return at < 0 ? [address, ''] : [address.slice(0, at), address.slice(at + 1)]
}

/** What is wrong with an address as an author writes it, and how it is written; undefined when nothing is. */
export function addressIssue(address: string): Issue | undefined {
  const [page, anchor] = splitAddress(address)
  if (!page.startsWith('/'))
    return { message: 'an address begins at the root of the site', fix: 'write it as /docs/bi/intro.' }
  const { path } = sitePath(page)
  const plain = (path.replace(/\/{2,}/g, '/').replace(/\/$/, '') || '/').normalize('NFC')
  const whole = `${plain}${anchor && `#${anchor}`}`
  if (whole !== address)
    return { message: 'addresses have no language, ending or slash at the end', fix: `write ${whole}.` }
  if (/\/\.{1,2}(\/|$)/.test(page) || FOREIGN.test(address))
    return { message: 'no page of the site has such an address', fix: 'correct it, or remove the line.' }
  return undefined
}
