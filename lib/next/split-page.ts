import {
  cloneElement,
  createElement,
  Fragment,
  isValidElement,
  type JSX,
  type ReactElement,
  type ReactNode,
} from 'react'

type Props = { children?: ReactNode; dangerouslySetInnerHTML?: unknown }

/** An element of HTML and everything in it. */
export type StillElement = ReactElement<Props, keyof JSX.IntrinsicElements>

/** Properties of an element without its content. */
export function attributesOf({ children: _, dangerouslySetInnerHTML: __, ...attributes }: Props): object {
  return attributes
}

interface Makers {
  /** Takes the content of an element out of React's payload. */
  still: (element: StillElement) => ReactNode
  /** What a client component is wrapped in. */
  client: (component: ReactElement) => ReactNode
}

interface Split {
  /** Without server components. */
  node: ReactNode
  hasClient: boolean
}

/**
 * Splits a page at its client components: the elements around one are React's, the siblings of both are still. Calls the
 * server components itself, so they are plain functions without hooks.
 *
 * It leans on this: in the RSC layer a client component is a function with the mark of `CLIENT`.
 */
export function splitPage(node: ReactNode, makers: Makers): Split {
  if (Array.isArray(node)) return splitAll(node, makers)
  if (!isValidElement<Props>(node)) return { node, hasClient: false }
  const { type, props, key } = node
  if (isClient(type)) return { node: withKey(makers.client(node), key), hasClient: true }
  if (typeof type === 'function') {
    const result = splitPage((type as (props: Props) => ReactNode)(props), makers)
    return { ...result, node: withKey(result.node, key) }
  }
  const { node: children, hasClient } = splitPage(props.children, makers)
  const isSame = children === props.children
  return { node: isSame ? node : cloneElement(node, undefined, ...[children].flat()), hasClient }
}

const CLIENT = Symbol.for('react.client.reference')
const isClient = (type: unknown): boolean =>
  typeof type === 'function' && '$$typeof' in type && type.$$typeof === CLIENT

function splitAll(nodes: ReactNode[], makers: Makers): Split {
  const parts = nodes.map((node) => splitPage(node, makers))
  const hasClient = parts.some((part) => part.hasClient)
  if (!hasClient && parts.every(({ node }, index) => node === nodes[index])) return { node: nodes, hasClient }
  const node = parts.map((part) => (part.hasClient || !hasClient ? part.node : freeze(part.node, makers)))
  return { node, hasClient }
}

function freeze(node: ReactNode, makers: Makers): ReactNode {
  if (Array.isArray(node)) return node.map((child) => freeze(child, makers))
  if (!isValidElement<Props>(node)) return node
  const { type, props, key } = node
  if (type === Fragment) return cloneElement(node, undefined, freeze(props.children, makers))
  // It would be connected before its content is in it.
  if (String(type).includes('-')) throw new Error(`<${type}> stands beside a client component: put it into an element`)
  const isEmpty = props.children == null && !props.dangerouslySetInnerHTML
  return isEmpty ? node : withKey(makers.still(node as StillElement), key)
}

function withKey(node: ReactNode, key: string | null): ReactNode {
  if (key === null) return node
  return isValidElement(node) ? cloneElement(node, { key }) : createElement(Fragment, { key }, node)
}
