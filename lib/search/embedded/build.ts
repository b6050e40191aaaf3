/** Makes the files of the embedded index from records. README.md of lib/search describes them. */
import { gzipSync } from 'node:zlib'
import { shortHash } from '../../short-hash'
import { SEARCH_KINDS } from '../kinds'
import type { SearchRecord } from '../records'
import type { Synonyms } from '../synonyms'
import { isStopWord } from '../words'
import { type Analysed, analysePages, groupPages, headingOf, type Page } from './fields'
import {
  ByteWriter,
  beginningKey,
  FORMAT,
  isWordKey,
  PAGES_A_FILE,
  packNumbers,
  type Root,
  rarity,
  type StoredPage,
  type StoredTags,
  type StoredText,
  toImpact,
  toLevel,
  writeTerm,
} from './format'

/** Bytes of a file before compression: enough to compress well, few enough to be loaded for one word. */
const SHARD_BYTES = 16_000
const TEXT_BYTES = 2500
/** Sections kept for a word, the strongest first: what thousands of sections have tells nothing. */
const MOST_POSTINGS = 2500
/** Sections kept for a beginning that fills several shards, and of one page. */
const BEGINNING = { from: 2, to: 6, sections: 192, ofPage: 2 }
const MOST_SPELLINGS = 9000
const LONGEST_SPELLING = 24

/** A section by its number, and how strongly a key stands in it (a level). */
type Posting = [section: number, level: number]

/**
 * @param name of the index: language and version
 * @returns name of a file → what it holds; the root is `<name>.json`, all others lie in a folder and are compressed
 */
export function buildIndex(name: string, records: SearchRecord[], synonyms: Synonyms): Map<string, Uint8Array> {
  const pages = groupPages(records)
  const analysed = analysePages(pages, synonyms)
  const pageOf = pages.flatMap((page, index) => page.map(() => index))
  const files = new Map<string, Uint8Array>()
  const { keys, pageCounts } = invert(analysed, pageOf, pages.length)
  const bounds = writeShards(keys, files)
  const [prefix, categories] = [prefixOf(pages), [...new Set(pages.map((page) => page[0]?.record.section ?? ''))]]
  writePages(pages, prefix, files)
  const texts = writeTexts(pages, files)
  files.set('tags.bin', toJson(tagsOf(pages)))
  files.set('spell.bin', writeSpellings(analysed, pageCounts))
  const firsts = firstSections(pages).map((index) => analysed.sections[index])
  const root: Omit<Root, 'folder'> = {
    format: FORMAT,
    madeOf: hashSource(records, synonyms),
    prefix,
    bounds: bounds.join('\n'),
    sections: packNumbers(pages.map(({ length }) => length)),
    kinds: pages.map((page) => SEARCH_KINDS[page[0]?.record.kind ?? 'docs'].letter).join(''),
    titleWords: packNumbers(firsts.map((first) => first?.titleWords ?? 0)),
    labelWords: packNumbers(firsts.map((first) => first?.labelWords ?? 0)),
    texts: packNumbers(texts),
    categories,
    categoryOf: packNumbers(pages.map((page) => categories.indexOf(page[0]?.record.section ?? ''))),
  }
  return intoFolder(name, root, files)
}

/** Changes with everything that an index is made of, beside the code. */
export const hashSource = (records: SearchRecord[], synonyms: Synonyms): string =>
  shortHash(JSON.stringify([records, synonyms]))

/** Puts the files into a folder named by what they hold; the root, whose name stays, says which. */
function intoFolder(name: string, root: Omit<Root, 'folder'>, files: Map<string, Uint8Array>): Map<string, Uint8Array> {
  const all = [JSON.stringify(root), ...[...files].flatMap(([file, bytes]) => [file, shortHash(bytes)])]
  const folder = `${name}.${shortHash(all.join('\n'))}`
  const compressed = [...files].map(([file, bytes]): [string, Uint8Array] => [
    `${folder}/${file}`,
    gzipSync(bytes, { level: 9 }),
  ])
  return new Map([[`${name}.json`, new TextEncoder().encode(JSON.stringify({ ...root, folder }))], ...compressed])
}

const toJson = (value: unknown): Uint8Array => new TextEncoder().encode(JSON.stringify(value))

function firstSections(pages: Page[]): number[] {
  let next = 0
  return pages.map(({ length }) => {
    next += length
    return next - length
  })
}

/** A key with its postings, as it is written. */
interface Entry {
  key: string
  /** Pages that have it; 0 for a beginning. */
  pageCount: number
  postings: ByteWriter
}

