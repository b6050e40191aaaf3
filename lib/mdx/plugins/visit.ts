import type { Node, Parent } from 'unist'
import { type BuildVisitor, CONTINUE, EXIT, SKIP, type VisitorResult } from 'unist-util-visit'

export { SKIP }

type Visit = (node: Node, index: number | undefined, parent: Parent | undefined) => VisitorResult

/**
 * As `visit` of unist-util-visit, for a visitor of nodes as they are entered, and a type for a test. That one gives a name
 * to a function at each node, for traces of errors, which took a fifth of the time that pages are compiled in.
 */
export function visit<Tree extends Node>(tree: Tree, visitor: BuildVisitor<Tree>): void
export function visit<Tree extends Node, Type extends string>(
  tree: Tree,
  type: Type,
  visitor: BuildVisitor<Tree, Type>,
): void
export function visit(tree: Node, ...given: [Visit] | [string, Visit]): void {
  const [type, visitor] = given.length === 1 ? [undefined, given[0]] : given
  enter(tree, undefined, undefined)

  /** @returns place of the sibling to go on with */
  function enter(node: Node, index: number | undefined, parent: Parent | undefined): number | typeof EXIT | undefined {
    const result = type === undefined || type === node.type ? visitor(node, index, parent) : CONTINUE
    const [action, next] =
      typeof result === 'number' ? [CONTINUE, result] : Array.isArray(result) ? result : [result, undefined]
    if (action === EXIT) return EXIT
    if (action !== SKIP && 'children' in node) {
      const within = node as Parent
      for (let place = 0; place < within.children.length; ) {
        const after = enter(within.children[place] as Node, place, within)
        if (after === EXIT) return EXIT
        place = after ?? place + 1
      }
    }
    return next ?? undefined
  }
}
