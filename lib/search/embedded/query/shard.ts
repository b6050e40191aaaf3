import { ByteReader, readTerm, toImpact } from '../format'

/** A key of the index with its postings, which are read when they are needed. */
export interface Term {
  /** Pages that have it. */
  pageCount: number
  bytes: Uint8Array
  offset: number
  postings?: Postings
}
interface Postings {
  sections: Uint32Array
  impacts: Float32Array
}
export interface Shard {
  /** In their order. */
  keys: string[]
  terms: Map<string, Term>
}

export function readShard(bytes: Uint8Array): Shard {
  const reader = new ByteReader(bytes)
  const shard: Shard = { keys: [], terms: new Map() }
  for (let key = ''; !reader.isAtEnd; ) {
    key = readTerm(reader, key)
    const pageCount = reader.number()
    shard.keys.push(key)
    shard.terms.set(key, { pageCount, bytes, offset: reader.offset })
    for (let levels = reader.number(); levels > 0; levels--) {
      reader.number()
      for (let count = reader.number(); count > 0; count--) reader.number()
    }
  }
  return shard
}

export function prefixedIn({ keys, terms }: Shard, letters: string): [string, Term][] {
  let [low, high] = [0, keys.length]
  while (low < high) {
    const middle = (low + high) >> 1
    if ((keys[middle] ?? '') < letters) low = middle + 1
    else high = middle
  }
  const found: [string, Term][] = []
  for (; keys[low]?.startsWith(letters); low++) {
    const [key = '', term] = [keys[low], terms.get(keys[low] ?? '')]
    if (term) found.push([key, term])
  }
  return found
}

/** Sections that have a key, and how strongly. */
export function postingsOf(term: Term): Postings {
  term.postings ??= readPostings(new ByteReader(term.bytes, term.offset))
  return term.postings
}

function readPostings(reader: ByteReader): Postings {
  const sections: number[] = []
  const impacts: number[] = []
  for (let levels = reader.number(); levels > 0; levels--) {
    const impact = toImpact(reader.number())
    let section = 0
    for (let count = reader.number(); count > 0; count--) {
      section += reader.number()
      sections.push(section)
      impacts.push(impact)
    }
  }
  return { sections: Uint32Array.from(sections), impacts: Float32Array.from(impacts) }
}
