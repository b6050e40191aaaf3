import { groupBy } from '../core/group-by'
import { compareVersions } from './versions'

/** Posts on a page of a list. */
const PAGE_SIZE = 10

/** What ordering needs to know of a post. */
export interface Dated {
  slug: string
  /** `2025-10-15` */
  date: string
  version?: string | undefined
}

/** Newest first; two releases of one day by their versions. */
export const newestFirst = <T extends Dated>(posts: T[]): T[] =>
  [...posts].sort(
    (a, b) =>
      b.date.localeCompare(a.date, 'en') ||
      compareVersions(b.version ?? '0', a.version ?? '0') ||
      a.slug.localeCompare(b.slug, 'en'),
  )

/** Splits a list into pages; an empty list has one page without anything. */
export function paginate<T>(items: T[], size = PAGE_SIZE): T[][] {
  const pages: T[][] = []
  for (let start = 0; start < items.length; start += size) pages.push(items.slice(start, start + size))
  return pages.length > 0 ? pages : [[]]
}

/** Numbers a paginator shows: the ends of a list, and a page with its neighbours; undefined for those left out between. */
export function shownPages(page: number, pages: number): (number | undefined)[] {
  const isShown = (number: number) => number === 1 || number === pages || Math.abs(number - page) <= 2
  // The number of a page takes no more room than the dots that would replace it alone.
  const isAlone = (number: number) => isShown(number - 1) && isShown(number + 1)
  return Array.from({ length: pages }, (_, index) => index + 1).flatMap((number) => {
    if (isShown(number) || isAlone(number)) return [number]
    return isShown(number - 1) ? [undefined] : []
  })
}

/** Posts under their years, in the order they come in. */
export function byYear<T extends Dated>(posts: T[]): { year: string; posts: T[] }[] {
  const years = groupBy(posts.map((post) => [post.date.slice(0, 4), post] as const))
  return [...years].map(([year, inYear]) => ({ year, posts: inYear }))
}

/** The posts before and after one in time; `posts` are newest first. A post outside the list has no neighbours. */
export function neighbours<T extends Dated>(posts: T[], slug: string): { older?: T; newer?: T } {
  const index = posts.findIndex((post) => post.slug === slug)
  if (index === -1) return {}
  const [newer, older] = [posts[index - 1], posts[index + 1]]
  return { ...(older ? { older } : {}), ...(newer ? { newer } : {}) }
}
