import type { Locale } from 'next-intl'
import type { FoundDoc } from '.'

/** A page or a category of a documentation menu, in one language. */
export interface TreeNode {
  /** Path of the page, or id of the category. */
  id: string
  label: string
  /** Language of the label where it is not the menu's: the page has no translation. */
  lang?: string
  /** Site path, without language; a category without its own page has none. */
  href?: string
  /** Only categories have it. */
  items?: TreeNode[]
}

export interface TreeSource {
  items: readonly (
    | string
    | { category: string; label: Record<string, string>; link?: string; items?: TreeSource['items']; folder?: string }
  )[]
  locale: Locale
  /** The page of this path in the reader's language; undefined when it is missing or unlisted. */
  find(docPath: string): FoundDoc | undefined
  /** Listed pages under a folder. */
  inFolder(folder: string): FoundDoc[]
  url(docPath: string): string
}

/** Builds the menu. Pages that are missing or not to be listed fall out, and so does a category left without anything. */
export function buildTree(source: TreeSource): TreeNode[] {
  const { items, locale, find, inFolder, url } = source
  const page = ({ doc, isFallback }: FoundDoc): TreeNode => ({
    id: doc.page.path,
    label: doc.sidebar_label ?? doc.title,
    ...(isFallback ? { lang: doc.page.locale } : {}),
    href: url(doc.page.path),
  })
  return items.flatMap((item): TreeNode[] => {
    if (typeof item === 'string') {
      const found = find(item === 'index' ? '' : item)
      return found ? [page(found)] : []
    }
    const link = item.link === undefined ? undefined : find(item.link === 'index' ? '' : item.link)
    const inside =
      item.folder === undefined
        ? buildTree({ ...source, items: item.items ?? [] })
        : inFolder(item.folder)
            .map(page)
            .sort((a, b) => a.label.localeCompare(b.label, locale))
    if (!link && inside.length === 0) return []
    return [
      {
        id: item.category,
        label: item.label[locale] ?? Object.values(item.label)[0] ?? item.category,
        ...(link ? { href: url(link.doc.page.path) } : {}),
        items: inside,
      },
    ]
  })
}

/** Site paths of all pages of a menu, in reading order. */
export const hrefsIn = (nodes: TreeNode[]): string[] =>
  nodes.flatMap(({ href, items = [] }) => [...(href === undefined ? [] : [href]), ...hrefsIn(items)])

/** Position of each page in a menu, by its address. */
export interface TreeIndex {
  /** The nodes from the top down to the page of this address; empty when the menu does not have it. */
  trailTo(href: string): TreeNode[]
  /** Neighbours of a page in reading order: a category's own page, then what is inside it. */
  neighboursOf(href: string): { previous?: TreeNode; next?: TreeNode }
}

/** Walks the menu once, so that a look-up does not depend on the number of pages. */
export function indexTree(nodes: TreeNode[]): TreeIndex {
  const pages: TreeNode[] = []
  const found = new Map<string, { trail: TreeNode[]; index: number }>()
  const visit = (node: TreeNode, above: TreeNode[]) => {
    const trail = [...above, node]
    if (node.href !== undefined) {
      if (!found.has(node.href)) found.set(node.href, { trail, index: pages.length })
      pages.push(node)
    }
    for (const inside of node.items ?? []) visit(inside, trail)
  }
  for (const node of nodes) visit(node, [])
  return {
    trailTo: (href) => found.get(href)?.trail ?? [],
    neighboursOf: (href) => {
      const index = found.get(href)?.index
      if (index === undefined) return {}
      const [previous, next] = [pages[index - 1], pages[index + 1]]
      return { ...(previous ? { previous } : {}), ...(next ? { next } : {}) }
    },
  }
}

/** The category of this id, at any depth. */
export const findCategory = (id: string, nodes: TreeNode[]): TreeNode | undefined => {
  for (const node of nodes) {
    const found = node.items && (node.id === id ? node : findCategory(id, node.items))
    if (found) return found
  }
  return undefined
}
