/** Runs on old pages and on those that have lost an anchor, and on no other. */

import { decodePath } from '@/lib/core/routes'

/**
 * Leads a reader on whose address names what has left its place. The element with the id of an old anchor, or the body of
 * an old page, says where to: `data-moved`. The query and, unless the new address has its own, the anchor go along.
 */
function followMoved(): void {
  const id = decodePath(location.hash.slice(1))
  const to = (id && document.getElementById(id)?.dataset.moved) || document.body.dataset.moved
  if (!to) return
  const url = new URL(to, location.href)
  url.search += location.search.replace('?', url.search ? '&' : '?')
  url.hash ||= location.hash
  location.replace(url)
}

followMoved()
addEventListener('hashchange', followMoved)
