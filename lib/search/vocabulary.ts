/** Words that are known, and what a reader may have meant by one that is not. Shared by the search and by the filters. */
import { words as languages } from '../i18n/languages/words'
import { at, countSlips, soundOf, stem } from './words'

export interface Candidate {
  term: string
  /** Slips between the two; fractions for guesses that are less sure. */
  slips: number
  weight: number
}

const ENDINGS = new Set(Object.values(languages).flatMap(({ endings }) => endings.split(' ')))
const OPEN_ENDINGS = new Set(
  [...ENDINGS].flatMap((ending) => [...ending].map((_, index) => ending.slice(0, index + 1))),
)
const LONG_ENDINGS = [...ENDINGS].filter((ending) => ending.length > 1)

/** Whether these letters may follow a stem; of a word that is being typed, also the beginning of such letters. */
export const isEnding = (letters: string, isOpen: boolean): boolean => (isOpen ? OPEN_ENDINGS : ENDINGS).has(letters)

const NO_ENDING = 9
function endingSlips(ending: string): number {
  if (ending === '' || ENDINGS.has(ending)) return 0
  return ending.length < 7 && LONG_ENDINGS.some((known) => countSlips(ending, known, 1) <= 1) ? 1 : NO_ENDING
}

/** Slips that are forgiven in a word of this many letters. */
export const tolerance = (letters: number): number => (letters >= 7 ? 2 : letters >= 3 ? 1 : 0)

/** How much longer than what was typed a word may be that is still being typed. */
const LONGER = 9
const LONGEST_ENDING = 6
/** A guess at the end of an unfinished word is worth a little less than one at a finished one. */
const OPEN_SLIPS = 0.4
const MOST_ASKED = 200

export class Vocabulary {
  private readonly letters: Int32Array
  private readonly firstCyrillic: number
  private readonly sounds: string[] = []
  private readonly all: Set<string>
  /** What was asked for: the words before the last stay the same while a question is typed. */
  private readonly asked = new Map<string, Candidate[]>()

  /**
   * @param terms stems in the order of their letters, so that Latin ones come first
   * @param weights how likely readers look for each
   */
  constructor(
    readonly terms: string[],
    private readonly weights: ArrayLike<number>,
  ) {
    this.letters = Int32Array.from(terms, lettersOf)
    const first = terms.findIndex((term) => term >= 'а')
    this.firstCyrillic = first === -1 ? terms.length : first
    this.all = new Set(terms)
  }

  has(term: string): boolean {
    return this.all.has(term)
  }

  /**
   * Terms that an unknown word may be a slip of, the likeliest first; at most four.
   * @param word folded
   * @param isLast it may be unfinished
   */
  correct(word: string, isLast: boolean): Candidate[] {
    const found = this.slipsOf(word, isLast)
    const least = found[0]?.slips ?? 0
    return found.filter(({ slips }) => slips <= least + 0.5).slice(0, 4)
  }

  /** Terms one slip away from a word that is itself known, for a question that its words do not answer together. */
  neighbours(word: string, isLast: boolean): Candidate[] {
    return this.slipsOf(word, isLast)
      .filter(({ slips }) => slips <= 1)
      .slice(0, 8)
  }

  private slipsOf(word: string, isLast: boolean): Candidate[] {
    const key = isLast ? `${word}*` : word
    const known = this.asked.get(key)
    if (known) return known
    if (this.asked.size >= MOST_ASKED) this.asked.clear()
    const found = this.compare(word, isLast)
    this.asked.set(key, found)
    return found
  }

