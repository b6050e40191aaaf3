import type { Element, ElementContent, Root } from 'hast'
import { toHtml } from 'hast-util-to-html'
import { h } from 'hastscript'
import { find, html } from 'property-information'
import { furnitureOf, seen } from '../mdx/furniture'
import { visit } from '../mdx/plugins/visit'
import { ATTRIBUTES } from '../mdx/rules/elements'

const isFurniture = furnitureOf('feed')
/** Elements of the site that a feed drops; their content remains. */
const isWrapper = ({ tagName, properties }: Element): boolean =>
  tagName.includes('-') || properties.role === 'button' || tagName === 'picture' || tagName === 'source'

/** Ids and what names them are left out: links lead to the page. */
const OWN = ['id', 'headers', 'role']
const KEPT_PROPERTIES = new Set(
  [...ATTRIBUTES.keys(), 'controls', 'poster']
    .filter((name) => !OWN.includes(name))
    .map((name) => find(html, name).property),
)
const CODE = new Set(['code', 'kbd', 'pre', 'samp'])
const ADDRESSES = ['href', 'src', 'poster'] as const

/**
 * HTML of a text as a feed reader can show it: whole, without the parts that need the site, every address absolute.
 * @param base address of the page
 */
export function feedHtml(nodes: ElementContent[], base: string, direction: 'ltr' | 'rtl' = 'ltr'): string {
  const tree: Root = { type: 'root', children: simplify(nodes) }
  visit(tree, 'element', ({ tagName, properties }) => {
    if (direction === 'rtl' && CODE.has(tagName)) properties.dir = 'ltr'
    for (const name of Object.keys(properties)) if (!KEPT_PROPERTIES.has(name)) delete properties[name]
    for (const name of ADDRESSES) {
      const address = properties[name]
      if (typeof address === 'string') properties[name] = absolute(address, base)
    }
  })
  const written = toHtml(tree).trim()
  return direction === 'rtl' ? `<div dir="rtl">${written}</div>` : written // a reader takes no stylesheet of ours
}

const simplify = (nodes: ElementContent[]): ElementContent[] =>
  nodes.flatMap((node): ElementContent[] => {
    if (node.type === 'comment') return []
    if (node.type !== 'element') return [node]
    const { tagName, properties } = node
    // A reader without forms shows no box: whether a task is done is a character.
    if (tagName === 'input' && properties.type === 'checkbox')
      return [{ type: 'text', value: properties.checked ? '☑' : '☐' }]
    if (isFurniture(seen(node))) return []
    const children = simplify(node.children)
    if (tagName === 'video') properties.title = properties.ariaLabel
    if (seen(node).classes.includes('admonition-title'))
      return [h('p', h('strong', [properties.dataLabel ? `${properties.dataLabel}: ` : '', ...children]))]
    if (tagName === 'doc-tab') return [h('p', h('strong', String(properties.dataLabel ?? ''))), ...children] // its name on the page
    return isWrapper(node) ? children : [{ ...node, children }]
  })

/** `/docs/bi` and `#changes` → addresses with a host; what is no address at all stays. */
function absolute(address: string, base: string): string {
  try {
    return new URL(address, base).href
  } catch {
    return address
  }
}
