import type { Element, ElementContent, Root } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import { h, s } from 'hastscript'
import remarkDirective from 'remark-directive'
import remarkGfm from 'remark-gfm'
import remarkMdx from 'remark-mdx'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { shortHash } from '../short-hash'
import type { PageContext, ReportProblem } from './kit'
import { SKIP, visit } from './visit'

export interface Diagram {
  /** Mermaid source. */
  source: string
  /** One-based line of the opening fence in the body. */
  line: number
}

const parser = unified().use(remarkParse).use(remarkMdx).use(remarkGfm).use(remarkDirective)

/** The ```` ```mermaid ```` blocks of a page's body. @throws VFileMessage when the body is no MDX */
export function findDiagrams(body: string): Diagram[] {
  const found: Diagram[] = []
  visit(parser.parse(body), 'code', ({ lang, value, position }) => {
    if (lang === 'mermaid') found.push({ source: value, line: position?.start.line ?? 1 })
  })
  return found
}

/** Turns ```` ```mermaid ```` into its drawing; the source stays in the page, folded. Without a drawing the browser makes one. */
export function rehypeMermaid({ context, report }: { context: PageContext; report: ReportProblem }) {
  return (tree: Root) => {
    let number = 0
    visit(tree, 'element', (node, index, parent) => {
      const code = node.tagName === 'pre' ? node.children[0] : undefined
      if (code?.type !== 'element' || !isMermaid(code) || !parent || index === undefined) return
      const line = node.position?.start.line
      const title = /title="([^"]*)"/.exec(typeof code.data?.meta === 'string' ? code.data.meta : '')?.[1]
      if (title === undefined) {
        report({
          severity: 'warning',
          line,
          message: 'a diagram without a title',
          fix: 'write ```mermaid title="What the diagram shows".',
        })
      }
      const source = textOf(code).trimEnd()
      const markup = context.drawing(source)
      if (markup === undefined) {
        report({
          severity: 'warning',
          line,
          message: 'the diagram has no drawing',
          fix: 'run `npm run draw` and commit content/drawings; until then the reader’s browser draws it.',
        })
      }
      const name = title ?? context.labels.diagram ?? ''
      const id = `d${shortHash(`${context.file} ${number++} ${source}`)}`
      const svg = markup === undefined ? undefined : drawing(markup, id, name)
      if (markup !== undefined && svg === undefined) {
        report({
          severity: 'error',
          line,
          message: 'the drawing kept for the diagram is no SVG',
          fix: 'run `npm run draw -- --all` and commit content/drawings.',
        })
      }
      parent.children[index] = figure(source, name, title, context.labels, svg)
      return SKIP
    })
  }
}

const isMermaid = ({ properties: { className } }: Element): boolean =>
  Array.isArray(className) && className.includes('language-mermaid')

function figure(
  source: string,
  name: string,
  title: string | undefined,
  labels: PageContext['labels'],
  svg: Element | undefined,
): Element {
  const texts = {
    'data-title': name,
    'data-zoom-in': labels.zoomIn,
    'data-zoom-out': labels.zoomOut,
    'data-reset': labels.zoomReset,
  }
  const pre = h(
    'pre',
    {
      tabIndex: 0,
      role: 'group',
      'aria-label': title ? `${labels.diagramSource}: ${title}` : labels.diagramSource,
    },
    source,
  )
  return h('figure.diagram', [
    svg
      ? h('doc-diagram', texts, [h('div.diagram-view', box(svg, name)), fold(labels, false, pre)])
      : h(
          'doc-diagram',
          { ...texts, 'data-undrawn': true, 'data-error': labels.diagramError },
          fold(labels, true, pre),
        ),
    ...(title ? [h('figcaption', title)] : []),
  ])
}

// No <code> inside <pre>: the highlighter would take it.
const fold = (labels: PageContext['labels'], open: boolean, pre: Element): Element =>
  h('details', { open }, [h('summary', labels.diagramSource), pre])

/** Width, in pixels, of the narrowest box of a drawing: that of a window of 320. */
const NARROWEST = 254
/** As in diagram.css: on a phone a drawing is made no smaller than this, and scrolls then. */
const LEGIBLE = 0.8

/** A drawing that may be wider than its box can be scrolled by keyboard; the others are no stop for the Tab key. */
const box = (svg: Element, name: string): Element =>
  h(
    'div.diagram-box',
    Number(svg.properties.width) * LEGIBLE > NARROWEST ? { tabIndex: 0, role: 'group', 'aria-label': name } : {},
    svg,
  )

/** The kept SVG as a picture of this page: named, described by its labels, with ids that no other drawing has; undefined when it is none. */
function drawing(markup: string, id: string, name: string): Element | undefined {
  const svg = fromHtml(markup, { fragment: true }).children.find((node) => node.type === 'element')
  if (svg?.tagName !== 'svg' || !hasSoundNames(svg)) return undefined
  prefixIds(svg, `${id}-`)
  const own = svg.children.find((node) => node.type === 'element' && node.tagName === 'desc')
  const description = own ? textOf(own) : labelsOf(svg).join(', ')
  svg.children = [
    s('title', { id: `${id}-title` }, name),
    ...(description ? [s('desc', { id: `${id}-desc` }, description)] : []),
    ...svg.children.filter((node) => node !== own),
  ]
  const { xmlns: _, ...properties } = svg.properties
  svg.properties = {
    ...properties,
    className: ['drawing'],
    style: `--w:${svg.properties.width}`,
    role: 'img',
    ariaLabelledBy: [`${id}-title`],
    ...(description ? { ariaDescribedBy: [`${id}-desc`] } : {}),
  }
  return svg
}

/** False for a drawing with damaged tags, which React refuses to draw. */
function hasSoundNames(svg: Element): boolean {
  let isSound = true
  visit(svg, 'element', ({ tagName }) => {
    isSound &&= /^[a-z][\w:.-]*$/i.test(tagName)
  })
  return isSound
}

function prefixIds(svg: Element, prefix: string): void {
  visit(svg, 'element', ({ properties }) => {
    for (const [name, value] of Object.entries(properties)) {
      if (typeof value !== 'string') continue
      if (name === 'id') properties[name] = prefix + value
      else if (/^#/.test(value)) properties[name] = `#${prefix}${value.slice(1)}`
      else if (/^url\(#/.test(value)) properties[name] = value.replace('#', `#${prefix}`)
    }
  })
}

/** What is written in a drawing, each text once. */
function labelsOf(svg: Element): string[] {
  const labels = new Set<string>()
  visit(svg, 'element', (node) => {
    if (node.tagName !== 'text') return
    labels.add(
      node.children
        .map((row) => (row.type === 'element' ? textOf(row) : row.type === 'text' ? row.value : ''))
        .join(' ')
        .trim(),
    )
    return SKIP
  })
  return [...labels].filter(Boolean)
}

/** A page without its drawings: their labels are in their sources. */
export const withoutDrawings = <T extends Root | ElementContent>(node: T): T =>
  'children' in node
    ? {
        ...node,
        children: node.children.flatMap((child) =>
          child.type === 'element' && child.tagName === 'svg' ? [] : [withoutDrawings(child as ElementContent)],
        ),
      }
    : node
