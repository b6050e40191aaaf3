/** The first sentence of a summary; an abbreviation or a name with a dot does not end it. */
export const firstSentence = (text: string): string => /^.*?[.!?](?=\s+[\p{Lu}`«“]|$)/su.exec(text)?.[0] ?? text

/** A text without the marks of code. */
export const plainText = (text: string): string => text.replaceAll('`', '')

export type Piece = { kind: 'text' | 'code' | 'quote'; text: string }

/** Splits a text of the reference into words, `code` and «names of properties». */
export function splitText(text: string): Piece[] {
  const pieces: Piece[] = []
  let rest = 0
  for (const match of text.matchAll(/`([^`]+)`|[«“]([^»”]+)[»”]/g)) {
    if (match.index > rest) pieces.push({ kind: 'text', text: text.slice(rest, match.index) })
    pieces.push(match[1] === undefined ? { kind: 'quote', text: match[0] } : { kind: 'code', text: match[1] })
    rest = match.index + match[0].length
  }
  if (rest < text.length) pieces.push({ kind: 'text', text: text.slice(rest) })
  return pieces
}

/** Shortest beginning that a colon or a comma may end, and longest text of an entry. */
const BRIEF = { colon: 60, text: 120 }

/**
 * A short form of a summary for lists: the first sentence, or its part before a colon or semicolon, or as many clauses, else
 * words, as fit.
 */
export function brief(text: string): string {
  const sentence = firstSentence(plainText(text))
  const colon = [...sentence.matchAll(/[:;] /g)].map(({ index }) => index).find((index) => index >= BRIEF.colon)
  const clause = colon === undefined ? sentence : `${sentence.slice(0, colon)}.`
  if (clause.length <= BRIEF.text) return clause
  const start = clause.slice(0, BRIEF.text)
  const comma = start.lastIndexOf(', ')
  return `${comma >= BRIEF.colon ? start.slice(0, comma) : start.replace(/[\s,;:(—-]+\S*$/u, '')}…`
}

/** A machine name as a part of an address. */
export const slug = (name: string): string =>
  name
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
