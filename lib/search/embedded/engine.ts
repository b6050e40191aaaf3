/** One index of the embedded search: loads its pieces as a question needs them, and answers it. */
import type { SearchKind } from '../../content/kinds'
import { SEARCH_KIND_NAMES, SEARCH_KINDS } from '../kinds'
import { MOST_LETTERS } from '../target'
import type { CorrectedQuery } from '../types'
import { tokenize } from '../words'
import { at } from '../words/typos'
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
import { isUnknown } from './query/correct'
import { parseQuery } from './query/parse-query'
import { type Part, Terms } from './query/terms'
import { type RankedPage, type Ranking, rank, significantWords } from './rank'
import type { Layout } from './rank/strength'
import { ALL, MATCH } from './weights'

const KINDS = new Map<string, SearchKind>(SEARCH_KIND_NAMES.map((kind) => [SEARCH_KINDS[kind].letter, kind]))

/** Questions that are offered instead of one that finds nothing. */
const MOST_NEAR = 3

export interface Answer extends Ranking {
  /** The words it was found by. */
  parts: Part[]
  correction?: CorrectedQuery
  /** Words that no page has, as they were typed. */
  missing: string[]
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
  readonly layout: Layout
  private readonly kinds: SearchKind[]
  private readonly categories: string[]
  private readonly facets: Facets
  private readonly terms: Terms
  /** How many neighbours each file holds, by the letter of the files: texts, facts, phrases. */
  private readonly counts: Record<'x' | 'f' | 'a', number[]>

  constructor(
    private readonly root: Root,
    private readonly pieces: Pieces,
  ) {
    const sections = unpackNumbers(root.sections)
    this.kinds = [...root.kinds].map((letter) => KINDS.get(letter) ?? 'docs')
    this.categories = unpackNumbers(root.categoryOf).map((index) => root.categories[index] ?? '')
    this.facets = new Facets(this.kinds, this.categories, pieces)
    this.counts = { x: unpackNumbers(root.texts), f: unpackNumbers(root.facts), a: unpackNumbers(root.phrases) }
    const first = new Uint32Array(sections.length + 1)
    for (const [page, count] of sections.entries()) first[page + 1] = at(first, page) + count
    const pageOf = new Uint32Array(at(first, sections.length))
    for (const page of sections.keys()) pageOf.fill(page, first[page], first[page + 1])
    this.layout = {
      pageCount: sections.length,
      first,
      pageOf,
      kinds: this.kinds,
    }
    this.terms = new Terms(root, pieces)
  }

  /**
   * @param filters values of facets: each inner list is an OR, all of them are an AND; as `facetFilters` of Algolia
   * @param isLiteral nothing is corrected
   * @throws SearchError when a file cannot be loaded
   */
  async ask(question: string, filters: string[][] = [], isLiteral = false): Promise<Answer> {
    const knowledge = { terms: this.terms, spelling: this.spelling }
    const [{ words, correction }, accepts] = await Promise.all([
      parseQuery(question.slice(0, MOST_LETTERS), knowledge, isLiteral),
      this.facets.filter(filters),
    ])
    const parts = significantWords(words)
    const rankBy = (thesaurusWeight: number) => rank(parts, words, this.layout, this.terms, thesaurusWeight, accepts)
    const inTheirWords = await rankBy(MATCH.thesaurus)
    const hasAll = (inTheirWords.pages[0]?.coverage ?? 1) >= ALL
    // No page has all the words: then what readers ask in counts as much as what pages say.
    const ranking = hasAll ? inTheirWords : await rankBy(1)
    const missing = words.flatMap(({ typed, parts, wholes }) =>
      wholes.length === 0 && parts.some(isUnknown) ? [typed] : [],
    )
    return { ...ranking, parts, missing, ...(correction ? { correction } : {}) }
  }

  /** Words similar to those of a question that finds nothing. */
  async similarWords(question: string): Promise<string[]> {
    const vocabulary = await this.spelling()
    return [...new Set(tokenize(question).flatMap(({ word }) => vocabulary.neighbours(word)))].slice(0, MOST_NEAR)
  }

  private readonly spelling = () => this.pieces.get('spell.bin', readVocabulary)

  /** Where the hit leads and what it is called. @throws SearchError */
  async describe({ page, section }: RankedPage): Promise<FoundPage> {
    const { path = '', title = '', sections = [], table } = (await this.stored(page)) ?? {}
    const [heading = '', anchor = '', above = ''] = sections[section - at(this.layout.first, page) - 1] ?? []
    return {
      path,
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
  text = async (section: number): Promise<StoredText> => (await this.itemOf<StoredText>('x', section)) ?? ['']

  /** What is known on a page. @throws SearchError */
  factsOf = async (page: number): Promise<StoredFact[]> => (await this.itemOf<StoredFact[]>('f', page)) ?? []

  /** An item of files that hold so many neighbours each. */
  private async itemOf<Item>(letter: keyof Index['counts'], place: number): Promise<Item | undefined> {
    let [file, first] = [0, 0]
    const sizes = this.counts[letter]
    while (first + (sizes[file] ?? Number.POSITIVE_INFINITY) <= place) first += sizes[file++] ?? 0
    return (await this.pieces.get(`${letter}${file}.bin`, (bytes) => readJson<Item[]>(bytes)))[place - first]
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

  /** How readers ask for a section, and what its page is called otherwise. @throws SearchError */
  async phrases({ page, section }: RankedPage): Promise<string[]> {
    const sections = (await this.itemOf<string[][]>('a', page)) ?? []
    return [...(sections[section - at(this.layout.first, page)] ?? []), ...(sections[0] ?? [])]
  }

  /** How many of these pages have each value of a facet. @throws SearchError */
  countFacets(pages: RankedPage[], names: string[]): Promise<Record<string, Record<string, number>>> {
    return this.facets.count(pages, names)
  }
}

function readVocabulary(bytes: Uint8Array): Vocabulary {
  const reader = new ByteReader(bytes)
  const terms: string[] = []
  const weights: number[] = []
  const forms: string[] = []
  while (!reader.isAtEnd) {
    const term = readTerm(reader, terms.at(-1) ?? '')
    terms.push(term)
    weights.push(reader.number())
    forms.push(readTerm(reader, term))
  }
  return new Vocabulary(terms, weights, forms)
}
