import { hasClass, type PageElement, type PageNode } from './tree'

const NO_TEXT = new Set(
  'script style template noscript svg nav button input select search form colgroup source'.split(' '),
)
export const INLINE = new Set(
  'a abbr b bdi br code doc-term del em i img kbd label mark picture q s small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)
/** What only the page itself needs: tools, navigation, what is said elsewhere. */
export function isLeftOut(element: PageElement): boolean {
  const { name, attributes } = element
  if (name === 'nav' && hasClass(element, 'chapters')) return false
  if (name === 'input' && attributes.type === 'checkbox') return false
  return (
    NO_TEXT.has(name) ||
    attributes.role === 'tooltip' ||
    attributes['aria-hidden'] === 'true' ||
    'data-twin-skip' in attributes ||
    'data-footnote-backref' in attributes ||
    hasClass(element, 'anchor') ||
    hasClass(element, 'code-lang')
  )
}

/** Whether a node stands in a line of text. */
export const isInline = (node: PageNode): boolean =>
  typeof node === 'string' || (INLINE.has(node.name) && node.children.every(isInline)) || node.name === 'input'
