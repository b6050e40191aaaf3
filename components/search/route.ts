import { MOST_LETTERS } from '@/lib/search/target'

/** What the address of the page of results holds. */
export interface Route {
  q?: string
  kind?: string[]
  section?: string[]
  tags?: string[]
  /** From 1. */
  page?: number
}
export const LISTS = ['kind', 'section', 'tags'] as const

/** Reads the question, the filters and the page from a query. Other parameters are ignored. */
export function readRoute(search: string): Route {
  const query = new URLSearchParams(search)
  const q = (query.get('q') ?? '').slice(0, MOST_LETTERS)
  const page = Number(query.get('page'))
  return {
    ...(q ? { q } : {}),
    ...Object.fromEntries(LISTS.filter((name) => query.has(name)).map((name) => [name, query.getAll(name)])),
    ...(Number.isInteger(page) && page > 1 ? { page } : {}),
  }
}
