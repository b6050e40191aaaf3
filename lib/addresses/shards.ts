import type { OldPage } from './moves'
import { lookUpKey, shardOf } from './shard'

/** Most bytes of a shard: what the 404 page fetches. */
export const MAX_BYTES = 8192

/**
 * The record that the 404 page asks: keys of all addresses, old ones and those that are there, with the published address
 * they stand for, `[key, address]`. Those of a language are looked up with their prefix.
 * @param published published paths of the pages that are there
 * @returns shards as JSON, by their numbers
 */
export function makeShards(old: OldPage[], published: Iterable<string>, toAddress: (path: string) => string): string[] {
  const entries = new Map<string, string>()
  for (const { from, lead } of old) entries.set(lookUpKey(from), 'to' in lead ? lead.to : toAddress(from))
  for (const page of published) entries.set(lookUpKey(page), toAddress(page))
  for (let count = 1; ; count *= 2) {
    const shards = Array.from({ length: count }, (): [string, string][] => [])
    for (const entry of entries) shards[shardOf(entry[0], count)]?.push(entry)
    const files = shards.map((shard) => JSON.stringify(shard))
    if (files.every((file) => Buffer.byteLength(file) <= MAX_BYTES)) return files
  }
}

/** File of a shard in the published folder. */
export const shardFile = (number: number): string => `moved/${number}.json`
