/** Finds words and beginnings of words in the shards of the index. */

import { stem } from '../../words/stem'
import { beginningKey, expansionKey, isWordKey, type Root, thesaurusKey } from '../format'
import type { Pieces } from '../index-loader'
import { MATCH } from '../weights'
import { prefixedIn, readShard, type Shard, type Term } from './shard'

/** A term that a word of the query may mean. */
export interface Match {
  key: string
  /** How sure that is, up to 1. */
  weight: number
  term: Term
}
export interface Part {
  word: string
  /** The surest is the first. */
  matches: Match[]
  /** The index has the word itself in some form. */
  isExact: boolean
  /** It is unknown, and the matches are guesses at what was meant. */
  isGuess: boolean
  /** Words that pages have instead of it, where it is a synonym. */
  expansions: string[]
}

/** Most words that one prefix may mean. */
const MOST_BEGUN = 80
/** Terms of a word that may be synonyms. */
const MOST_SYNONYMS = 8

export class Terms {
  private readonly bounds: string[]

  constructor(
    root: Root,
    private readonly pieces: Pieces,
  ) {
    this.bounds = root.bounds.split('\n')
  }

  async find(key: string): Promise<Term | undefined> {
    return (await this.shard(this.shardOf(key))).terms.get(key)
  }

  /** Keys of the shard of `first` that begin with `letters`, in their order. */
  async beginningIn(first: string, letters: string): Promise<[string, Term][]> {
    return prefixedIn(await this.shard(this.shardOf(first)), letters)
  }

  /** Finds all forms of a folded word. The last word may be unfinished, so terms that begin with it count too. */
  async lookUp(word: string, isLast: boolean): Promise<Part> {
    const stemmed = stem(word)
    const part: Part = { word, matches: [], isExact: false, isGuess: false, expansions: [] }
    const add = (key: string, weight: number, term: Term | undefined) => {
      if (term && part.matches.every((match) => match.key !== key)) part.matches.push({ key, weight, term })
    }
    const [exact, withPrefix, inThesaurus] = await Promise.all([
      this.find(stemmed),
      isLast ? this.withPrefix(word) : undefined,
      this.find(thesaurusKey(stemmed)),
    ])
    add(stemmed, 1, exact)
    part.isExact = exact !== undefined
    for (const [key, term] of withPrefix ?? []) {
      const share = isWordKey(key) ? 0.7 + (0.3 * word.length) / key.length : 1
      add(key, MATCH.beginning * share, term)
    }
    add(thesaurusKey(stemmed), MATCH.thesaurus, inThesaurus)
    const expansions = part.matches.slice(0, MOST_SYNONYMS).map(({ key }) => this.beginningIn(key, expansionKey(key)))
    part.expansions = (await Promise.all(expansions)).flat().map(([key]) => key.slice(key.indexOf('>') + 1))
    return part
  }

  /** Words that begin so; where they fill several shards, their common key. */
  private async withPrefix(letters: string): Promise<[string, Term][]> {
    if (letters.length < 2) return []
    const from = this.shardOf(letters)
    let to = this.shardOf(`${letters}\uffff`)
    if (to - from > 1) {
      const key = beginningKey(letters)
      const term = await this.find(key)
      if (term) return [[key, term]]
      to = from + 1
    }
    const shards = await Promise.all(Array.from({ length: to - from + 1 }, (_, index) => this.shard(from + index)))
    const found = shards.flatMap((shard) => prefixedIn(shard, letters)).filter(([key]) => isWordKey(key))
    if (found.length <= MOST_BEGUN) return found
    return found.sort(([, a], [, b]) => b.pageCount - a.pageCount).slice(0, MOST_BEGUN)
  }

  private shardOf(key: string): number {
    let [low, high] = [0, this.bounds.length - 1]
    while (low < high) {
      const middle = (low + high + 1) >> 1
      if ((this.bounds[middle] ?? '') <= key) low = middle
      else high = middle - 1
    }
    return low
  }

  private shard(index: number): Promise<Shard> {
    return this.pieces.get(`t${index}.bin`, readShard)
  }
}
