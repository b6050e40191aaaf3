import { furnitureOf } from '../../mdx/furniture'
import { INLINE as IN_TEXT } from '../../mdx/inline'
import type { PageElement, PageNode } from './tree'

const isFurniture = furnitureOf('markdown')
export const INLINE: ReadonlySet<string> = new Set([...IN_TEXT, 'br', 'label', 'picture'])
/** What only the page itself needs: tools, navigation, what is said elsewhere. */
export function isLeftOut(element: PageElement): boolean {
  const { name, attributes } = element
  if (name === 'input' && attributes.type === 'checkbox') return false // of a list of tasks
  const { role, class: classes = '' } = attributes
  const has = (attribute: string) => attribute in attributes
  return attributes['aria-hidden'] === 'true' || isFurniture({ tag: name, role, classes: classes.split(' '), has })
}

/** Whether a node is in a line of text. */
export const isInline = (node: PageNode): boolean =>
  typeof node === 'string' ||
  (INLINE.has(node.name) && node.children.every(isInline)) ||
  node.name === 'input' ||
  node.name === 'source' // of a picture among words
