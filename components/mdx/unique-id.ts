import { shortHash } from '@/lib/core/short-hash'
import type { PageContext } from '@/lib/mdx/kit'

const counters = new WeakMap<PageContext, Map<string, number>>()

/** `tabs-1a2b-1`, `tabs-1a2b-2` …: different on one page, and from those of other pages in a list of posts. */
export function uniqueId(page: PageContext, thing: string): string {
  const counts = counters.get(page) ?? new Map<string, number>()
  counters.set(page, counts)
  const number = (counts.get(thing) ?? 0) + 1
  counts.set(thing, number)
  return `${thing}-${shortHash(page.file).slice(0, 4)}-${number}`
}
