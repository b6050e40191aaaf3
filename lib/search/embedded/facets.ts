import type { SearchKind } from '../../content/kinds'
import type { StoredTags } from './format'
import { type Pieces, readJson } from './index-loader'
import type { RankedPage } from './rank'

const FACETS = ['kind', 'section', 'tags'] as const
type Facet = (typeof FACETS)[number]
const isFacet = (name: string): name is Facet => FACETS.some((facet) => facet === name)

/** Values of the pages of an index by which readers filter. */
export class Facets {
  constructor(
    private readonly kinds: SearchKind[],
    private readonly categories: string[],
    private readonly pieces: Pieces,
  ) {}

  /** How many of these pages have each value of a facet. @throws SearchError */
  async count(pages: RankedPage[], names: string[]): Promise<Record<string, Record<string, number>>> {
    const valuesOf = await this.valuesOf(names)
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
  async filter(filters: string[][]): Promise<(page: number) => boolean> {
    const wanted = filters.map((values) => values.map(splitFacet).filter(({ name }) => isFacet(name)))
    const valuesOf = await this.valuesOf(wanted.flat().map(({ name }) => name))
    return (page) =>
      wanted.every(
        (values) =>
          values.length === 0 ||
          values.some(({ name, value }) => isFacet(name) && valuesOf(name, page).includes(value)),
      )
  }

  private async valuesOf(names: string[]): Promise<(name: Facet, page: number) => string[]> {
    const tags = names.includes('tags')
      ? await this.pieces.get('tags.bin', (bytes) => readJson<StoredTags>(bytes))
      : undefined
    return (name, page) => {
      if (name === 'kind') return [this.kinds[page] ?? 'docs']
      if (name === 'section') return [this.categories[page] ?? '']
      return (tags?.pages[page] ?? []).flatMap((index) => tags?.names[index] ?? [])
    }
  }
}

/** `tags:a:b` → `tags`, `a:b`. */
function splitFacet(filter: string): { name: string; value: string } {
  const colon = filter.indexOf(':')
  return { name: filter.slice(0, colon), value: filter.slice(colon + 1) }
}
