import { XmlElement, XmlText } from '@rgrove/parse-xml'
import type { Element } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { s } from 'hastscript'
import { SKIP, visit } from './plugins/visit'

/**
 * A kept SVG (lib/content/drawings/svg.ts has read it) as a picture of a page: named, described by its labels, with ids that
 * neither the page nor another drawing has. It is built of the elements that were read: the text itself, which HTML may
 * read otherwise than XML, never reaches the page.
 */
export function toDrawing(kept: XmlElement, id: string, name: string): Element {
  const svg = toHast(kept)
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

const toHast = ({ name, attributes, children }: XmlElement): Element =>
  s(
    name,
    { ...attributes },
    children.flatMap((node) => (node instanceof XmlElement ? toHast(node) : node instanceof XmlText ? node.text : [])),
  )

function prefixIds(svg: Element, prefix: string): void {
  visit(svg, 'element', ({ properties }) => {
    for (const [name, value] of Object.entries(properties)) {
      if (name === 'id') properties[name] = `${prefix}${value}`
      else if (name === 'href') properties[name] = `#${prefix}${String(value).slice(1)}`
      else if (typeof value === 'string') properties[name] = value.replace(/url\(\s*#/gi, `url(#${prefix}`)
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
