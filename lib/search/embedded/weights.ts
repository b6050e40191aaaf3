/**
 * Every number that the order of results depends on, except the priors of the kinds (../kinds.ts), which both engines
 * share. Random search over seventy settings moved the results by 0.02; only the weight of a whole title moves them more.
 */

/**
 * When the index is built: the weight of a word in each field, and the penalty of a long field (b of BM25). The first
 * seven fields describe the page; only its first section has them.
 */
export const FIELDS = {
  title: { weight: 10, shortening: 0.55 },
  label: { weight: 5, shortening: 0.3 },
  release: { weight: 10, shortening: 0 },
  slug: { weight: 3.5, shortening: 0.2 },
  tags: { weight: 3, shortening: 0.6 },
  description: { weight: 2, shortening: 0.4 },
  categories: { weight: 1, shortening: 0.2 },
  heading: { weight: 4, shortening: 0.5 },
  names: { weight: 3, shortening: 0.5 },
  translations: { weight: 2.5, shortening: 0.5 },
  phrases: { weight: 3, shortening: 0.8 },
  codes: { weight: 1.1, shortening: 0.75 },
  rows: { weight: 1.1, shortening: 0.75 },
  text: { weight: 1, shortening: 0.75 },
}
/** k1 of BM25: how soon repeating a word stops to count. */
export const SATURATION = 1.2
/** Of a synonym relative to the word itself, of a synonym of one word, and of one word of a longer synonym. */
export const SYNONYM = { weight: 0.6, whole: 0.7, part: 0.35 }
/** Of a whole heading, of a synonym of one, of one word for one and of a phrase of the thesaurus; from `leastOf…` on it is a title, a heading, or a heading inside a question. */
export const PHRASE = {
  page: 8,
  section: 4,
  pageSynonym: 5,
  sectionSynonym: 2.5,
  wordSynonym: 2.1,
  thesaurus: 1,
  leastOfPage: 6,
  leastOfSection: 2.2,
  leastOfPart: 2,
}

/** Of what a word of the question may mean beside itself. */
export const MATCH = { beginning: 0.8, thesaurus: 0.5, typo: 0.62, sound: 0.5 }
/** A page that has so much of a question has all of it; else what readers ask in counts as much as what pages say. */
export const ALL = 0.98

/** Of the ways in which a page answers a question. */
export const PAGE = {
  /** Exponent of the coverage: a page that lacks a word ranks below those that have all. */
  coverage: 2,
  wholeTitle: 4,
}
/** Of a whole title, a heading, a phrase of the thesaurus; of a component's name inside a question, if it is so much of what the question tells, and of a heading of a component there. */
export const TITLE = {
  page: 1,
  section: 0.7,
  thesaurus: 0.35,
  named: 0.5,
  leastNamed: 0.6,
  part: 0.5,
}

/** Features of a fact's score as the answer to a question; `fact-score.ts` says when. */
export const FACT = {
  always: -2.6,
  /** Shares of the question's words, by what they tell: those that the value alone has, and those that nothing has. */
  value: 0.9,
  missing: -5.9,
  /** Share of the subject's words that are asked for. */
  requested: 4,
  /** Question and subject are the same words. */
  exact: 2.4,
  oneWord: -5.3,
  bestSection: 0.9,
  place: -2.8,
  term: 7.2,
  trait: 7.8,
  otherTrait: 3.8,
  property: 2.1,
  wholeName: 0.8,
  otherComponent: -6.2,
  codeByWords: 6.3,
}
/** How well a fact must fit, and how much better than one that says something else. */
export const LEAST_FACT = { score: 0.1, lead: 0.6 }
