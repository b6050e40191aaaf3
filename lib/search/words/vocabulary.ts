/** Words that are known, and what a reader may have meant by one that is not. Shared by the search and by the filters. */
import { LONGEST_ENDING, typosWithEnding } from './endings'
import { soundOf } from './sound'
import { stem } from './stem'
import { at, countTypos } from './typos'

export interface Candidate {
  term: string
  /** Typos between the two; fractions for guesses that are less sure. */
  typos: number
  weight: number
}

/** Letters: least of a word with a typo, least of one with two, and most of the ending behind a typo. */
const SURE = { letters: 4, long: 7, rest: 5 }
/** Typos that are forgiven in a word of this many letters. */
const tolerance = (letters: number): number => (letters >= SURE.long ? 2 : letters >= SURE.letters ? 1 : 0)

/** How much longer than what was typed a word may be that is still being typed. */
const LONGER = 9
/** A guess at the end of an unfinished word is worth a little less than one at a finished one. */
const OPEN_TYPOS = 0.4
const MOST_LOOKED_UP = 200

export class Vocabulary {
  private readonly letters: Int32Array
  private readonly firstCyrillic: number
  private readonly sounds: string[] = []
  private readonly places: Map<string, number>
  /** Cache of corrections: the words before the last one do not change while a reader types. */
  private readonly lookedUp = new Map<string, Candidate[]>()

  /**
   * @param terms sorted stems; Latin ones come before Cyrillic ones
   * @param weights how often readers search for each
   * @param forms a word that has each stem, as texts write it
   */
  constructor(
    private readonly terms: string[],
    private readonly weights: ArrayLike<number>,
    private readonly forms: string[] = [],
  ) {
    this.letters = Int32Array.from(terms, lettersOf)
    const first = terms.findIndex((term) => term >= 'а')
    this.firstCyrillic = first === -1 ? terms.length : first
    this.places = new Map(terms.map((term, place) => [term, place]))
  }

  /** A word with this stem, as readers see it. */
  formOf(term: string): string {
    return this.forms[this.places.get(term) ?? -1] ?? term
  }

  /**
   * Terms that an unknown word is surely a typo of, the likeliest first; at most four.
   * @param word folded
   * @param isLast it may be unfinished
   */
  correct(word: string, isLast: boolean): Candidate[] {
    const found = this.slipsOf(word, isLast).filter((candidate) => isSure(word, candidate))
    if (word.length <= SURE.letters && found.length > 1) return []
    const least = found[0]?.typos ?? 0
    return found.filter(({ typos }) => typos <= least + 0.5).slice(0, 4)
  }

  /** Words that are near to an unknown one; none of them is sure. */
  neighbours(word: string): string[] {
    return this.slipsOf(word, true)
      .filter(({ typos }) => typos <= 1 + OPEN_TYPOS)
      .map(({ term }) => this.formOf(term))
  }

  private slipsOf(word: string, isLast: boolean): Candidate[] {
    const key = isLast ? `${word}*` : word
    const known = this.lookedUp.get(key)
    if (known) return known
    if (this.lookedUp.size >= MOST_LOOKED_UP) this.lookedUp.clear()
    const found = this.compare(word, isLast)
    this.lookedUp.set(key, found)
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
      // The stemmer may have removed the letters of a typo as an ending, so the length of the typed word counts.
      if (isLast ? longer > LONGER : term.length > word.length + limit) continue
      if (longer < -limit - LONGEST_ENDING) continue
      let typos = limit + 1
      // A typo changes at most two of the letters that occur, so this spares most comparisons.
      if (Math.abs(longer) <= limit && countBits(letters ^ at(this.letters, index)) <= 2 * limit)
        typos = countTypos(stemmed, term, limit)
      if (typos > 1 && beginsAlike(word, term)) typos = Math.min(typos, typosWithEnding(word, term, limit))
      if (typos > limit && isLast && word.length >= SURE.long && term.length > word.length) {
        const open = countTypos(word, term, limit - 1, true)
        if (open < limit) typos = open + OPEN_TYPOS
      }
      if (typos <= limit + OPEN_TYPOS) found.push({ term, typos, weight: at(this.weights, index) })
    }
    // Typos in the first letter are rare. Of equal candidates, the more frequent word wins.
    const cost = ({ term, typos, weight }: Candidate) => typos + (term[0] === word[0] ? 0 : 0.3) - weight * 0.04
    return found.sort((a, b) => cost(a) - cost(b))
  }

  /** Terms of the other alphabet that sound like the word; at most three. */
  soundLike(word: string): Candidate[] {
    const sound = soundOf(word)
    if (word.length <= SURE.letters || sound.length < 3) return []
    const [from, to] = this.range(!isCyrillic(word))
    const found: Candidate[] = []
    for (let index = from; index < to; index++) {
      const term = this.terms[index] ?? ''
      this.sounds[index] ??= soundOf(term)
      const typos = soundTypos(sound, this.sounds[index] ?? '')
      if (typos !== undefined) found.push({ term, typos, weight: at(this.weights, index) })
    }
    return found.sort((a, b) => a.typos - b.typos || b.weight - a.weight).slice(0, 3)
  }

  private range(cyrillic: boolean): [from: number, to: number] {
    return cyrillic ? [this.firstCyrillic, this.terms.length] : [0, this.firstCyrillic]
  }
}

/**
 * Whether so near a term is what was meant. Of two typos, or one in four letters, the first letter is right; the rest behind a
 * stem with a typo is an ending.
 */
function isSure(word: string, { term, typos }: Candidate): boolean {
  if (typos < 1) return true
  if (term.length < SURE.letters || word.length - term.length > SURE.rest) return false
  const mayDiffer = typos < 2 && term.length > SURE.letters
  return typos <= (term.length < SURE.long ? 1 : 2) && (mayDiffer || term[0] === word[0])
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

/** Undefined when the two do not sound alike. */
function soundTypos(one: string, other: string): number | undefined {
  if (one === other) return 0
  const isLonger = other.startsWith(one)
  const isShorter = one.startsWith(other) && other.length >= one.length - 1
  return one.length >= 5 && (isLonger || isShorter) ? 1 : undefined
}
