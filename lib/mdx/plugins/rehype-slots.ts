import type { Nodes, Root } from 'hast'
import { kindOf } from '../../content/kinds'
import { lookUp } from '../../core/look-up'
import { type Compilation, lineOf } from '../compilation'
import { type ComponentNode, isComponent, readProp } from '../component-node'
import type { Kit } from '../kit'
import { SKIP, visit } from './visit'

/** The author's mark at the end of the part of a post that lists show. */
export const TRUNCATE_MARK = '/* truncate */'
/** Its slot in the tree. */
export const TRUNCATE = 'Truncate'

/** Whether a node is a place that is filled only when all pages are known. */
export const isSlot = (node: Nodes, kit: Kit): node is ComponentNode =>
  isComponent(node) && (node.name === TRUNCATE || lookUp(kit.parts, node.name)?.slot !== undefined)

/** Attributes of a slot as its author wrote them; one that is missing is ''. */
export function slotProps(node: ComponentNode, kit: Kit): Record<string, string> {
  const names = Object.keys(lookUp(kit.parts, node.name)?.attributes ?? {})
  return Object.fromEntries(names.map((name) => [name, readProp(node, name) ?? '']))
}

/**
 * Collects the slots of a page, and reports those that cannot be filled: inside another element, or on a page of another
 * kind.
 */
export function rehypeSlots({ kit, context, report, slots }: Compilation) {
  const allowed = kindOf(context.file)?.slots
  const seen = new Set<string>()
  return (tree: Root) => {
    visit(tree, (node, _index, parent) => {
      if (node.type === 'root' || !isSlot(node, kit)) return
      const name = node.name === TRUNCATE ? `{${TRUNCATE_MARK}}` : `<${node.name}>`
      const fail = (message: string, fix: string) => report(node, { message: `${name}: ${message}`, fix })
      const slot = lookUp(kit.parts, node.name)?.slot
      if (slot) slots.push({ slot: node.name, props: slotProps(node, kit), line: lineOf(node) })
      if (slot === 'blog' && allowed !== 'blog') fail('is on a page that is no post of the blog', 'remove it.')
      else if (slot === 'docs' && allowed !== 'docs') fail('is on a page outside the documentation', 'remove it.')
      else if (slot !== 'docs' && seen.has(name)) fail('appears in the post twice', 'remove one of the two.')
      else if (parent?.type !== 'root') fail('is inside something else', 'put it on its own line in the text.')
      seen.add(name)
      return SKIP
    })
  }
}
