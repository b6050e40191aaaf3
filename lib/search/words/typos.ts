let rows = [new Uint8Array(64), new Uint8Array(64), new Uint8Array(64)] as const

/**
 * Counts the typos between `typed` and `word`: a letter lost, added or changed, or two neighbours swapped.
 * (fastest-levenshtein counts a swap as two and has no limit, which makes it ten times slower here.)
 * @param isOpen the word may be unfinished: its nearest prefix counts
 * @returns `limit + 1` when there are more
 */
export function countTypos(typed: string, word: string, limit: number, isOpen = false): number {
  const length = isOpen ? Math.min(word.length, typed.length + limit) : word.length
  if (typed.length - length > limit || (!isOpen && length - typed.length > limit)) return limit + 1
  if (Math.max(typed.length, length) >= 63) return typed === word ? 0 : limit + 1
  let [before, above, row] = rows
  for (let j = 0; j <= length; j++) above[j] = j
  for (let i = 1; i <= typed.length; i++) {
    row[0] = i
    let least = i
    for (let j = 1; j <= length; j++) {
      const isSame = typed.charCodeAt(i - 1) === word.charCodeAt(j - 1)
      let typos = Math.min(at(above, j - 1) + (isSame ? 0 : 1), at(above, j) + 1, at(row, j - 1) + 1)
      const isSwap =
        i > 1 &&
        j > 1 &&
        typed.charCodeAt(i - 1) === word.charCodeAt(j - 2) &&
        typed.charCodeAt(i - 2) === word.charCodeAt(j - 1)
      if (isSwap) typos = Math.min(typos, at(before, j - 2) + 1)
      row[j] = typos
      least = Math.min(least, typos)
    }
    if (least > limit) return limit + 1
    ;[before, above, row] = [above, row, before]
  }
  rows = [before, above, row]
  if (!isOpen) return Math.min(at(above, length), limit + 1)
  let best = limit + 1
  for (let j = Math.max(0, typed.length - limit); j <= length; j++) best = Math.min(best, at(above, j))
  return best
}

/** An element of a typed array whose index is known to be inside. */
export const at = (list: ArrayLike<number>, index: number): number => list[index] ?? 0
