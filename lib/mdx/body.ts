import path from 'node:path'
import type { Element, ElementContent, Root, RootContent } from 'hast'
import { kindOf } from '../content/kinds'
import { postUrl } from '../core/routes'
import type { WrittenSlot } from './compilation'
import { isComponent } from './component-node'
import { drawnNodes } from './drawn'
import type { Kit, PageContext } from './kit'
import { isSlot, slotProps, TRUNCATE } from './plugins/rehype-slots'
import { visit } from './plugins/visit'
import { renderHtml } from './render'
import { splitSections, type TextSection } from './section'

/** The text of a page, top to bottom: HTML, and places that are filled only when all pages are known. */
export interface Body {
  segments: Segment[]
  /** What search finds in it. */
  sections: TextSection[]
  /** Of a post: what lists show of it. */
  excerpt?: Excerpt
}
export type Segment = Html | Slot
export interface Html {
  html: string
  /** Of a post: what the HTML was made of, for feeds. */
  nodes?: ElementContent[]
}
export interface Slot extends Omit<WrittenSlot, 'line'> {
  /** Number of headings above it. */
  headingsAbove: number
}
export interface Excerpt {
  /** The text above the mark, or all of it. */
  html: string
  /** Whether there is more below. */
  isTruncated: boolean
}

/** Renders a page into HTML segments, with its slots between them as data. */
export function splitBody(tree: Root, kit: Kit, context: PageContext): Body {
  const segments: Segment[] = []
  const drawn: ElementContent[] = []
  const hasExcerpt = kindOf(context.file)?.hasExcerpt === true
  let nodes: RootContent[] = []
  let headingsAbove = 0
  const flush = () => {
    if (nodes.some(isMeaningful)) {
      const shown = drawnNodes(trim(nodes), kit)
      drawn.push(SPACE, ...shown)
      segments.push({ html: renderHtml(trim(nodes), kit), ...(hasExcerpt ? { nodes: shown } : {}) })
    }
    nodes = []
  }
  for (const node of tree.children) {
    headingsAbove += countHeadings(node)
    if (!isSlot(node, kit)) nodes.push(node)
    else if (node.name !== TRUNCATE) {
      flush()
      segments.push({ slot: node.name, props: slotProps(node, kit), headingsAbove })
    }
  }
  flush()
  const body = { segments, sections: splitSections(drawn) }
  return hasExcerpt ? { ...body, excerpt: makeExcerpt(tree, kit, context) } : body
}

const SPACE: ElementContent = { type: 'text', value: ' ' }

function makeExcerpt(tree: Root, kit: Kit, { file, resolveLink }: PageContext): Excerpt {
  const mark = tree.children.findIndex((node) => isComponent(node, TRUNCATE))
  const above = mark === -1 ? tree.children : tree.children.slice(0, mark)
  const shown = { type: 'root' as const, children: structuredClone(above.filter((node) => !isSlot(node, kit))) }
  moveAnchors(shown, resolveLink(postUrl(path.parse(file).name.replace(/\.[^.]+$/, ''))))
  return {
    html: renderHtml(trim(shown.children), kit),
    isTruncated: mark !== -1 && tree.children.slice(mark + 1).some(isMeaningful),
  }
}

/** A list shows several texts on one page, and none of them is the place where their anchors lead: that is the post. */
function moveAnchors(tree: Root | Element, post: string): void {
  const isAnchor = (node: ElementContent | RootContent): boolean =>
    isComponent(node, 'HeadingAnchor') ||
    (node.type === 'element' && (isFootnotes(node) || node.children.some(isFootnoteRef)))
  visit(tree, (node) => {
    if (node.type === 'element' && node.children.some((child) => isComponent(child, 'HeadingAnchor')))
      delete node.properties.ariaLabel
    if ('children' in node) node.children = node.children.filter((child) => !isAnchor(child)) as typeof node.children
    if (node.type !== 'element') return
    delete node.properties.id
    const { href } = node.properties
    if (typeof href === 'string' && href.startsWith('#')) node.properties.href = post + href
  })
}

const isFootnotes = ({ properties }: Element): boolean => properties.dataFootnotes !== undefined
const isFootnoteRef = (node: ElementContent): boolean =>
  node.type === 'element' && node.properties.dataFootnoteRef !== undefined

function countHeadings(node: RootContent): number {
  let count = 0
  visit(node, (inside) => {
    if (isComponent(inside, 'HeadingAnchor')) count++
  })
  return count
}

const isMeaningful = (node: RootContent): boolean => node.type !== 'text' || node.value.trim() !== ''

/** Without the line ends at both ends. */
function trim(nodes: RootContent[]): RootContent[] {
  const first = nodes.findIndex(isMeaningful)
  return nodes.slice(Math.max(0, first), nodes.findLastIndex(isMeaningful) + 1)
}
