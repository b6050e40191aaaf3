import { valueToEstree } from 'estree-util-value-to-estree'
import type { ElementContent, Nodes } from 'hast'
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx'
import type { Props } from './kit'

export type ComponentNode = MdxJsxFlowElementHast | MdxJsxTextElementHast
type Attribute = ComponentNode['attributes'][number]

/**
 * A React component in the tree of a page. It is a JSX element of MDX, so that `render.ts` and the compiler of
 * `@next/mdx` both know what to do with it.
 */
export function componentNode(
  name: string,
  props: Props,
  children: ElementContent[],
  position?: ComponentNode['position'],
): ComponentNode {
  const attributes = Object.entries(props).flatMap(([key, value]) =>
    value === undefined ? [] : [toAttribute(key, value)],
  )
  return { type: 'mdxJsxFlowElement', name, attributes, children, ...(position ? { position } : {}) }
}

function toAttribute(name: string, value: NonNullable<Props[string]> | null): Attribute {
  if (typeof value === 'string') return { type: 'mdxJsxAttribute', name, value }
  const expression = valueToEstree(value)
  const estree = {
    type: 'Program' as const,
    sourceType: 'module' as const,
    comments: [],
    body: [{ type: 'ExpressionStatement' as const, expression }],
  }
  return {
    type: 'mdxJsxAttribute',
    name,
    value: { type: 'mdxJsxAttributeValueExpression', value: JSON.stringify(value), data: { estree } },
  }
}

/** Whether a node is a component, of this name if one is given. */
export const isComponent = (node: Nodes, name?: string): node is ComponentNode =>
  (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && (name === undefined || node.name === name)

/** A property that is a string; undefined for any other. */
export function readProp(node: ComponentNode, name: string): string | undefined {
  const found = node.attributes.find((attribute) => attribute.type === 'mdxJsxAttribute' && attribute.name === name)
  return typeof found?.value === 'string' ? found.value : undefined
}

/** Sets a property, whether the node had it or not. */
export function setProp(node: ComponentNode, name: string, value: string): void {
  node.attributes = [
    ...node.attributes.filter((attribute) => attribute.type !== 'mdxJsxAttribute' || attribute.name !== name),
    toAttribute(name, value),
  ]
}

/** MDX puts components written on one line, such as several cards, into a paragraph; this takes it away again. */
export const unwrapParagraphs = (nodes: ElementContent[]): ElementContent[] =>
  nodes.flatMap((node) => (node.type === 'element' && node.tagName === 'p' ? node.children : [node]))