  private compare(word: string, isLast: boolean): Candidate[] {
    const limit = tolerance(word.length)
    if (limit === 0) return []
    const stemmed = stem(word)
    const letters = lettersOf(stemmed)
    const [from, to] = this.range(isCyrillic(word))
    const found: Candidate[] = []
    for (let index = from; index < to; index++) {
      const term = this.terms[index] ?? ''
      const longer = term.length - stemmed.length
      // The stemmer may have taken the letters of a slip for an ending, so the length of the word itself counts.
      if (isLast ? longer > LONGER : term.length > word.length + limit) continue
      if (longer < -limit - LONGEST_ENDING) continue
      let slips = limit + 1
      // A slip changes at most two of the letters that occur, so this spares most comparisons.
      if (Math.abs(longer) <= limit && countBits(letters ^ at(this.letters, index)) <= 2 * limit)
        slips = countSlips(stemmed, term, limit)
      if (slips > 1 && beginsAlike(word, term)) slips = Math.min(slips, slipsWithEnding(word, term, limit))
      if (slips > limit && isLast && word.length >= 5 && term.length > word.length) {
        const openLimit = word.length >= 8 ? 2 : 1
        const open = countSlips(word, term, openLimit, true)
        if (open <= openLimit) slips = open + OPEN_SLIPS
      }
      if (slips <= limit + OPEN_SLIPS) found.push({ term, slips, weight: at(this.weights, index) })
    }
    // Few slip at the first letter; of equals the word that is looked for more often.
    const cost = ({ term, slips, weight }: Candidate) => slips + (term[0] === word[0] ? 0 : 0.3) - weight * 0.04
    return found.sort((a, b) => cost(a) - cost(b))
  }

  /** Terms of the other alphabet that sound like the word; at most three. */
  soundLike(word: string): Candidate[] {
    const sound = soundOf(word)
    if (sound.length < 3) return []
    const [from, to] = this.range(!isCyrillic(word))
    const found: Candidate[] = []
    for (let index = from; index < to; index++) {
      const term = this.terms[index] ?? ''
      this.sounds[index] ??= soundOf(term)
      const slips = soundSlips(sound, this.sounds[index] ?? '')
      if (slips !== undefined) found.push({ term, slips, weight: at(this.weights, index) })
    }
    return found.sort((a, b) => a.slips - b.slips || b.weight - a.weight).slice(0, 3)
  }

  /** `канбандоска` → `канбан`, `доска`: the most even split into two known words. */
  split(word: string, isLast: boolean): [string, string] | undefined {
    let best: { parts: [string, string]; score: number } | undefined
    for (let cut = 3; cut <= word.length - 3; cut++) {
      const parts: [string, string] = [word.slice(0, cut), word.slice(cut)]
      const isWhole = this.has(stem(parts[1]))
      const isBegun = isLast && this.terms.some((term) => term.startsWith(parts[1]))
      if (!this.has(stem(parts[0])) || !(isWhole || isBegun)) continue
      const score = Math.min(cut, word.length - cut) + (isWhole ? 3 : 0)
      if (score > (best?.score ?? 0)) best = { parts, score }
    }
    return best?.parts
  }

  private range(cyrillic: boolean): [from: number, to: number] {
    return cyrillic ? [this.firstCyrillic, this.terms.length] : [0, this.firstCyrillic]
  }
}

const isCyrillic = (word: string): boolean => /[а-я]/.test(word)

/** Which letters occur, as bits. */
function lettersOf(word: string): number {
  let bits = 0
  for (let index = 0; index < word.length; index++) bits |= 1 << (word.charCodeAt(index) % 31)
  return bits
}

function countBits(bits: number): number {
  let count = 0
  for (let rest = bits; rest !== 0; rest &= rest - 1) count++
  return count
}

const beginsAlike = (word: string, term: string): boolean =>
  term.length >= 3 && (term[0] === word[0] || term[1] === word[1] || term[0] === word[1] || term[1] === word[0])

/** The stemmer does not know an ending with a slip in it, so the term is compared with the beginning of the word as typed. */
function slipsWithEnding(word: string, term: string, limit: number): number {
  const rest = word.length - term.length
  if (rest < 0 || rest > LONGEST_ENDING) return limit + 1
  let least = limit + 1
  for (let ending = Math.max(0, rest - 1); ending <= Math.min(LONGEST_ENDING, rest + 1); ending++) {
    const slips = countSlips(word.slice(0, word.length - ending), term, limit)
    if (slips < least) least = Math.min(least, slips + endingSlips(word.slice(word.length - ending)))
  }
  return least
}

/** Undefined when the two do not sound alike. */
function soundSlips(one: string, other: string): number | undefined {
  if (one === other) return 0
  const isLonger = other.startsWith(one)
  const isShorter = one.startsWith(other) && other.length >= Math.max(4, one.length - 1)
  if (one.length >= 4 && (isLonger || isShorter)) return 1
  return one.length >= 5 && countSlips(one, other, 1) <= 1 ? 1.5 : undefined
}
