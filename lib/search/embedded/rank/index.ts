/** Puts the pages that have the words of a question in order. */

import { SEARCH_KINDS } from '../../kinds'
import { isStopWord } from '../../words'
import { at } from '../../words/typos'
import type { Word } from '../query/look-up-words'
import type { Part, Terms } from '../query/terms'
import { PAGE } from '../weights'
import { addWholes, type Layout, type Strength, strengthOf } from './strength'
import { titleScores } from './titles'

export interface RankedPage {
  page: number
  /** The section that has most of the words. */
  section: number
  score: number
  /** Share of the query's words that the page has, by their weight; 1 when it has all. */
  coverage: number
}

export interface Ranking {
  /** Pages that have a word at least, the best first. */
  pages: RankedPage[]
  /** Of each word. */
  strengths: Strength[]
}

/** The words of a question without stop words; all words if it has nothing else. */
export function significantWords(words: Word[]): Part[] {
  const parts = words
    .flatMap((word) => word.parts)
    .filter(({ matches, word }) => matches.length > 0 || word.length >= 3 || /\d/.test(word))
  const telling = parts.filter(({ word }) => !isStopWord(word))
  return telling.length > 0 ? telling : parts
}

/**
 * @param thesaurusWeight what a word of the thesaurus counts beside a word of the page
 * @param accepts pages of a filter
 */
export async function rank(
  parts: Part[],
  words: Word[],
  layout: Layout,
  terms: Terms,
  thesaurusWeight: number,
  accepts: (page: number) => boolean,
): Promise<Ranking> {
  if (parts.length === 0) return { pages: [], strengths: [] }
  const strengths = parts.map((part) => strengthOf(part, layout, thesaurusWeight))
  addWholes(parts, words, strengths, layout)
  const idf = strengths.map((strength) => strength.idf)
  const titles = await titleScores(parts, words, idf, layout, terms)
  const all = idf.reduce((sum, own) => sum + own, 0)
  const ranked: RankedPage[] = []
  for (let page = 0; page < layout.pageCount; page++) {
    if (!accepts(page)) continue
    const [from, to] = [at(layout.first, page), at(layout.first, page + 1)]
    const met = meet(strengths, titles.sections, from, to)
    if (!met) continue
    const coverage = met.idf / all
    const score =
      met.together *
      coverage ** PAGE.coverage *
      SEARCH_KINDS[layout.kinds[page] ?? 'docs'].prior *
      (1 + PAGE.wholeTitle * at(titles.pages, page))
    ranked.push({ page, section: met.section, score, coverage })
  }
  return { pages: ranked.sort((a, b) => b.score - a.score || a.page - b.page), strengths }
}

/** How the words of a question meet on a page; undefined when it has none of them. */
function meet(strengths: Strength[], headings: Float32Array, from: number, to: number) {
  let idf = 0
  for (const { values, idf: own } of strengths) if (values.subarray(from, to).some((value) => value > 0)) idf += own
  if (idf === 0) return undefined
  let [section, together] = [from, -1]
  for (let candidate = from; candidate < to; candidate++) {
    let sum = 0
    // What the page is about, its sections are about too.
    for (const { values } of strengths) sum += Math.max(at(values, candidate), at(values, from))
    const score = sum * (1 + at(headings, candidate))
    if (score > together) [section, together] = [candidate, score]
  }
  return { idf, section, together }
}
