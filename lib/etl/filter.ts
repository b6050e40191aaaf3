/** The filter of a catalogue. Pure, and small, because it runs in the browser at every key. */
import type { Locale } from 'next-intl'
import { type FilterOption, readQuery, writeQuery } from '../core/query'
import { collectWords, TextIndex, type TextWords } from '../search/words/text-index'

export interface CatalogueEntry {
  name: string
  tags: string[]
  bundle: string
  kind: string
  input: string
  restricted: boolean
  /** Names of the services that fit one of its properties. */
  accepts: string[]
}
export interface CatalogueIndex {
  components: CatalogueEntry[]
  /** Components of the chain of each task, in the order of the page. */
  chains: string[][]
  /** Words of the components, then of the tasks, so that a word which either has is no typo. */
  words: TextWords
}

export const FILTER_FIELDS = ['q', 'tag', 'bundle', 'kind', 'input', 'restricted', 'accepts'] as const
export type Filter = Record<(typeof FILTER_FIELDS)[number], string>

export interface FilterResult {
  /** Whether each component is shown. */
  shown: boolean[]
  count: number
  /** Whether each recipe is shown. */
  recipes: boolean[]
  /** No component has all the words, so the best partial matches are shown, with the components of matching chains. */
  isPartial: boolean
}

/** An index that is ready for searching. */
export interface SearchableIndex {
  entries: CatalogueEntry[]
  chains: string[][]
  texts: TextIndex
}

/**
 * Makes an index at build time: splitting texts into words takes longer than a key press allows.
 * @param texts group and summary of each component
 * @param recipes the tasks in the order of the page: their words, and the components of the chain
 */
export const makeIndex = (
  components: CatalogueEntry[],
  texts: string[],
  recipes: { text: string; components: string[] }[],
): CatalogueIndex => ({
  components,
  chains: recipes.map((recipe) => recipe.components),
  words: collectWords([
    ...components.map(({ name, tags, bundle }, index) => ({
      name,
      text: [name, ...tags, bundle, texts[index]].join(' '),
    })),
    ...recipes.map((recipe) => ({ text: [recipe.text, ...recipe.components].join(' ') })),
  ]),
})

/** Makes an index ready for searching: once, when it is loaded. */
export const prepare = ({ components, chains, words }: CatalogueIndex): SearchableIndex => ({
  entries: components,
  chains,
  texts: new TextIndex(words),
})

/** How many of the words each text has: of the entries, and of the recipes. */
function countMatches(
  { entries, texts }: SearchableIndex,
  rows: Uint8Array[],
): { entries: number[]; recipes: number[] } {
  const counts: number[] = new Array(texts.size).fill(0)
  for (const row of rows)
    for (let index = 0; index < counts.length; index++) counts[index] = (counts[index] ?? 0) + (row[index] ?? 0)
  return { entries: counts.slice(0, entries.length), recipes: counts.slice(entries.length) }
}

export function filterCatalogue(index: SearchableIndex, filter: Filter): FilterResult {
  const rows = index.texts.find(filter.q)
  const found = countMatches(index, rows)
  const bestRecipe = Math.max(0, ...found.recipes)
  const recipesShown = found.recipes.map(
    (count) => rows.length === 0 || (count === bestRecipe && count * 2 > rows.length),
  )
  const counts = index.entries.map((entry, place) => (passes(entry, filter) ? (found.entries[place] ?? 0) : -1))
  const best = Math.max(0, ...counts)
  const isPartial = best < rows.length
  // When a chain matches the query, a component with a single word of it is noise.
  const needed = isPartial && rows.length > 1 && recipesShown.includes(true) ? Math.max(best, 2) : best
  const inChains = new Set(isPartial ? index.chains.filter((_, place) => recipesShown[place]).flat() : [])
  const shown = index.entries.map(({ name }, place) => {
    const count = counts[place] ?? -1
    return count >= 0 && (inChains.has(name) || (count >= needed && best > 0) || rows.length === 0)
  })
  return { shown, count: shown.filter(Boolean).length, recipes: recipesShown, isPartial }
}

const passes = (entry: CatalogueEntry, { tag, bundle, kind, input, restricted, accepts }: Filter): boolean =>
  (!tag || entry.tags.includes(tag)) &&
  (!bundle || entry.bundle === bundle) &&
  (!kind || entry.kind === kind) &&
  (!input || entry.input === input) &&
  (!restricted || entry.restricted === (restricted === 'yes')) &&
  (!accepts || entry.accepts.includes(accepts))

/** Filter ⇄ query of the address. */
export const readFilter = (search: string): Filter => readQuery(FILTER_FIELDS, search)
export const writeFilter = (filter: Filter, search = ''): string => writeQuery(FILTER_FIELDS, filter, search)

/** The fields whose values come from the components themselves. */
const VALUES: Partial<Record<keyof Filter, (entry: CatalogueEntry) => string[]>> = {
  tag: ({ tags }) => tags,
  bundle: ({ bundle }) => [bundle],
  accepts: ({ accepts }) => accepts,
}

/** Values to choose from, each with the number of components that have it, by field. */
export function choicesOf(components: CatalogueEntry[], locale: Locale): Partial<Record<keyof Filter, FilterOption[]>> {
  const { compare } = new Intl.Collator(locale)
  return Object.fromEntries(
    Object.entries(VALUES).map(([field, valuesOf]) => {
      const counts = new Map<string, number>()
      for (const entry of components)
        for (const value of valuesOf(entry)) counts.set(value, (counts.get(value) ?? 0) + 1)
      const sorted = [...counts].sort(([a], [b]) => compare(a, b))
      return [field, sorted.map(([value, count]): FilterOption => [value, `${value} (${count})`])]
    }),
  )
}
