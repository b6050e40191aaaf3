import { isStopWord } from '../../words'
import { ByteWriter, writeTerm } from '../format'
import type { Analysed } from './fields'

/** Bytes of a shard before compression: enough to compress well, few enough to be loaded for one word. */
export const SHARD_BYTES = 12_000
const MOST_SPELLINGS = 9000
const LONGEST_SPELLING = 24
const FEWEST_PAGES = 3

/** A key with its postings, as it is written. */
export interface Entry {
  key: string
  /** Pages that have it; 0 for a beginning. */
  pageCount: number
  postings: ByteWriter
}

/**
 * `t<n>.bin`: sorted keys with their postings.
 * @returns the first key of each shard
 */
export function writeShards(keys: Entry[], files: Map<string, Uint8Array>): string[] {
  const bounds = ['']
  let shard = new ByteWriter()
  let before = ''
  const flush = () => files.set(`t${bounds.length - 1}.bin`, shard.toBytes())
  for (const { key, pageCount, postings } of keys) {
    const isFull = shard.length > 0 && shard.length + postings.length > SHARD_BYTES
    if (isFull) {
      flush()
      bounds.push(shortestAfter(before, key))
      shard = new ByteWriter()
    }
    writeTerm(shard, key, isFull ? '' : before)
    shard.number(pageCount).append(postings)
    before = key
  }
  flush()
  return bounds
}

/** The shortest prefix of a key that still sorts after the key before it. */
function shortestAfter(before: string, key: string): string {
  let shared = 0
  while (shared < key.length && key[shared] === before[shared]) shared++
  return key.slice(0, shared + 1)
}

/** `spell.bin`: the stems of most pages, and of some at least if they are in texts only, with their weights from 0 to 15, and a word of each. */
export function writeSpellings({ prominent, forms }: Analysed, pageCounts: Map<string, number>): Uint8Array {
  const commonest = [...pageCounts]
    .filter(([word, count]) => prominent.has(word) || count >= FEWEST_PAGES)
    .filter(([word]) => /^\p{L}{3,}\d{0,2}$/u.test(word) && word.length <= LONGEST_SPELLING && !isStopWord(word))
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_SPELLINGS)
    .sort((a, b) => (a[0] < b[0] ? -1 : 1))
  const writer = new ByteWriter()
  let before = ''
  for (const [word, count] of commonest) {
    writeTerm(writer, word, before)
    writer.number(Math.min(15, Math.round(Math.log2(count) * 2)))
    writeTerm(writer, forms.get(word) ?? word, word)
    before = word
  }
  return writer.toBytes()
}
