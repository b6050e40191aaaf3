/**
 * One thing that is known and typed: a row of a table, a property or a trait of a component, a term. The search shows it
 * above the hits when a question asks for it and for nothing else (lib/search/embedded/answer.ts).
 */
export interface Fact {
  kind: FactKind
  /** What it says something about: `Порт`, `WF-103`, `Bucket`. */
  subject: string
  value: string
  /** Where it is on its page. */
  anchor: string
  /** Other words in which a trait is requested. */
  words?: string
}

/** In the files of the index. A property and a trait belong to the component of the page, whose name the question must have. */
export const FACT_KINDS = ['row', 'property', 'trait', 'term'] as const
export type FactKind = (typeof FACT_KINDS)[number]
