import { inLine } from '../section'

/** Letters of a summary: search engines and lists show no more of a description. */
const MAX_LETTERS = 200

/** The first sentence of a paragraph, which stands for the description that its author has left out. */
export function summaryOf(paragraph: string): string {
  const text = inLine(paragraph)
  const sentence = /^.+?[.!?…](?=\s|$)/.exec(text)?.[0] ?? text
  if (sentence.length <= MAX_LETTERS) return sentence
  return `${sentence.slice(0, MAX_LETTERS).replace(/\s+\S*$/, '')}…`
}
