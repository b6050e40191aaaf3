/** One index of the embedded search: loads its pieces as a question needs them, and answers it. */
import type { SearchKind } from '../../content/kinds'
import { SEARCH_KIND_NAMES, SEARCH_KINDS } from '../kinds'
import { at } from '../slips'
import { Vocabulary } from '../vocabulary'
import {
  ByteReader,
  FORMAT,
  PAGES_A_FILE,
  type Root,
  readTerm,
  type StoredPage,
  type StoredTags,
  type StoredText,
  unpackNumbers,
} from './format'
import { correctAgain } from './guess'
import { type LoadFile, Pieces, readJson, SearchError } from './pieces'
import { type Layout, type RankedPage, type Ranking, rank, significantWords } from './rank'
import { type Part, Terms } from './terms'
import { type Correction, understand } from './understand'

/** Longest question, as long as the box lets one be. */
const MOST_LETTERS = 64

const KINDS = new Map<string, SearchKind>(SEARCH_KIND_NAMES.map((kind) => [SEARCH_KINDS[kind].letter, kind]))
/** When the best page lacks a word, or is weaker than this for each word, another reading is tried; it must be so much better. */
const SECOND_LOOK = { coverage: 0.98, strength: 6, gain: 1.6 }

export interface Answer extends Ranking {
  /** The words it was found by. */
  parts: Part[]
  correction?: Correction
}

export interface AskOptions {
  /** Values of facets: each inner list is an OR, all of them are an AND; as `facetFilters` of Algolia. */
  filters?: string[][]
  /** Nothing is corrected. */
  isLiteral?: boolean
  isExplained?: boolean
}

/** What a hit shows of its page and section. */
export interface FoundPage {
  path: string
  title: string
  category: string
  kind: SearchKind
  heading: string
  /** The heading above, for one of level 3. */
  above: string
  anchor: string
  /** The section of the page that has rows. */
  table?: number
}

const FACETS = ['kind', 'section', 'tags'] as const
type Facet = (typeof FACETS)[number]
const isFacet = (name: string): name is Facet => FACETS.some((facet) => facet === name)

/** @throws SearchError when the root cannot be had */
export async function openIndex(name: string, load: LoadFile): Promise<Index> {
  const root = await new Pieces(load).get(`${name}.json`, (bytes) => readJson<Root>(bytes))
  if (root.format !== FORMAT) throw new SearchError('damaged', `${name}.json`)
  return new Index(root, new Pieces((file) => load(`${root.folder}/${file}`)))
}

export class Index {
  private readonly layout: Layout
  private readonly kinds: SearchKind[]
  private readonly categoryOf: number[]
  private readonly firstText: number[] = [0]
  private readonly terms: Terms

  constructor(
    private readonly root: Root,
    private readonly pieces: Pieces,
  ) {
    const sections = unpackNumbers(root.sections)
    this.kinds = [...root.kinds].map((letter) => KINDS.get(letter) ?? 'docs')
    this.categoryOf = unpackNumbers(root.categoryOf)
    for (const count of unpackNumbers(root.texts)) this.firstText.push((this.firstText.at(-1) ?? 0) + count)
    const first = new Uint32Array(sections.length + 1)
    for (const [page, count] of sections.entries()) first[page + 1] = at(first, page) + count
    const pageOf = new Uint32Array(at(first, sections.length))
    for (const page of sections.keys()) pageOf.fill(page, first[page], first[page + 1])
    this.layout = {
      pageCount: sections.length,
      first,
      pageOf,
      prior: Float32Array.from(this.kinds, (kind) => SEARCH_KINDS[kind].prior),
      titleWords: unpackNumbers(root.titleWords),
      labelWords: unpackNumbers(root.labelWords),
    }
    this.terms = new Terms(root, sections.length, pieces)
  }

  /** @throws SearchError when a piece cannot be had */
  async ask(
    question: string,
    { filters = [], isLiteral = false, isExplained = false }: AskOptions = {},
  ): Promise<Answer> {
    const knowledge = { terms: this.terms, spelling: () => this.pieces.get('spell.bin', readVocabulary) }
    const [{ words, correction }, accepts] = await Promise.all([
      understand(question.slice(0, MOST_LETTERS), knowledge, isLiteral),
      this.filter(filters),
    ])
    const parts = significantWords(words)
    const rankBy = (tried: Part[]) => rank(tried, words, this.layout, this.terms, accepts, isExplained)
    const ranking = await rankBy(parts)
    const answer: Answer = { ...ranking, parts, ...(correction ? { correction } : {}) }
    const best = ranking.pages[0]
    // Every word is known, yet no page has all of them well: one may be a slip that makes another word (`служы`, `ход` for `вход`).
    const isPoor = best && (best.coverage < SECOND_LOOK.coverage || best.score < SECOND_LOOK.strength * parts.length)
    if (isLiteral || parts.length < 2 || !isPoor) return answer
    const others = await Promise.all(
      parts.map((part, index) => correctAgain(part, index === parts.length - 1, knowledge)),
    )
    if (!others.some(Boolean)) return answer
    const tried = parts.map((part, index) => others[index] ?? part)
    const again = await rankBy(tried)
    const [other] = again.pages
    const isBetter = other && other.score > best.score * SECOND_LOOK.gain && other.page !== best.page
    if (!isBetter) return answer
    const readAs = tried.map(({ word, matches }, index) => {
      const added = others[index] && matches[parts[index]?.matches.length ?? 0]
      return { text: added?.key ?? word, isStem: added !== undefined }
    })
    return { ...again, parts: tried, correction: correction ?? { kind: 'typo', words: readAs } }
  }

