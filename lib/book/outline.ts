import { findCategory, type TreeNode } from '../docs/tree'
import type { Book } from './books'

/** A page of a book, or a heading above pages that has no page of its own. */
export interface Entry {
  title: string
  /** 1 is a chapter. */
  level: number
  /** Site path, without language. */
  href?: string
}

/** Pages of a book in their order. A book of one category begins inside it. */
export function outlineBook(book: Pick<Book, 'sections' | 'without' | 'letters'>, menu: TreeNode[]): Entry[] {
  const found = book.sections.flatMap((id) => findNode(id, menu) ?? [])
  const [only] = found
  if (book.letters !== undefined) return byLetter(only?.items ?? [], book.letters)
  const isWanted = ({ id }: TreeNode) => !book.without.includes(id)
  const walk = (nodes: TreeNode[], level: number): Entry[] =>
    nodes.filter(isWanted).flatMap((node) => [toEntry(node, level), ...walk(node.items ?? [], level + 1)])
  if (found.length !== 1 || !only?.items) return walk(found, 1)
  return [...(only.href === undefined ? [] : [toEntry(only, 1)]), ...walk(only.items, 1)]
}

const toEntry = ({ label, href }: TreeNode, level: number): Entry => ({
  title: label,
  level,
  ...(href === undefined ? {} : { href }),
})

/** The category of this id, else the page. */
const findNode = (id: string, menu: TreeNode[]): TreeNode | undefined =>
  findCategory(id, menu) ?? menu.flatMap(flatten).find((node) => node.id === (id === 'index' ? '' : id))
const flatten = (node: TreeNode): TreeNode[] => [node, ...(node.items ?? []).flatMap(flatten)]

/** Each letter of a range is a chapter, and the pages that begin with it are in it. */
function byLetter(pages: TreeNode[], letters: string): Entry[] {
  const [first = '', last = ''] = letters.toUpperCase().split('-')
  const initial = ({ label }: TreeNode) => label.charAt(0).toUpperCase()
  const wanted = pages.filter((page) => initial(page) >= first && initial(page) <= last)
  return [...new Set(wanted.map(initial))]
    .sort()
    .flatMap((letter) => [
      { title: letter, level: 1 },
      ...wanted.filter((page) => initial(page) === letter).map((page) => toEntry(page, 2)),
    ])
}
