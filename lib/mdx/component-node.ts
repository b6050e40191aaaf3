import type { ElementContent, Nodes } from 'hast'
import type { MdxJsxFlowElementHast, MdxJsxTextElementHast } from 'mdast-util-mdx-jsx'
import type { KitCall, Props } from './kit'

/** A JSX element as an author wrote it. */
export type JsxNode = MdxJsxFlowElementHast | MdxJsxTextElementHast

/** A React component in the tree of a page. Its properties are plain values. */
export interface ComponentNode extends MdxJsxFlowElementHast {
  name: string
  data: { props: Props }
}

/** Makes a component for the tree of a page; `render.ts` draws it. */
export const componentNode = (
  name: string,
  props: Props,
  children: ElementContent[],
  position?: ComponentNode['position'],
): ComponentNode => ({
  type: 'mdxJsxFlowElement',
  name,
  attributes: [],
  data: { props: Object.fromEntries(Object.entries(props).filter(([, value]) => value !== undefined)) },
  children,
  ...(position ? { position } : {}),
})

/** Whether a node is JSX that an author wrote. */
export const isJsx = (node: Nodes): node is JsxNode =>
  (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') && !isComponent(node)

/** Whether a node is a component, of this name if one is given. */
export const isComponent = (node: Nodes, name?: string): node is ComponentNode =>
  node.type === 'mdxJsxFlowElement' &&
  node.data !== undefined &&
  'props' in node.data &&
  (name === undefined || node.name === name)

/** A property that is a string; undefined for any other. */
export function readProp({ data: { props } }: ComponentNode, name: string): string | undefined {
  const value = Object.hasOwn(props, name) ? props[name] : undefined
  return typeof value === 'string' ? value : undefined
}

/** MDX puts components written on one line, such as several cards, into a paragraph; this takes it away again. */
export const unwrapParagraphs = (nodes: ElementContent[]): ElementContent[] =>
  nodes.flatMap((node) => (node.type === 'element' && node.tagName === 'p' ? node.children : [node]))

/** The components of this name, the only ones that may be there; what else does is reported, and not dropped without a word. */
export function onlyOf(name: string, nodes: ElementContent[], fail: KitCall['fail']): ComponentNode[] {
  const inside = unwrapParagraphs(nodes).filter((node) => node.type !== 'text' || node.value.trim() !== '')
  const found = inside.filter((node): node is ComponentNode => isComponent(node, name))
  if (found.length > 0 && found.length < inside.length)
    fail(`something is beside the <${name}>`, `put it into one, or outside.`)
  return found
}
