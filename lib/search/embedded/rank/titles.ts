import { stem } from '../../words/stem'
import { at } from '../../words/typos'
import { phraseKey } from '../format'
import type { Word } from '../query/look-up-words'
import { postingsOf, type Term } from '../query/shard'
import type { Part, Terms } from '../query/terms'
import { PHRASE, TITLE } from '../weights'
import type { Layout } from './strength'

/** Most words of a name inside a question. */
const MOST_WORDS = 4

export interface Titles {
  /** How well the question is the title of each page or a heading of it, or names the component in it. */
  pages: Float32Array
  /** Whether the question has the heading of each section of a component in it: `PutS3Object error`. */
  sections: Float32Array
}

/** @param idf what each word tells */
export async function titleScores(
  parts: Part[],
  words: Word[],
  idf: number[],
  { pageCount, pageOf, kinds }: Layout,
  terms: Terms,
): Promise<Titles> {
  const titles = { pages: new Float32Array(pageCount), sections: new Float32Array(pageOf.length) }
  const raise = (term: Term | undefined, named?: number) => {
    if (!term) return
    const { sections, impacts } = postingsOf(term)
    // A heading that many pages have says little of any, such as a module in the notes of each release.
    const ofSection = TITLE.section / (1 + Math.log2(sections.length))
    for (const [index, section] of sections.entries()) {
      const page = at(pageOf, section)
      const impact = at(impacts, index)
      const [isTitle, isHeading] = [impact > PHRASE.leastOfPage, impact > PHRASE.leastOfSection]
      const raiseTo = (score: number) => {
        titles.pages[page] = Math.max(at(titles.pages, page), score)
      }
      if (named === undefined) raiseTo(isTitle ? TITLE.page : isHeading ? ofSection : TITLE.thesaurus)
      else if (kinds[page] !== 'etl') continue
      else if (isTitle) raiseTo(named)
      else if (impact > PHRASE.leastOfPart) titles.sections[section] = TITLE.part
    }
  }
  const stems = parts.map(({ isGuess, matches, word }) => (isGuess ? (matches[0]?.key ?? word) : stem(word)))
  raise(await terms.find(phraseKey(stems)))
  for (const { wholes } of words)
    for (const { word } of wholes) raise(await terms.find(phraseKey([stem(word)])), TITLE.named)
  const all = sum(idf)
  for (let from = 0; from < stems.length; from++)
    for (let to = from + 1; to <= Math.min(stems.length, from + MOST_WORDS); to++) {
      const share = sum(idf.slice(from, to)) / all
      const named = share >= TITLE.leastNamed ? TITLE.named * share : 0
      if (to - from < stems.length) raise(await terms.find(phraseKey(stems.slice(from, to))), named)
    }
  return titles
}

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0)
