/** The format of the files of the embedded index, for the build and the browser. README.md gives the reasons. */

/** Increase it when this code cannot read the files of an older build. */
export const FORMAT = 4

/** `<index>.json`: everything that each question needs. Lists of numbers are varints in base64. */
export interface Root {
  format: number
  /** Folder of the other files, which changes with their content. */
  folder: string
  /** What readers call the version of its docs, unless it is the one at /docs. */
  version?: string
  /** Hash of the records and synonyms: a build makes the index again when it changes. */
  madeOf: string
  /** The shortest key that parts each shard from the one before, one a line. */
  bounds: string
  /** Number of sections of each page. */
  sections: string
  /** A letter a page, see ../kinds.ts. */
  kinds: string
  /** Number of sections in each file of texts. */
  texts: string
  /** Number of pages in each file of facts, and in each of phrases. */
  facts: string
  phrases: string
  categories: string[]
  categoryOf: string
}

/** A page in a file of pages. */
export interface StoredPage {
  path: string
  title: string
  /** Those below the first. */
  sections: [heading: string, anchor: string, above?: string][]
  /** Which section has rows; the first one is 0. */
  table?: number
}
/** A section in a file of texts: its text, then its rows. */
export type StoredText = [text: string, ...rows: StoredRow[]]
export type StoredRow = [anchor: string, name: string, text: string]
/** A fact in a file of facts, which holds a list of them for each of its pages. */
export type StoredFact = [kind: number, subject: string, value: string, anchor: string, words: string]
/** `tags.bin`: names, and the indexes of each page's tags. */
export interface StoredTags {
  names: string[]
  pages: number[][]
}

/** Pages of one file of titles. */
export const PAGES_A_FILE = 8

const LEVELS = 24
/** Impact of a word on a section ⇄ one of 24 levels on a logarithmic scale, a fifth apart. */
export const toLevel = (impact: number): number =>
  Math.max(0, Math.min(LEVELS - 1, Math.round(Math.log2(impact / 0.2) * 3.6)))
export const toImpact = (level: number): number => 0.2 * 2 ** (level / 3.6)

/** Weight of a word by the number of pages that have it (idf of BM25). */
export const rarity = (count: number, pages: number): number => Math.log(1 + (pages - count + 0.5) / (count + 0.5))

/** Key of the sections whose whole heading is this phrase. It is in the shard of its first word. */
export function phraseKey(stems: readonly string[]): string {
  const [first, ...rest] = stems
  return first === undefined ? '' : `${first}=${rest.join(' ')}`
}
export const isWordPhrase = (key: string): boolean => key.endsWith('=')
/** Key of the best sections for a beginning that so many words share that they fill several shards. */
export const beginningKey = (letters: string): string => `${letters}*`
/** What the keys begin with that name, after it, the words that pages have instead of a synonym. They have no postings. */
export const expansionKey = (said: string): string => `${said}>`
/** Key of the sections that readers ask for with a word which they lack; beside the key of the word itself. */
export const thesaurusKey = (stemmed: string): string => `${stemmed}?`
export const isThesaurusKey = (key: string): boolean => key.endsWith('?')
export const isWordKey = (key: string): boolean => !/[=*>?]/.test(key)

export class ByteWriter {
  private bytes: number[] = []

  get length(): number {
    return this.bytes.length
  }

  /** A varint: seven bits a byte, the lowest first. */
  number(value: number): this {
    let rest = value
    for (; rest > 127; rest = Math.floor(rest / 128)) this.bytes.push((rest & 127) | 128)
    this.bytes.push(rest)
    return this
  }

  text(text: string): this {
    const bytes = new TextEncoder().encode(text)
    this.number(bytes.length)
    for (const byte of bytes) this.bytes.push(byte)
    return this
  }

  append({ bytes }: ByteWriter): this {
    for (const byte of bytes) this.bytes.push(byte)
    return this
  }

  toBytes(): Uint8Array {
    return Uint8Array.from(this.bytes)
  }
}

export class ByteReader {
  private static readonly decoder = new TextDecoder()

  constructor(
    readonly bytes: Uint8Array,
    public offset = 0,
  ) {}

  get isAtEnd(): boolean {
    return this.offset >= this.bytes.length
  }

  number(): number {
    let value = 0
    for (let scale = 1; ; scale *= 128) {
      const byte = this.bytes[this.offset++] ?? 0
      value += (byte & 127) * scale
      if (byte < 128) return value
    }
  }

  text(): string {
    const length = this.number()
    this.offset += length
    return ByteReader.decoder.decode(this.bytes.subarray(this.offset - length, this.offset))
  }
}

export const packNumbers = (numbers: number[]): string => {
  const writer = new ByteWriter()
  for (const number of numbers) writer.number(number)
  return btoa(String.fromCharCode(...writer.toBytes()))
}

export function unpackNumbers(packed: string): number[] {
  const reader = new ByteReader(Uint8Array.from(atob(packed), (char) => char.charCodeAt(0)))
  const numbers: number[] = []
  while (!reader.isAtEnd) numbers.push(reader.number())
  return numbers
}

/** Terms in their order, each without the letters it shares with the one before. */
export function writeTerm(writer: ByteWriter, term: string, before: string): void {
  let shared = 0
  while (shared < term.length && shared < before.length && term[shared] === before[shared]) shared++
  writer.number(shared).text(term.slice(shared))
}
export const readTerm = (reader: ByteReader, before: string): string => before.slice(0, reader.number()) + reader.text()
