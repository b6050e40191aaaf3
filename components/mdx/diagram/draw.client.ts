'use client'
import type { Mermaid } from 'mermaid'
import { DRAWN_ELEMENTS, FONT_NAMES, GEOMETRY, LOOK_NAMES, STROKE_NAMES } from '@/lib/content/drawings/names'
import { placeholder, themeVariables, tokensByColor } from './diagram-theme.client'

/**
 * Makes an SVG of a Mermaid source whose colours are tokens of the site, so that it fits every theme without a script.
 * It runs in Chromium for `npm run draw`, and in the author's browser for `npm run dev`.
 */
export interface Drawing {
  svg: SVGSVGElement
  /** Features of the source that a drawing drops: its own colours, and links. */
  dropped: string[]
}

type Look = (typeof LOOK_NAMES)[number]
type Looks = Record<Look, string>

/** Each shape has its own styles, so Mermaid's style sheet is removed. */
const LOOKS: Looks = {
  fill: 'var(--text)',
  'fill-opacity': '1',
  stroke: 'none',
  'stroke-width': '1px',
  'stroke-dasharray': 'none',
  'stroke-opacity': '1',
  'font-size': '15px',
  'font-weight': '400',
  'font-style': 'normal',
  'text-anchor': 'start',
  'dominant-baseline': 'auto',
  'text-decoration-line': 'none',
}

const KEPT_ELEMENTS = new Set<string>(DRAWN_ELEMENTS)
const KEPT = new Set(GEOMETRY)
const SHAPES = 'path,rect,circle,ellipse,line,polygon,polyline,text,tspan,use'

/** Corners a little round, as the site's are; the ground of a label hides the line below it. */
const STYLES = `
.node rect, .cluster rect, rect.actor, rect.note { rx: 5px; ry: 5px; }
.edgeLabel .label rect, .labelBkg { opacity: 1; fill: ${placeholder('surface')}; }
`

/**
 * Readers see the drawing in their own system's font. Boxes are measured for the widest that the site's stack may meet
 * (DejaVu Sans, 0.56 em a letter) and a little more, whatever font this machine has: letters are set apart accordingly.
 */
const SAMPLE = 'Согласование договора: руководитель проекта, Update record, matched, 1 000 000'
const WIDEST = 0.58

export function setWidestFont(bench: HTMLElement): void {
  bench.style.font = '15px var(--font)'
  const context = document.createElement('canvas').getContext('2d')
  if (!context) throw new Error('there is no canvas')
  context.font = getComputedStyle(bench).font
  const average = context.measureText(SAMPLE).width / SAMPLE.length / 15
  bench.style.letterSpacing = `${Math.max(0, WIDEST - average)}em`
}

/** @throws Error when the source does not parse, or is of a kind that needs HTML inside the drawing */
export async function draw(mermaid: Mermaid, source: string, bench: HTMLElement, id: string): Promise<Drawing> {
  mermaid.initialize({
    startOnLoad: false,
    securityLevel: 'strict',
    suppressErrorRendering: true,
    logLevel: 'fatal',
    htmlLabels: false,
    theme: 'base',
    themeVariables: themeVariables(),
    themeCSS: STYLES,
    fontFamily: getComputedStyle(bench).fontFamily,
    flowchart: { nodeSpacing: 44, rankSpacing: 36, padding: 11, wrappingWidth: 240 },
    sequence: {
      actorFontSize: 15,
      messageFontSize: 15,
      noteFontSize: 15,
      width: 110,
      actorMargin: 24,
      mirrorActors: false,
    },
    journey: { textPlacement: 'tspan' },
  })
  const { text, characters } = withoutCodes(source)
  const { svg: markup } = await mermaid.render(id, text, bench)
  bench.innerHTML = markup
  const svg = bench.querySelector('svg')
  if (!svg) throw new Error('Mermaid has drawn nothing')
  if (svg.querySelector('foreignObject')) throw new Error('this kind of diagram needs HTML inside its drawing')
  writeCharacters(svg, characters)
  centreLabels(svg)
  const dropped = flatten(svg, tokensByColor(mermaid.mermaidAPI.getConfig().themeVariables ?? {}))
  svg.remove()
  return { svg, dropped }
}

/** First of the characters without a meaning, which stand for others. */
const PLACEHOLDER = 0xe000

/**
 * Codes of characters (`#9829;`, `#quot;`) are set here: Mermaid shows some of them as they are written when labels are no HTML.
 * A character that means something to Mermaid gets a placeholder until it is drawn. In lines of style such words are colours.
 */
function withoutCodes(source: string): { text: string; characters: string[] } {
  const characters: string[] = []
  const read = document.createElement('textarea')
  const text = source.replace(/^(?!\s*(?:style|classDef|linkStyle|%%)).*$/gm, (line) =>
    line.replace(/#(\d+|[a-z]\w*);/gi, (code, name: string) => {
      read.innerHTML = `&${/^\d/.test(name) ? '#' : ''}${name};`
      const character = read.value
      if (character.endsWith(';') && character.length > 1) return code
      return /[\0-\x7f]/.test(character) ? String.fromCharCode(PLACEHOLDER + characters.push(character) - 1) : character
    }),
  )
  return { text, characters }
}

