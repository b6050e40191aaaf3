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
      parent.children[index] = componentNode('TableBox', { label: context.t('table') }, [node])
      return SKIP
    })
  }
}

function cells(node: Element): Element[] {
  return node.children.flatMap((child) =>
    child.type !== 'element' ? [] : child.tagName === 'th' ? [child] : cells(child),
  )
}