  /** Where the hit leads and what it is called. @throws SearchError */
  async describe({ page, section }: RankedPage): Promise<FoundPage> {
    const stored = await this.pieces.get(`p${Math.floor(page / PAGES_A_FILE)}.bin`, (bytes) =>
      readJson<StoredPage[]>(bytes),
    )
    const { path = '', title = '', sections = [], table } = stored[page % PAGES_A_FILE] ?? {}
    const [heading = '', anchor = '', above = ''] = sections[section - at(this.layout.first, page) - 1] ?? []
    return {
      path: this.root.prefix + path,
      title,
      category: this.root.categories[this.categoryOf[page] ?? 0] ?? '',
      kind: this.kinds[page] ?? 'docs',
      heading,
      anchor,
      above,
      ...(table === undefined ? {} : { table: at(this.layout.first, page) + table }),
    }
  }

  /** The text of a section with its rows. @throws SearchError */
  async text(section: number): Promise<StoredText> {
    const file = this.textFile(section)
    const texts = await this.pieces.get(`x${file}.bin`, (bytes) => readJson<StoredText[]>(bytes))
    return texts[section - (this.firstText[file] ?? 0)] ?? ['']
  }

  /** Whether the text of a section is here already. */
  hasText(section: number): boolean {
    return this.pieces.has(`x${this.textFile(section)}.bin`)
  }

  private textFile(section: number): number {
    return this.firstText.findLastIndex((first) => first <= section)
  }

  /** How many of these pages have each value of a facet. @throws SearchError */
  async countFacets(pages: RankedPage[], names: string[]): Promise<Record<string, Record<string, number>>> {
    const valuesOf = await this.facetValues(names)
    return Object.fromEntries(
      names.filter(isFacet).map((name) => {
        const counts = new Map<string, number>()
        for (const { page } of pages)
          for (const value of valuesOf(name, page)) counts.set(value, (counts.get(value) ?? 0) + 1)
        return [name, Object.fromEntries([...counts].sort((a, b) => b[1] - a[1]))]
      }),
    )
  }

  /** `['kind:etl', 'kind:docs']`: a page passes that has one of the values. Facets of another engine pass all. */
  private async filter(filters: string[][]): Promise<(page: number) => boolean> {
    const wanted = filters.map((values) => values.map(splitFacet).filter(({ name }) => isFacet(name)))
    const valuesOf = await this.facetValues(wanted.flat().map(({ name }) => name))
    return (page) =>
      wanted.every(
        (values) =>
          values.length === 0 ||
          values.some(({ name, value }) => isFacet(name) && valuesOf(name, page).includes(value)),
      )
  }

  private async facetValues(names: string[]): Promise<(name: Facet, page: number) => string[]> {
    const tags = names.includes('tags')
      ? await this.pieces.get('tags.bin', (bytes) => readJson<StoredTags>(bytes))
      : undefined
    return (name, page) => {
      if (name === 'kind') return [this.kinds[page] ?? 'docs']
      if (name === 'section') return [this.root.categories[this.categoryOf[page] ?? 0] ?? '']
      return (tags?.pages[page] ?? []).flatMap((index) => tags?.names[index] ?? [])
    }
  }
}

/** `tags:a:b` → `tags`, `a:b`. */
function splitFacet(filter: string): { name: string; value: string } {
  const colon = filter.indexOf(':')
  return { name: filter.slice(0, colon), value: filter.slice(colon + 1) }
}

function readVocabulary(bytes: Uint8Array): Vocabulary {
  const reader = new ByteReader(bytes)
  const terms: string[] = []
  const weights: number[] = []
  while (!reader.isAtEnd) {
    terms.push(readTerm(reader, terms.at(-1) ?? ''))
    weights.push(reader.number())
  }
  return new Vocabulary(terms, weights)
}
