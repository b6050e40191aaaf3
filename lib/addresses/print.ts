/**
 * Prints of texts, by which a section is recognised after it was renamed, moved or merged: a sample of its pairs of words.
 * The sample is compared with whole texts, so it tells which share of the old text stands in a new one.
 */

/** A sample of the pairs of words of a text, as hashes of 24 bits. */
export type Print = readonly number[]

const MOST = 16
/** A hash is four signs of base64url. */
const SIGNS = 4

/** Hashes of all pairs of words; capitals and punctuation do not count. */
export function pairsOf(text: string): Set<number> {
  const words = text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
  const pairs = words.length === 1 ? words : words.slice(1).map((word, index) => `${words[index]} ${word}`)
  return new Set(pairs.map(hash))
}

/** The smallest hashes are the sample: of two texts with the same words it is the same one. */
export const printOf = (text: string): Print => [...pairsOf(text)].sort((a, b) => a - b).slice(0, MOST)

/** FNV-1a with the last steps of MurmurHash, which spread it over all bits. */
function hash(text: string): number {
  let sum = 0x811c9dc5
  for (let at = 0; at < text.length; at++) sum = Math.imul(sum ^ text.charCodeAt(at), 0x01000193)
  sum = Math.imul(sum ^ (sum >>> 16), 0x85ebca6b)
  sum = Math.imul(sum ^ (sum >>> 13), 0xc2b2ae35)
  return (sum ^ (sum >>> 16)) >>> 8
}

export const writePrint = (print: Print): string =>
  Buffer.from(print.flatMap((value) => [value >>> 16, (value >>> 8) & 255, value & 255])).toString('base64url')

export const readPrint = (text: string): Print => {
  const bytes = Buffer.from(text, 'base64url')
  return Array.from({ length: Math.floor(text.length / SIGNS) }, (_, at) => bytes.readUIntBE(at * 3, 3))
}
