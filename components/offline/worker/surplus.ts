/** A copy in a cache. */
export interface Copy {
  size: number
  time: number
}

export interface Limit {
  most: number
  bytes: number
}

/** The copies that were used least recently, beyond a number and a size. */
export function surplusOf<T extends Copy>(copies: T[], { most, bytes }: Limit): T[] {
  let total = 0
  return [...copies]
    .sort((one, other) => other.time - one.time)
    .filter(({ size }, index) => {
      total += size
      return index >= most || total > bytes
    })
}