/** Sections by key instead of keys by section, in the order of the keys. */
function invert({ sections }: Analysed, pageOf: number[], pageCount: number) {
  const postings = new Map<string, Posting[]>()
  for (const [section, { impacts }] of sections.entries())
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
  const keys = [...words, ...beginnings].sort((a, b) => (a.key < b.key ? -1 : 1))
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
  for (const [section, level] of [...postings].sort((a, b) => b[1] - a[1]).slice(0, MOST_POSTINGS)) {
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

/** `t<n>.bin`: keys in their order with their postings. @returns the key from which on each shard is asked */
function writeShards(keys: Entry[], files: Map<string, Uint8Array>): string[] {
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

/** The shortest beginning of a key that still comes after the one before. */
function shortestAfter(before: string, key: string): string {
  let shared = 0
  while (shared < key.length && key[shared] === before[shared]) shared++
  return key.slice(0, shared + 1)
}

/** What the addresses of all pages begin with, up to a slash. */
function prefixOf(pages: Page[]): string {
  const paths = pages.map((page) => page[0]?.record.url_without_anchor ?? '')
  const [first = ''] = paths
  let length = first.length
  for (const path of paths) while (!path.startsWith(first.slice(0, length))) length--
  return first.slice(0, first.lastIndexOf('/', length - 1) + 1)
}

/** `p<n>.bin`: address, title and headings of a few pages that stand side by side. */
function writePages(pages: Page[], prefix: string, files: Map<string, Uint8Array>): void {
  const stored = pages.map((page): StoredPage => {
    const { url_without_anchor = '', hierarchy } = page[0]?.record ?? {}
    const table = page.findIndex(({ rows }) => rows.length > 0)
    return {
      path: url_without_anchor.slice(prefix.length),
      ...(table === -1 ? {} : { table }),
      title: hierarchy?.lvl1 ?? '',
      sections: page.slice(1).map(({ record }) => {
        const { lvl2, lvl3 } = record.hierarchy
        return [headingOf(record), record.anchor, ...(lvl3 ? [lvl2 ?? ''] : [])] as StoredPage['sections'][number]
      }),
    }
  })
  for (let index = 0; index * PAGES_A_FILE < stored.length; index++)
    files.set(`p${index}.bin`, toJson(stored.slice(index * PAGES_A_FILE, (index + 1) * PAGES_A_FILE)))
}

/** `x<n>.bin`: texts for snippets. @returns number of sections of each file */
function writeTexts(pages: Page[], files: Map<string, Uint8Array>): number[] {
  const groups: { bytes: number; texts: StoredText[] }[] = []
  for (const { record, rows } of pages.flat()) {
    const { description = '', content } = record
    const isSaid = content?.startsWith(description.slice(0, 40)) ?? false
    const text: StoredText = [
      [isSaid ? '' : description, content ?? ''].filter(Boolean).join(' '),
      ...rows.map((row): StoredText[1] => [row.anchor, row.hierarchy.lvl3 ?? '', row.content ?? '']),
    ]
    const bytes = Buffer.byteLength(JSON.stringify(text))
    const group = groups.at(-1)
    if (group && group.bytes + bytes <= TEXT_BYTES) {
      group.bytes += bytes
      group.texts.push(text)
    } else groups.push({ bytes, texts: [text] })
  }
  for (const [index, { texts }] of groups.entries()) files.set(`x${index}.bin`, toJson(texts))
  return groups.map(({ texts }) => texts.length)
}

function tagsOf(pages: Page[]): StoredTags {
  const tags = pages.map((page) => page[0]?.record.tags ?? [])
  const names = [...new Set(tags.flat())]
  const indexes = new Map(names.map((name, index) => [name, index]))
  return { names, pages: tags.map((list) => list.flatMap((tag) => indexes.get(tag) ?? [])) }
}

/** `spell.bin`: stems that readers look for, with their weights from 0 to 15. */
function writeSpellings({ prominence }: Analysed, pageCounts: Map<string, number>): Uint8Array {
  const weights = new Map(prominence)
  for (const [word, count] of pageCounts) if (!weights.has(word) && count >= 3) weights.set(word, 0.2)
  const likeliest = [...weights]
    .filter(([word]) => /^\p{L}{3,}\d{0,2}$/u.test(word) && word.length <= LONGEST_SPELLING && !isStopWord(word))
    .map(([word, weight]): [string, number] => [word, weight + Math.log2(1 + (pageCounts.get(word) ?? 0)) * 0.3])
    .sort((a, b) => b[1] - a[1])
    .slice(0, MOST_SPELLINGS)
    .sort((a, b) => (a[0] < b[0] ? -1 : 1))
  const writer = new ByteWriter()
  let before = ''
  for (const [word, weight] of likeliest) {
    writeTerm(writer, word, before)
    writer.number(Math.min(15, Math.round(Math.log2(1 + weight) * 2)))
    before = word
  }
  return writer.toBytes()
}
