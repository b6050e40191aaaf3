import type { Element, ElementContent, Nodes, Root } from 'hast'
import { EXIT, visit } from 'unist-util-visit'

export const classNames = ({ properties: { className } }: Element): string[] =>
  Array.isArray(className) ? className.map(String) : []
export const hasClass = (element: Element, name: string): boolean => classNames(element).includes(name)

/** Level of a heading, 1 to 6; 0 for other elements. */
export const headingLevel = ({ tagName }: Element): number => Number(/^h([1-6])$/.exec(tagName)?.[1] ?? 0)

/** All elements that pass, in the order of the document. */
export function findAll(tree: Nodes, passes: (element: Element) => boolean): Element[] {
  const found: Element[] = []
  visit(tree, 'element', (element) => {
    if (passes(element)) found.push(element)
  })
  return found
}

/** The first element that passes. */
export function findFirst(tree: Nodes, passes: (element: Element) => boolean): Element | undefined {
  let found: Element | undefined
  visit(tree, 'element', (element) => {
    if (!passes(element)) return undefined
    found = element
    return EXIT
  })
  return found
}

/** Replaces each element by what is made of it, from the inside outwards. */
export function replaceAll<T extends Root | Element>(tree: T, make: (element: Element) => ElementContent[]): T {
  tree.children = (tree.children as ElementContent[]).flatMap((child) =>
    child.type === 'element' ? make(replaceAll(child, make)) : [child],
  )
  return tree
}
