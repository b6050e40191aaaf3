import type { Locale } from 'next-intl'
import { localePath, withBasePath } from '@/lib/core/routes'
import { hrefsIn, indexTree, type TreeNode } from '@/lib/docs/tree'

/** What the pages of the menus weigh: `offline/<language>.json`, made by the publish step. */
export interface Sizes {
  /** Names below the base path, and bytes. */
  files: [name: string, bytes: number][]
  /** Site path, bytes of the HTML, and positions in `files` of what it shows. */
  pages: [path: string, bytes: number, ...files: number[]][]
  /** What every page needs. */
  code: number[]
}

/** A category of the menu with everything below it. */
export interface Section {
  id: string
  label: string
  /** Addresses of its pages. */
  pages: string[]
  /** Addresses of pages and files, with their bytes. */
  files: Map<string, number>
}

/** The categories around a page, the innermost first. */
export function sectionsAround(path: string, tree: TreeNode[], sizes: Sizes, locale: Locale): Section[] {
  const weights = new Map(sizes.pages.map(([page, ...weight]) => [page, weight]))
  return indexTree(tree)
    .trailTo(path)
    .flatMap((node): Section[] => {
      const paths = [...new Set(hrefsIn([node]))].filter((page) => weights.has(page))
      const { id, label, items } = node
      return items && paths.length > 0 ? [{ id, label, ...filesOf(paths, weights, sizes, locale) }] : []
    })
    .reverse()
}

function filesOf(paths: string[], weights: Map<string, number[]>, { files, code }: Sizes, locale: Locale) {
  const pages = new Map(paths.map((page) => [localePath(page, locale), weights.get(page)?.[0] ?? 0]))
  const shown = paths.flatMap((page) => weights.get(page)?.slice(1) ?? [])
  const needed = [...new Set([...code, ...shown])].flatMap((index): [string, number][] => {
    const [name, bytes] = files[index] ?? []
    return name === undefined || bytes === undefined ? [] : [[withBasePath(`/${name}`), bytes]]
  })
  return { pages: [...pages.keys()], files: new Map([...needed, ...pages]) }
}

/** Bytes of a section. */
export const bytesOf = ({ files }: Section): number => [...files.values()].reduce((sum, bytes) => sum + bytes, 0)