function writeCharacters(svg: SVGSVGElement, characters: string[]): void {
  const texts = document.createTreeWalker(svg, NodeFilter.SHOW_TEXT)
  while (texts.nextNode()) {
    const node = texts.currentNode as Text
    node.data = node.data.replace(/[\ue000-\uf8ff]/g, (mark) => characters[mark.charCodeAt(0) - PLACEHOLDER] ?? mark)
  }
}

/**
 * Mermaid places some labels by their middle and some by their start, and its style sheet knows one of the two. The place
 * says which: half the width to the left of the middle of the shape is a start.
 */
function centreLabels(svg: SVGSVGElement): void {
  if (!/mindmap|flowchart/.test(svg.getAttribute('aria-roledescription') ?? '')) return
  for (const label of svg.querySelectorAll<SVGGElement>('.node > .label')) {
    const text = label.querySelector('text')
    const { e: left = 0 } = label.transform.baseVal.consolidate()?.matrix ?? {}
    if (text) text.style.textAnchor = Math.abs(left + text.getBBox().width / 2) < Math.abs(left) ? 'start' : 'middle'
  }
}

/**
 * Writes the computed styles into the shapes and removes everything else that Mermaid wrote.
 * @returns what was dropped
 */
function flatten(svg: SVGSVGElement, tokens: Map<string, string>): string[] {
  const dropped = new Set<string>()
  for (const link of svg.querySelectorAll('a')) {
    dropped.add('a link')
    link.replaceWith(...link.childNodes)
  }
  for (const shape of svg.querySelectorAll<SVGGraphicsElement>(SHAPES)) if (isInvisible(shape)) shape.remove()
  // Styles are computed before anything changes: those of a shape depend on the classes of its parents.
  const looks = new Map<Element, Looks>()
  for (const shape of svg.querySelectorAll<SVGElement>(SHAPES)) {
    looks.set(shape, looksOf(shape, tokens, dropped))
    if (shape.tagName === 'rect') roundCorners(shape)
  }
  const { width, height } = svg.viewBox.baseVal
  for (const element of svg.querySelectorAll('*')) if (!KEPT_ELEMENTS.has(element.localName)) element.remove()
  for (const element of [svg, ...svg.querySelectorAll('*')]) {
    for (const name of element.getAttributeNames()) if (!KEPT.has(name)) element.removeAttribute(name)
  }
  for (const [shape, own] of looks) {
    const inherited = (shape.tagName === 'tspan' && shape.parentElement && looks.get(shape.parentElement)) || LOOKS
    for (const name of LOOK_NAMES)
      if (own[name] !== inherited[name]) shape.setAttribute(name, own[name].replace(/px$/, ''))
  }
  for (const span of [...svg.querySelectorAll('tspan')].reverse()) if (!span.hasAttributes()) unwrap(span)
  svg.normalize()
  svg.setAttribute('fill', LOOKS.fill)
  svg.setAttribute('width', String(Math.ceil(width)))
  svg.setAttribute('height', String(Math.ceil(height)))
  return [...dropped]
}

/** A radius that a style sheet gives. */
function roundCorners(shape: SVGElement): void {
  const radius = Number.parseFloat(getComputedStyle(shape).rx)
  if (radius > 0) shape.setAttribute('rx', String(radius))
}

const unwrap = (element: Element): void => element.replaceWith(...element.childNodes)

/** An empty label, or the ground of one. */
function isInvisible(shape: SVGGraphicsElement): boolean {
  if (shape.closest('defs,marker,symbol')) return false
  const { display, visibility } = getComputedStyle(shape)
  if (display === 'none' || visibility === 'hidden') return true
  if (/^(text|tspan)$/.test(shape.tagName)) return shape.textContent?.trim() === ''
  if (/marker-/.test(shape.getAttributeNames().join())) return false
  const { width, height } = shape.getBBox()
  return width === 0 && height === 0
}

function looksOf(shape: SVGElement, tokens: Map<string, string>, dropped: Set<string>): Looks {
  const style = getComputedStyle(shape)
  const looks = Object.fromEntries(LOOK_NAMES.map((name) => [name, style.getPropertyValue(name)])) as Looks
  const isText = /^(text|tspan)$/.test(shape.tagName)
  for (const name of ['fill', 'stroke'] as const) {
    const [, color = looks[name], alpha] = ALPHA.exec(looks[name]) ?? []
    const opaque = alpha === undefined ? color : `rgb(${color})`
    if (opaque === 'none' || alpha === '0') looks[name] = 'none'
    else {
      const token = tokens.get(opaque)
      // Mermaid writes `style` and `classDef` of the author so.
      if (token === undefined && shape.style.getPropertyPriority(name) !== '') dropped.add(`the colour ${looks[name]}`)
      looks[name] = `var(--${token ?? (name === 'stroke' ? 'line-strong' : isText ? 'text' : 'surface-2')})`
      if (alpha !== undefined) looks[`${name}-opacity`] = alpha
    }
  }
  if (looks.stroke === 'none') for (const name of STROKE_NAMES) looks[name] = LOOKS[name]
  if (looks.fill === 'none') looks['fill-opacity'] = LOOKS['fill-opacity']
  if (!isText) for (const name of FONT_NAMES) looks[name] = LOOKS[name]
  // Mermaid writes a solid line as dashes without gaps.
  if (/^(0px|1px, 0px|0px, 0px)$/.test(looks['stroke-dasharray'])) looks['stroke-dasharray'] = 'none'
  return looks
}

const ALPHA = /^rgba\((.+), ([\d.]+)\)$/
