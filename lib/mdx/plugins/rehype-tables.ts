import type { Element, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import type { Compilation } from '../compilation'
import { componentNode } from '../component-node'
import { SKIP, visit } from './visit'

/** Wide tables scroll inside their own box, which the keyboard can reach. Task list boxes get their text as a name. */
export function rehypeTables({ context }: Compilation) {
  return (tree: Root) => {
    visit(tree, 'element', (node, index, parent) => {
      if (node.tagName === 'input' && node.properties.type === 'checkbox' && parent?.type === 'element') {
        node.properties.ariaLabel = textOf(parent).trim()
      }
      if (node.tagName !== 'table' || !parent || index === undefined) return
      for (const th of cells(node)) {
        if (textOf(th).trim() === '')
          th.tagName = 'td' // an empty corner is the heading of nothing
        else th.properties.scope ??= 'col'
      }
      parent.children[index] = componentNode('TableBox', { label: context.t('table'), isWide: isWide(node) }, [node])
      return SKIP
    })
  }
}

/** More letters than a window of a desktop shows, were each column as narrow as its longest word. */
const MAX_LETTERS = 60

function isWide(table: Element): boolean | undefined {
  const longest: number[] = []
  visit(table, 'element', (row) => {
    if (row.tagName !== 'tr') return
    const cells = row.children.filter((cell) => cell.type === 'element')
    for (const [column, cell] of cells.entries())
      longest[column] = Math.max(
        longest[column] ?? 0,
        ...textOf(cell)
          .split(/\s+/)
          .map((word) => word.length),
      )
    return SKIP
  })
  return longest.reduce((sum, letters) => sum + letters, 0) > MAX_LETTERS || undefined
}

function cells(node: Element): Element[] {
  return node.children.flatMap((child) =>
    child.type !== 'element' ? [] : child.tagName === 'th' ? [child] : cells(child),
  )
}
