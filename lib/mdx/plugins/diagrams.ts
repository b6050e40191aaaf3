import type { XmlElement } from '@rgrove/parse-xml'
import type { Element, ElementContent, Root } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { h } from 'hastscript'
import { DRAW_ANEW, drawingFile, UNDRAWN } from '../../content/drawings'
import { readSvg } from '../../content/drawings/svg'
import type { Issue } from '../../core/problem'
import { shortHash } from '../../core/short-hash'
import type { Compilation } from '../compilation'
import { toDrawing } from '../drawing'
import type { PageContext } from '../kit'
import { mdxParser } from '../parser'
import { SKIP, visit } from './visit'

export interface Diagram {
  /** Mermaid source. */
  source: string
  /** One-based line of the opening fence in the body. */
  line: number
}

const parser = mdxParser()

/** The ```` ```mermaid ```` blocks of a page's body. @throws VFileMessage when the body is no MDX */
export function findDiagrams(body: string): Diagram[] {
  const found: Diagram[] = []
  visit(parser.parse(body), 'code', ({ lang, value, position }) => {
    if (lang === 'mermaid') found.push({ source: value, line: position?.start.line ?? 1 })
  })
  return found
}

/** Turns ```` ```mermaid ```` into its drawing; the source stays in the page, folded. Without a drawing the browser of the development server makes one. */
export function rehypeMermaid({ context, report }: Compilation) {
  return (tree: Root) => {
    let number = 0
    visit(tree, 'element', (node, index, parent) => {
      const code = node.tagName === 'pre' ? node.children[0] : undefined
      if (code?.type !== 'element' || !isMermaid(code) || !parent || index === undefined) return
      const title = /title="([^"]*)"/.exec(typeof code.data?.meta === 'string' ? code.data.meta : '')?.[1]
      if (title === undefined)
        report(node, {
          severity: 'warning',
          message: 'a diagram without a title',
          fix: 'write ```mermaid title="What the diagram shows".',
        })
      const source = textOf(code).trimEnd()
      const name = title ?? context.t('diagram')
      const id = `d${shortHash(`${context.file} ${number++} ${source}`)}`
      const kept = readKept(context.drawing(source), drawingFile('', source))
      if ('message' in kept) report(node, kept)
      const svg = 'message' in kept ? undefined : toDrawing(kept, id, name)
      parent.children[index] = figure(source, name, title, context.t, svg)
      return SKIP
    })
  }
}

/** The parsed drawing of a diagram; a problem when it is missing or not allowed in a page. */
function readKept(markup: string | undefined, file: string): XmlElement | Issue {
  if (markup === undefined)
    return {
      severity: 'warning',
      message: UNDRAWN,
      fix: 'look at the page in `npm run dev`, or run `npm run draw`, and commit content/drawings.',
    }
  const read = readSvg(markup, 'drawing')
  if (!('what' in read)) return read
  const message = `the drawing kept for the diagram ${read.what} (${file}:${read.line})`
  return { message, fix: DRAW_ANEW }
}

const isMermaid = ({ properties: { className } }: Element): boolean =>
  Array.isArray(className) && className.includes('language-mermaid')

function figure(
  source: string,
  name: string,
  title: string | undefined,
  t: PageContext['t'],
  svg: Element | undefined,
): Element {
  const pre = h(
    'pre',
    {
      tabIndex: 0,
      role: 'group',
      'aria-label': title ? `${t('diagramSource')}: ${title}` : t('diagramSource'),
    },
    source,
  )
  return h('figure.diagram', [
    svg
      ? h('doc-diagram', { 'data-title': name }, [h('div.diagram-view', box(svg, name)), fold(t, false, pre)])
      : h('doc-diagram', { 'data-title': name, 'data-undrawn': t('diagramError') }, fold(t, true, pre)),
    ...(title ? [h('figcaption', title)] : []),
  ])
}

// No <code> inside <pre>: the highlighter would take it.
const fold = (t: PageContext['t'], open: boolean, pre: Element): Element =>
  h('details', { open }, [h('summary', t('diagramSource')), pre])

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
