import { distance } from 'fastest-levenshtein'

const MOST = 4

/** The pages of a list that are nearest to a path: in the same folder, then by their names. */
export function similarPages<T extends { path: string }>(path: string, pages: T[]): T[] {
  const parts = path.split('/')
  const shared = (other: string) => {
    const others = other.split('/')
    const end = parts.findIndex((part, at) => part !== others[at])
    return end < 0 ? parts.length : end
  }
  const ranked = pages.flatMap((page) =>
    shared(page.path) > 1 ? [{ page, depth: shared(page.path), edits: distance(path, page.path) }] : [],
  )
  return ranked
    .sort((a, b) => b.depth - a.depth || a.edits - b.edits)
    .slice(0, MOST)
    .map(({ page }) => page)
}
