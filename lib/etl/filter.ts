/** The filter of a catalogue. Pure, and small, because it runs in the browser at every key. */
import { type FilterOption, readQuery, writeQuery } from '../query'

export interface CatalogueEntry {
  name: string
  /** Group and summary. */
  text: string
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
  /** The tasks in the order of the page: words to find them by, and the components of the chain. */
  recipes: { text: string; components: string[] }[]
}

export const FILTER_FIELDS = ['q', 'tag', 'bundle', 'kind', 'input', 'restricted', 'accepts'] as const
export type Filter = Record<(typeof FILTER_FIELDS)[number], string>

export interface FilterResult {
  /** Whether each component is shown. */
  shown: boolean[]
  count: number
  /** Whether each recipe is shown. */
  recipes: boolean[]
  /** No component has all the words, so those with the most are shown, and those of the chains that have them. */
  isPartial: boolean
}

export interface SearchableIndex {
  entries: { entry: CatalogueEntry; words: string; name: string }[]
  recipes: { words: string; components: string[] }[]
}

const STOP_WORDS = new Set(
  'a an and as at by can do for from how i in into is it my of on or put read save the to want what with write а без бы в во где для до если и из или как к ко ли мне можно на надо не нужно о об от по при прочитать прочесть записать взять с со сделать такое то у хочу что чтобы это я'.split(
    ' ',
  ),
)

/** `ё` is `е`, and everything but letters, digits and the joints of names ends a word. */
export const normalise = (text: string): string => text.toLowerCase().replaceAll('ё', 'е')
const split = (text: string): string[] => normalise(text).match(/[\p{L}\p{N}]+/gu) ?? []

/** `ListSFTP` → `ListSFTP List SFTP`. */
const nameWords = (name: string): string =>
  `${name} ${name.replace(/([a-z\d])([A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$1$3 $2')}`

/** `шифрование`, `фильтрация` → what they share with `шифрует`, `фильтрует`. */
const NOUN = /(?:ировани|овани|евани|ани|ени|аци|яци)(?:е|я|ю|и|й|ем|ями|ям|ях)$/
const ENDING =
  /(?:иями|ями|ами|иях|ях|ах|ией|ией|ов|ев|ей|ий|ый|ой|ие|ые|ое|ая|яя|ую|юю|ого|его|ому|ему|ыми|ими|ом|ем|им|ым|ам|ям|ия|ию|ии|ать|ять|ить|еть|ает|яет|ует|ите|ться|тся|а|е|и|о|у|ы|ь|ю|я)$/

/** The part of a word that its forms share: Russian endings and the English plural fall off, and never more than leaves three letters. */
export function stem(word: string): string {
  if (/[а-я]/.test(word)) {
    const short = [word.replace(NOUN, ''), word.replace(ENDING, '')].find(
      (candidate) => candidate !== word && candidate.length >= 3,
    )
    return short ?? word
  }
  return word.length > 4 ? word.replace(/(?:es|s|ing)$/, '') : word
}

/** Beginnings that a text must have to answer a question. */
export function stems(query: string): string[] {
  const words = split(query)
  const telling = words.filter((word) => !STOP_WORDS.has(word))
  return [...new Set((telling.length > 0 ? telling : words).map(stem))]
}

/** Makes the texts of an index ready for searching: once, when it is loaded. */
export function prepare({ components, recipes }: CatalogueIndex): SearchableIndex {
  const pad = (text: string) => ` ${split(text).join(' ')}`
  return {
    entries: components.map((entry) => ({
      entry,
      name: normalise(entry.name),
      words: pad(`${nameWords(entry.name)} ${entry.tags.join(' ')} ${entry.bundle} ${entry.text}`),
    })),
    recipes: recipes.map(({ text, components }) => ({
      words: pad(`${text} ${components.map(nameWords).join(' ')}`),
      components,
    })),
  }
}

/** How many of the words a text has, each at the beginning of a word or, three letters and longer, anywhere in the name. */
function hits(wanted: string[], words: string, name = ''): number {
  let count = 0
  for (const word of wanted) if (words.includes(` ${word}`) || (word.length > 2 && name.includes(word))) count++
  return count
}

export function filterCatalogue({ entries, recipes }: SearchableIndex, filter: Filter): FilterResult {
  const wanted = stems(filter.q)
  const recipeCounts = recipes.map(({ words }) => hits(wanted, words))
  const bestRecipe = Math.max(0, ...recipeCounts)
  const recipesShown = recipeCounts.map(
    (count) => wanted.length === 0 || (count === bestRecipe && count * 2 > wanted.length),
  )
  const counts = entries.map(({ entry, words, name }) => (passes(entry, filter) ? hits(wanted, words, name) : -1))
  const best = Math.max(0, ...counts)
  const isPartial = best < wanted.length
  // Beside a chain that answers the question, a component with a single word of it is noise.
  const needed = isPartial && wanted.length > 1 && recipesShown.includes(true) ? Math.max(best, 2) : best
  const inChains = new Set(
    isPartial ? recipes.flatMap(({ components }, index) => (recipesShown[index] ? components : [])) : [],
  )
  const shown = entries.map(({ entry }, index) => {
    const count = counts[index] ?? -1
    return count >= 0 && (inChains.has(entry.name) || (count >= needed && best > 0) || !(wanted.length > 0))
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
export function choicesOf(components: CatalogueEntry[], locale: string): Partial<Record<keyof Filter, FilterOption[]>> {
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
