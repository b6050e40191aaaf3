import { random } from '../bench/corpus'

/** Seeded choices: the same seed makes the same ones. */
export interface Dice {
  /** A whole number from 0 up to, not including, `below`. */
  number(below: number): number
  pick<T>(list: readonly T[]): T
  /** True in this share of the throws. */
  chance(share: number): boolean
}

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
