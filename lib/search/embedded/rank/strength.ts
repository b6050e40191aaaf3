import type { SearchKind } from '../../../content/kinds'
import { at } from '../../words/typos'
import { isThesaurusKey, rarity } from '../format'
import type { Word } from '../query/look-up-words'
import { postingsOf, type Term } from '../query/shard'
import type { Part } from '../query/terms'

/** Where sections and pages begin and end, and what ranking must know of each page. */
export interface Layout {
  pageCount: number
  /** First section of each page, and the end of the last. */
  first: Uint32Array
  pageOf: Uint32Array
  kinds: SearchKind[]
}

/** Strength of a word in each section, and its weight among the words of the query. */
export interface Strength {
  values: Float32Array
  idf: number
}

/** @param asked what a word of the thesaurus counts beside a word of the page */
export function strengthOf({ matches, isExact }: Part, { pageCount, pageOf }: Layout, asked: number): Strength {
  const values = new Float32Array(pageOf.length)
  const exactCount = isExact ? (matches[0]?.term.pageCount ?? 0) : 0
  let idf = 0
  for (const { key, weight, term } of matches) {
    const count = key.endsWith('*') ? 1 : Math.max(term.pageCount, exactCount)
    const factor = (isThesaurusKey(key) ? asked : weight) * rarity(count, pageCount)
    if (!(isThesaurusKey(key) && isExact)) idf = Math.max(idf, factor)
    raise(values, term, factor)
  }
  return { values, idf: idf || rarity(1, pageCount) }
}

function raise(values: Float32Array, term: Term, factor: number): void {
  const { sections, impacts } = postingsOf(term)
  for (let index = 0; index < sections.length; index++) {
    const section = at(sections, index)
    const value = factor * at(impacts, index)
    if (value > at(values, section)) values[section] = value
  }
}

/** A compound typed as one word (e-mail, WF-103, PutS3Obj) counts as all its parts where a page has the compound. */
export function addWholes(parts: Part[], words: Word[], strengths: Strength[], { pageCount }: Layout): void {
  for (const word of words) {
    if (word.parts.length < 2) continue
    const own = strengths.filter((_, index) => word.parts.includes(parts[index] as Part))
    if (word.isCode) for (const { values } of own) values.fill(0)
    for (const { matches } of word.wholes)
      for (const { weight, term } of matches) {
        const factor = weight * rarity(term.pageCount, pageCount)
        for (const strength of own) {
          raise(strength.values, term, factor)
          strength.idf = Math.max(strength.idf, factor)
        }
      }
  }
}
