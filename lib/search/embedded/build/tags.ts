import type { StoredTags } from '../format'

/** Tags of fewer pages stay apart: by chance any two of them are on the same ones. */
const FEW = 5
/** Of the pages that have either of two tags, so many have both: as a filter they are one. */
const SAME = 0.9

/** The tags by which pages are filtered. Names of one thing (`aws`, `amazon`, `Amazon Web Services`) are one filter. */
export function storedTags(tags: string[][]): StoredTags {
  const pagesOf = new Map<string, Set<number>>()
  for (const [page, list] of tags.entries())
    for (const tag of list) pagesOf.set(tag, (pagesOf.get(tag) ?? new Set()).add(page))
  const groups: { pages: Set<number>; tags: string[] }[] = []
  for (const [tag, pages] of [...pagesOf].sort(([, a], [, b]) => b.size - a.size)) {
    const same = pages.size < FEW ? undefined : groups.find((group) => overlap(group.pages, pages) >= SAME)
    if (same) same.tags.push(tag)
    else groups.push({ pages, tags: [tag] })
  }
  return {
    names: groups.map(nameOf),
    pages: tags.map((_, page) => groups.flatMap((group, index) => (group.pages.has(page) ? [index] : []))),
  }
}

/** A name as people write it, if there is one. */
const nameOf = (group: { tags: string[] }): string =>
  group.tags.find((tag) => /\p{Lu}/u.test(tag)) ?? group.tags[0] ?? ''

function overlap(larger: Set<number>, smaller: Set<number>): number {
  const both = [...smaller].filter((page) => larger.has(page)).length
  return both / (larger.size + smaller.size - both)
}
