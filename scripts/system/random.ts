/** Pseudo-random numbers with a text as seed (mulberry32). */
export function random(seed: string): () => number {
  let state = [...seed].reduce((hash, char) => (Math.imul(hash, 31) + (char.codePointAt(0) ?? 0)) | 0, 7)
  return () => {
    state = (state + 0x6d2b79f5) | 0
    let t = Math.imul(state ^ (state >>> 15), 1 | state)
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t
    return ((t ^ (t >>> 14)) >>> 0) / 4294967296
  }
}

/** Seeded choices. */
export interface Dice {
  /** A whole number from 0 up to, not including, `below`. */
  number(below: number): number
  pick<T>(list: readonly T[]): T
  /** True in this share of the throws. */
  chance(share: number): boolean
}

/** Choices that are the same for the same seed. */
export function dice(seed: string): Dice {
  const next = random(seed)
  const number = (below: number) => Math.floor(next() * below)
  return {
    number,
    pick: (list) => {
      if (list.length === 0) throw new Error('nothing to choose from')
      return list[number(list.length)] as (typeof list)[number]
    },
    chance: (share) => next() < share,
  }
}
