import { ByteWriter, beginningKey, expansionKey, isWordKey, rarity, toImpact, toLevel } from '../format'
import type { Analysed } from './fields'
import { type Entry, SHARD_BYTES } from './shards'

/** Lengths of a prefix that has its own key, and the most sections of it: in all, and of one page. */
const BEGINNING = { from: 2, to: 6, sections: 192, ofPage: 2 }

/** A section by its number, and the strength (a level) of a key in it. */
type Posting = [section: number, level: number]

/** Sections by key instead of keys by section, in the order of the keys. */
export function invert({ sections, expansions }: Analysed, pageOf: number[], pageCount: number) {
  const postings = new Map<string, Posting[]>()
  for (const [section, impacts] of sections.entries())
    for (const [key, impact] of impacts) {
      const list = postings.get(key)
      if (list) list.push([section, toLevel(impact)])
      else postings.set(key, [[section, toLevel(impact)]])
    }
  const pageCounts = new Map(
    [...postings].map(([key, list]) => [key, new Set(list.map(([section]) => pageOf[section])).size]),
  )
  const words: Entry[] = [...postings].map(([key, list]) => ({
    key,
    pageCount: pageCounts.get(key) ?? 0,
    postings: encode(list),
  }))
  const share = (key: string) => rarity(pageCounts.get(key) ?? 0, pageCount) / rarity(1, pageCount)
  const beginnings = wideBeginnings(words).map((letters): Entry => {
    const inside = [...postings].filter(([key]) => isWordKey(key) && key.startsWith(letters))
    const best = new Map<number, number>()
    for (const [key, list] of inside)
      for (const [section, level] of list)
        best.set(section, Math.max(best.get(section) ?? 0, toImpact(level) * share(key)))
    return { key: beginningKey(letters), pageCount: 0, postings: encode(strongest(best, pageOf)) }
  })
  const marks = [...expansions].flatMap(([said, found]) =>
    [...found]
      .filter((word) => word !== said && postings.has(said) && postings.has(word))
      .map((word): Entry => ({ key: expansionKey(said) + word, pageCount: 0, postings: encode([]) })),
  )
  const keys = [...words, ...beginnings, ...marks].sort((a, b) => (a.key < b.key ? -1 : 1))
  return { keys, pageCounts }
}

/** Beginnings whose words fill more than a shard. */
function wideBeginnings(words: Entry[]): string[] {
  const sizes = new Map<string, number>()
  for (const { key, postings } of words)
    for (let length = BEGINNING.from; length <= BEGINNING.to && length < key.length; length++)
      if (isWordKey(key) && /^\p{L}/u.test(key)) {
        const letters = key.slice(0, length)
        sizes.set(letters, (sizes.get(letters) ?? 0) + postings.length + key.length)
      }
  return [...sizes].flatMap(([letters, size]) => (size > SHARD_BYTES ? [letters] : []))
}

function strongest(impacts: Map<number, number>, pageOf: number[]): Posting[] {
  const ofPage = new Map<number, number>()
  return [...impacts]
    .sort((a, b) => b[1] - a[1])
    .filter(([section]) => {
      const page = pageOf[section] ?? 0
      ofPage.set(page, (ofPage.get(page) ?? 0) + 1)
      return (ofPage.get(page) ?? 0) <= BEGINNING.ofPage
    })
    .slice(0, BEGINNING.sections)
    .map(([section, impact]) => [section, toLevel(impact)])
}

/** Postings by level, so that the browser needs no lengths of texts. */
function encode(postings: Posting[]): ByteWriter {
  const byLevel = new Map<number, number[]>()
  for (const [section, level] of [...postings].sort((a, b) => b[1] - a[1])) {
    const sections = byLevel.get(level)
    if (sections) sections.push(section)
    else byLevel.set(level, [section])
  }
  const writer = new ByteWriter().number(byLevel.size)
  for (const [level, sections] of byLevel) {
    writer.number(level).number(sections.length)
    let before = 0
    for (const section of sections.sort((a, b) => a - b)) {
      writer.number(section - before)
      before = section
    }
  }
  return writer
}
