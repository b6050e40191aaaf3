import { Parser } from 'htmlparser2'

/** An element of a published page. */
export interface PageElement {
  name: string
  attributes: Readonly<Record<string, string>>
  children: PageNode[]
}
export type PageNode = PageElement | string

/** Reads a piece of HTML as the renderer wrote it: every element is closed, comments are left out. */
export function readTree(html: string): PageNode[] {
  const root: PageElement = { name: '', attributes: {}, children: [] }
  const open = [root]
  const parser = new Parser({
    onopentag(name, attributes) {
      const element = { name, attributes, children: [] }
      open.at(-1)?.children.push(element)
      open.push(element)
    },
    ontext(text) {
      const children = open.at(-1)?.children
      const last = children?.at(-1)
      if (children && typeof last === 'string') children[children.length - 1] = last + text
      else children?.push(text)
    },
    onclosetag() {
      if (open.length > 1) open.pop()
    },
  })
  parser.end(html)
  return root.children
}

/** All text of a node, as it is there. */
export const textOf = (node: PageNode): string => (typeof node === 'string' ? node : node.children.map(textOf).join(''))

export const hasClass = ({ attributes }: PageElement, name: string): boolean =>
  (attributes.class ?? '').split(' ').includes(name)

/** The first element at any depth that passes. */
export function findElement(nodes: PageNode[], passes: (element: PageElement) => boolean): PageElement | undefined {
  for (const node of nodes) {
    if (typeof node === 'string') continue
    const found = passes(node) ? node : findElement(node.children, passes)
    if (found) return found
  }
  return undefined
}
