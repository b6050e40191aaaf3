import { fold, splitCamel } from '../words'
import { stem } from '../words/stem'
import type { Index } from './engine'

const MOST = 3

/** Questions near to one that finds nothing, in words of the pages that answer them. */
export async function suggest(index: Index, question: string): Promise<string[]> {
  const near = await index.near(question)
  const words = await Promise.all(near.map((term) => wordOf(index, term)))
  return [...new Set(words.filter((word) => word !== undefined))].slice(0, MOST)
}

async function wordOf(index: Index, term: string): Promise<string | undefined> {
  const [best] = (await index.ask(term, { isLiteral: true })).pages
  if (!best) return undefined
  const { title, heading } = await index.describe(best)
  return wordForms(`${heading} ${title}`).get(term)
}

/** The first word of a text with each stem, by the stem; a part of a name stands for the name. */
export function wordForms(text: string): Map<string, string> {
  const found = [...new Set(text.match(/[\p{L}\p{N}]+/gu))]
  const wholes = found.map((word): [string, string] => [stem(fold(word)), word.toLowerCase()])
  const parts = found.flatMap((word) =>
    splitCamel(word).map((part): [string, string] => [stem(fold(part)), word.toLowerCase()]),
  )
  return new Map([...parts.reverse(), ...wholes.reverse()])
}
