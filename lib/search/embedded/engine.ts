/** One index of the embedded search: loads its pieces as a question needs them, and answers it. */
import type { SearchKind } from '../../content/kinds'
import { SEARCH_KIND_NAMES, SEARCH_KINDS } from '../kinds'
import { MOST_LETTERS } from '../target'
import { tokenize } from '../words'
import { at } from '../words/slips'
import { Vocabulary } from '../words/vocabulary'
import { Facets } from './facets'
import {
  ByteReader,
  FORMAT,
  PAGES_A_FILE,
  type Root,
  readTerm,
  type StoredFact,
  type StoredPage,
  type StoredText,
  unpackNumbers,
} from './format'
import { type LoadFile, Pieces, readJson, SearchError } from './index-loader'
import { correctAgain } from './query/correct'
import { type Correction, parseQuery } from './query/parse-query'
import { type Part, Terms, trustAsked } from './query/terms'
import { type RankedPage, type Ranking, rank, significantWords } from './rank'
import type { Layout } from './rank/strength'
import { SECOND_LOOK } from './weights'

const KINDS = new Map<string, SearchKind>(SEARCH_KIND_NAMES.map((kind) => [SEARCH_KINDS[kind].letter, kind]))

/** Least letters of a word that others are near to, and how many of them. */
const NEAR_LETTERS = 4
const MOST_NEAR = 6

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

/** @throws SearchError when the root cannot be loaded */
export async function openIndex(name: string, load: LoadFile): Promise<Index> {
  const root = await new Pieces(load).get(`${name}.json`, (bytes) => readJson<Root>(bytes))
  if (root.format !== FORMAT) throw new SearchError('damaged', `${name}.json`)
  return new Index(root, new Pieces((file) => load(`${root.folder}/${file}`)))
}

export class Index {
  private readonly layout: Layout
  private readonly kinds: SearchKind[]
  private readonly categories: string[]
  private readonly facets: Facets
  private readonly firstText: number[] = [0]
  private readonly firstFacts: number[] = [0]
  private readonly terms: Terms

  constructor(
    private readonly root: Root,
    private readonly pieces: Pieces,
  ) {
    const sections = unpackNumbers(root.sections)
    this.kinds = [...root.kinds].map((letter) => KINDS.get(letter) ?? 'docs')
    this.categories = unpackNumbers(root.categoryOf).map((index) => root.categories[index] ?? '')
    this.facets = new Facets(this.kinds, this.categories, pieces)
    for (const count of unpackNumbers(root.texts)) this.firstText.push((this.firstText.at(-1) ?? 0) + count)
    for (const count of unpackNumbers(root.facts)) this.firstFacts.push((this.firstFacts.at(-1) ?? 0) + count)
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

  /** @throws SearchError when a file cannot be loaded */
  async ask(
    question: string,
    { filters = [], isLiteral = false, isExplained = false }: AskOptions = {},
  ): Promise<Answer> {
    const knowledge = { terms: this.terms, spelling: this.spelling }
    const [{ words, correction }, accepts] = await Promise.all([
      parseQuery(question.slice(0, MOST_LETTERS), knowledge, isLiteral),
      this.facets.filter(filters),
    ])
    const parts = significantWords(words)
    const rankBy = (tried: Part[]) => rank(tried, words, this.layout, this.terms, accepts, isExplained)
    const inTheirWords = await rankBy(parts)
    const hasAll = (inTheirWords.pages[0]?.coverage ?? 1) >= SECOND_LOOK.coverage
    // No page has all the words: then what readers ask in counts as much as what pages say.
    const ranking = hasAll ? inTheirWords : await rankBy(parts.map(trustAsked))
    const answer: Answer = { ...ranking, parts, ...(correction ? { correction } : {}) }
    const best = ranking.pages[0]
    // Every word is known, yet no page has all of them well: one may be a slip that makes another word (`служы`, `ход` for `вход`).
    const isPoor = best && (best.coverage < SECOND_LOOK.coverage || best.score < SECOND_LOOK.strength * parts.length)
    if (isLiteral || parts.length < 2 || parts.length > SECOND_LOOK.most || !isPoor) return answer
    const codes = words.flatMap((word) => (word.isCode ? word.parts : []))
    const others = await Promise.all(
      parts.map((part, index) =>
        codes.includes(part) ? undefined : correctAgain(part, index === parts.length - 1, knowledge),
      ),
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

  /** Terms a slip away from the words of a question. */
  async near(question: string): Promise<string[]> {
    const vocabulary = await this.spelling()
    const words = tokenize(question).filter(({ word }) => word.length >= NEAR_LETTERS)
    return words.flatMap(({ word }) => vocabulary.neighbours(word, false).map(({ term }) => term)).slice(0, MOST_NEAR)
  }

  private readonly spelling = () => this.pieces.get('spell.bin', readVocabulary)

  /** Where the hit leads and what it is called. @throws SearchError */
  async describe({ page, section }: RankedPage): Promise<FoundPage> {
    const { path = '', title = '', sections = [], table } = (await this.stored(page)) ?? {}
    const [heading = '', anchor = '', above = ''] = sections[section - at(this.layout.first, page) - 1] ?? []
    return {
      path: this.root.prefix + path,
      title,
      category: this.categories[page] ?? '',
      kind: this.kinds[page] ?? 'docs',
      heading,
      anchor,
      above,
      ...(table === undefined ? {} : { table: at(this.layout.first, page) + table }),
    }
  }

  /** Finds the heading of a section of a page, with the one above it, by its anchor. @throws SearchError */
  async headingsOf(page: number): Promise<(anchor: string) => string> {
    const { sections = [] } = (await this.stored(page)) ?? {}
    const headings = new Map(sections.map(([heading, anchor, above = '']) => [anchor, `${above} ${heading}`]))
    return (anchor) => headings.get(anchor) ?? ''
  }

  private async stored(page: number): Promise<StoredPage | undefined> {
    const pages = await this.pieces.get(`p${Math.floor(page / PAGES_A_FILE)}.bin`, (bytes) =>
      readJson<StoredPage[]>(bytes),
    )
    return pages[page % PAGES_A_FILE]
  }

  /** The text of a section with its rows. @throws SearchError */
  async text(section: number): Promise<StoredText> {
    const file = this.textFile(section)
    const texts = await this.pieces.get(`x${file}.bin`, (bytes) => readJson<StoredText[]>(bytes))
    return texts[section - (this.firstText[file] ?? 0)] ?? ['']
  }

  /** What is known on a page. @throws SearchError */
  async factsOf(page: number): Promise<StoredFact[]> {
    const file = this.firstFacts.findLastIndex((first) => first <= page)
    const pages = await this.pieces.get(`f${file}.bin`, (bytes) => readJson<StoredFact[][]>(bytes))
    return pages[page - (this.firstFacts[file] ?? 0)] ?? []
  }

  /** What readers call the version of the docs that it is of; undefined for the one at /docs. */
  get version(): string | undefined {
    return this.root.version
  }

  /** The page of the glossary; undefined without one. */
  get glossary(): number | undefined {
    const page = this.kinds.indexOf('glossary')
    return page < 0 ? undefined : page
  }

  /** Whether the text of a section is in the cache. */
  hasText(section: number): boolean {
    return this.pieces.has(`x${this.textFile(section)}.bin`)
  }

  /** How many of these pages have each value of a facet. @throws SearchError */
  countFacets(pages: RankedPage[], names: string[]): Promise<Record<string, Record<string, number>>> {
    return this.facets.count(pages, names)
  }

  private textFile(section: number): number {
    return this.firstText.findLastIndex((first) => first <= section)
  }
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
