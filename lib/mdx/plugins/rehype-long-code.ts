import type { Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { SKIP, visit } from './visit'

/** Code that may be broken at the end of a line (app/styles/prose.css). */
export const isLongCode = (text: string): boolean => text.length > 16

/** Marks long code in a line. */
export function rehypeLongCode() {
  return (tree: Root) =>
    visit(tree, 'element', (node) => {
      if (node.tagName === 'pre') return SKIP
      if (node.tagName === 'code' && isLongCode(textOf(node))) node.properties.className = ['long']
    })
}
