import { tokenize } from '../../words'
import type { Vocabulary } from '../../words/vocabulary'
import type { Part, Terms } from './terms'

/** A word as it was typed, between blanks. */
export interface Word {
  typed: string
  /** PutS3 has two: put, s3. */
  parts: Part[]
  /** The compound as one word, equivalent to all its parts. */
  wholes: Part[]
  /** The index knows it as a code, which is copied as a whole: `listen_addresses`, `BI-101`. Its parts find nothing. */
  isCode: boolean
}

export interface Knowledge {
  terms: Terms
  /** Loaded when a word is unknown. */
  spelling: () => Promise<Vocabulary>
}

const CODE = /_|-\d|^\w-/

export const lookUpAll = (typed: string[], knowledge: Knowledge): Promise<Word[]> =>
  Promise.all(typed.map((word, index) => lookUp(word, index === typed.length - 1, knowledge)))

async function lookUp(typed: string, isLast: boolean, { terms }: Knowledge): Promise<Word> {
  const tokens = tokenize(typed)
  const lastPart = tokens.findLast(({ isPart }) => isPart)
  const lookUpTokens = (isPart: boolean) =>
    Promise.all(
      tokens
        .filter((token) => token.isPart === isPart)
        .map((token) => terms.lookUp(token.word, isLast && (!isPart || token === lastPart))),
    )
  const [parts, wholes] = await Promise.all([lookUpTokens(true), lookUpTokens(false)])
  const found = wholes.filter(({ matches }) => matches.length > 0)
  return { typed, parts, wholes: found, isCode: CODE.test(typed) && found.some(({ isExact }) => isExact) }
}
