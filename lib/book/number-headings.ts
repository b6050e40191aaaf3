/** Headings below this level have no number. */
const DEEPEST = 3

/** Numbers of headings by their levels, in the order of the book: 1, 2, 2, 1 → `1`, `1.1`, `1.2`, `2`. */
export function numberHeadings(levels: number[]): (string | undefined)[] {
  const counts: number[] = []
  return levels.map((level) => {
    counts.length = Math.min(counts.length, level)
    while (counts.length < level) counts.push(0)
    counts[level - 1] = (counts[level - 1] ?? 0) + 1
    return level > DEEPEST ? undefined : counts.join('.')
  })
}
