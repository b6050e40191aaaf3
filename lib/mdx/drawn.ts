import type { Element, ElementContent, Properties, RootContent } from 'hast'
import { find, html } from 'property-information'
import { Fragment, isValidElement, type ReactNode } from 'react'
import type { Kit } from './kit'
import { toReact } from './render'

/**
 * What a part of a page shows, as a tree: its components replaced by the elements they draw. Search and feeds read it,
 * so nobody parses the HTML of a page again. Components of the kit have no hooks, so calling them is enough.
 */
export const drawnNodes = (nodes: RootContent[], kit: Kit): ElementContent[] => toNodes(toReact(nodes, kit))

function toNodes(node: ReactNode): ElementContent[] {
  if (typeof node === 'string' || typeof node === 'number') return [{ type: 'text', value: String(node) }]
  if (Array.isArray(node)) return node.flatMap(toNodes)
  if (!isValidElement<{ children?: ReactNode }>(node)) return [] // null, undefined, true and false draw nothing
  const { type, props } = node
  if (type === Fragment) return toNodes(props.children)
  if (typeof type === 'function') return toNodes((type as (props: object) => ReactNode)(props))
  const { children, ...properties } = props
  return [
    { type: 'element', tagName: type, properties: toProperties(properties), children: toNodes(children) } as Element,
  ]
}

/** Properties as every tool for trees of HTML names them. */
const toProperties = (props: object): Properties =>
  Object.fromEntries(
    Object.entries(props).flatMap(([name, value]) => {
      // React draws the alignment of a cell as a style; others are states of the site.
      if (name === 'style') return value?.textAlign ? [['align', value.textAlign]] : []
      if (value === undefined || value === null || value === false) return []
      const { property } = find(html, name)
      return [[property, property === 'className' ? String(value).split(' ') : value]]
    }),
  )
