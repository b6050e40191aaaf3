import { stem } from '../../words/stem'
import type { Vocabulary } from '../../words/vocabulary'

/** `канбандоска` → `канбан`, `доска`: the most even split into two known words. */
export function split(word: string, isLast: boolean, vocabulary: Vocabulary): [string, string] | undefined {
  let best: { parts: [string, string]; score: number } | undefined
  for (let cut = 3; cut <= word.length - 3; cut++) {
    const parts: [string, string] = [word.slice(0, cut), word.slice(cut)]
    const isWhole = vocabulary.has(stem(parts[1]))
    const isBegun = isLast && vocabulary.terms.some((term) => term.startsWith(parts[1]))
    if (!vocabulary.has(stem(parts[0])) || !(isWhole || isBegun)) continue
    const score = Math.min(cut, word.length - cut) + (isWhole ? 3 : 0)
    if (score > (best?.score ?? 0)) best = { parts, score }
  }
  return best?.parts
}
