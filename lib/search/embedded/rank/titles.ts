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

/**
 * How well the question is the title of each page or of a section of it, or names a component with some of its words.
 * @param idf weight of each word
 */
export async function titleScores(
  parts: Part[],
  words: Word[],
  idf: number[],
  { pageCount, pageOf, kinds }: Layout,
  terms: Terms,
): Promise<Float32Array> {
  const scores = new Float32Array(pageCount)
  const raiseTo = (term: Term | undefined, score: number, isName = false) => {
    if (!term) return
    const { sections, impacts } = postingsOf(term)
    // A heading that many pages have says little of any, such as a module in the notes of each release.
    const ofSection = TITLE.section / (1 + Math.log2(sections.length))
    for (const [index, section] of sections.entries()) {
      const page = at(pageOf, section)
      const impact = at(impacts, index)
      if (isName && (impact <= PHRASE.leastOfPage || kinds[page] !== 'etl')) continue
      const kind =
        impact > PHRASE.leastOfPage ? TITLE.page : impact > PHRASE.leastOfSection ? ofSection : TITLE.thesaurus
      const value = score * kind
      if (value > at(scores, page)) scores[page] = value
    }
  }
  const stems = parts.map(({ isGuess, matches, word }) => (isGuess ? (matches[0]?.key ?? word) : stem(word)))
  raiseTo(await terms.find(phraseKey(stems)), 1)
  for (const { wholes } of words)
    for (const { word } of wholes) raiseTo(await terms.find(phraseKey([stem(word)])), TITLE.named, true)
  const all = sum(idf)
  for (let from = 0; from < stems.length; from++)
    for (let to = from + 1; to <= Math.min(stems.length, from + MOST_WORDS); to++) {
      const share = sum(idf.slice(from, to)) / all
      if (to - from < stems.length && share >= TITLE.leastNamed)
        raiseTo(await terms.find(phraseKey(stems.slice(from, to))), TITLE.named * share, true)
    }
  return scores
}

const sum = (numbers: number[]): number => numbers.reduce((all, one) => all + one, 0)
