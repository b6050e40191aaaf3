import type { Node, Root } from 'mdast'
import type { Compilation } from '../compilation'

/** A page before any of its components is rendered. */
export interface ParsedPage extends Compilation {
  tree: Root
  /** Text of the body, which positions of nodes count in. */
  source: string
}

/** Reports the mistakes of one subject, and removes from the tree what must not be published. */
export type Rule = (page: ParsedPage) => void | Promise<void>

/** The text of a node as its author wrote it. */
export const sourceOf = (node: Node, source: string): string =>
  source.slice(node.position?.start.offset, node.position?.end.offset)

/** The words of a node, code included. */
export function wordsOf(node: Node): string {
  if ('value' in node && typeof node.value === 'string') return node.value
  if ('alt' in node && typeof node.alt === 'string') return node.alt
  return 'children' in node && Array.isArray(node.children) ? node.children.map(wordsOf).join('') : ''
}
