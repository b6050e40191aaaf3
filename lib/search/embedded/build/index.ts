/** Makes the files of the embedded index from records. README.md of lib/search describes them. */
import { gzipSync } from 'node:zlib'
import { FACT_KINDS } from '../../../core/fact'
import { shortHash } from '../../../core/short-hash'
import { SEARCH_KINDS } from '../../kinds'
import type { SearchRecord } from '../../record'
import type { Synonyms } from '../../synonyms'
import {
  FORMAT,
  PAGES_A_FILE,
  packNumbers,
  type Root,
  type StoredFact,
  type StoredPage,
  type StoredText,
} from '../format'
import { analysePages, groupPages, headingOf, type Page } from './fields'
import { invert } from './postings'
import { writeShards, writeSpellings } from './shards'
import { storedTags } from './tags'

/** Bytes of a file of texts before compression: enough to compress well, few enough for one snippet. */
const TEXT_BYTES = 2500
/** The same of a file of facts or phrases, which few questions need. */
const RARE_BYTES = 4000

/** What an index is made of. */
export interface IndexSource {
  /** Language and version. */
  name: string
  records: SearchRecord[]
  synonyms: Synonyms
  /** What readers call the version, unless it is the one they meet at /docs. */
  version?: string
}

/** @returns name of a file → what it holds; the root is `<name>.json`, all others lie in a folder and are compressed */
export function buildIndex(source: IndexSource): Map<string, Uint8Array> {
  const { name, records, synonyms, version } = source
  const pages = groupPages(records)
  const analysed = analysePages(pages, synonyms)
  const pageOf = pages.flatMap((page, index) => page.map(() => index))
  const files = new Map<string, Uint8Array>()
  const { keys, pageCounts } = invert(analysed, pageOf, pages.length)
  const bounds = writeShards(keys, files)
  const categories = [...new Set(pages.map((page) => page[0]?.record.section ?? ''))]
  writePages(pages, files)
  const texts = writeTexts(pages, files)
  const facts = writeFacts(pages, files)
  const phrases = writePhrases(pages, files)
  files.set('tags.bin', toJson(storedTags(pages.map((page) => page[0]?.record.tags ?? []))))
  files.set('spell.bin', writeSpellings(analysed, pageCounts))
  const root: Omit<Root, 'folder'> = {
    format: FORMAT,
    madeOf: hashSource(source),
    ...(version ? { version } : {}),
    bounds: bounds.join('\n'),
    sections: packNumbers(pages.map(({ length }) => length)),
    kinds: pages.map((page) => SEARCH_KINDS[page[0]?.record.kind ?? 'docs'].letter).join(''),
    texts: packNumbers(texts),
    facts: packNumbers(facts),
    phrases: packNumbers(phrases),
    categories,
    categoryOf: packNumbers(pages.map((page) => categories.indexOf(page[0]?.record.section ?? ''))),
  }
  return intoFolder(name, root, files)
}

/** Hash of everything that an index is made of, except the code. */
export const hashSource = (source: IndexSource): string => shortHash(JSON.stringify(source))

/** Puts the files into a folder that is named by their hash. The root has a fixed name and names the folder. */
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

/** `p<n>.bin`: address, title and headings of a few neighbouring pages. */
function writePages(pages: Page[], files: Map<string, Uint8Array>): void {
  const stored = pages.map((page): StoredPage => {
    const { url_without_anchor: path = '', hierarchy } = page[0]?.record ?? {}
    const table = page.findIndex(({ rows }) => rows.length > 0)
    return {
      path,
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
  const texts = pages.flat().map(({ record, rows }): StoredText => {
    const { description = '', content } = record
    const isSaid = content?.startsWith(description.slice(0, 40)) ?? false
    return [
      [isSaid ? '' : description, content ?? ''].filter(Boolean).join(' '),
      ...rows.map((row): StoredText[1] => [row.anchor, row.hierarchy.lvl3 ?? '', row.content ?? '']),
    ]
  })
  return writeGroups('x', texts, TEXT_BYTES, files)
}

/** `f<n>.bin`: what is known on a few pages. @returns number of pages of each file */
function writeFacts(pages: Page[], files: Map<string, Uint8Array>): number[] {
  const stored = pages.map((page) =>
    page
      .flatMap(({ record }) => record.facts ?? [])
      .map(
        ({ kind, subject, value, anchor, words = '' }): StoredFact => [
          FACT_KINDS.indexOf(kind),
          subject,
          value,
          anchor,
          words,
        ],
      ),
  )
  return writeGroups('f', stored, RARE_BYTES, files)
}

/** `a<n>.bin`: what a hit says that was found by no word of its own: how readers ask for each section, other names, tags. @returns number of pages of each file */
function writePhrases(pages: Page[], files: Map<string, Uint8Array>): number[] {
  const stored = pages.map((page) =>
    page.map(({ record: { phrases = [], translations = [], names = [], tags, label = '', type } }) =>
      [...phrases, ...translations, ...names, ...(type === 'lvl1' ? [label, ...tags] : [])].filter(Boolean),
    ),
  )
  return writeGroups('a', stored, RARE_BYTES, files)
}

/** Writes neighbours together into files of at most so many bytes; a larger one has a file of its own. @returns number of items of each file */
function writeGroups(letter: string, items: object[], most: number, files: Map<string, Uint8Array>): number[] {
  const groups: { bytes: number; items: object[] }[] = []
  for (const item of items) {
    const bytes = Buffer.byteLength(JSON.stringify(item))
    const group = groups.at(-1)
    if (group && group.bytes + bytes <= most) {
      group.bytes += bytes
      group.items.push(item)
    } else groups.push({ bytes, items: [item] })
  }
  for (const [index, group] of groups.entries()) files.set(`${letter}${index}.bin`, toJson(group.items))
  return groups.map((group) => group.items.length)
}
