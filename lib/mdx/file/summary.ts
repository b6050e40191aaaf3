import type { Body } from '../body'

/** Letters of a summary: search engines and lists show no more of a description. */
const MOST_LETTERS = 200

/** The first sentence of a text, which stands for the description that its author has left out; '' for one without words. */
export function summaryOf({ sections }: Pick<Body, 'sections'>): string {
  const text = sections.find((section) => section.text !== '')?.text ?? ''
  const sentence = /^.+?[.!?…](?=\s|$)/s.exec(text)?.[0] ?? text
  if (sentence.length <= MOST_LETTERS) return sentence
  return `${sentence.slice(0, MOST_LETTERS).replace(/\s+\S*$/, '')}…`
}
