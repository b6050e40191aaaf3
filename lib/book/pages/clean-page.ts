import type { Element, ElementContent } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as textOf } from 'hast-util-to-string'
import { h } from 'hastscript'
import { furnitureOf, seen } from '../../mdx/furniture'
import { classNames, findFirst, hasClass, headingLevel, replaceAll } from './elements'

const isFurniture = furnitureOf('book')

/** Chromium writes structure elements of PDF 2.0 for these, and says that its files are PDF 1.4. */
const PLAIN = new Map([
  ['strong', 'b'],
  ['em', 'i'],
])
/** Attributes that say nothing on paper, or name ids that are given anew. */
const OF_SCREEN = ['tabIndex', 'hidden', 'ariaDescribedBy', 'ariaLabelledBy'] as const

/** What a published page says, without what only a screen needs. @throws Error when the page has no text */
export function cleanPage(html: string): Element {
  const article = findFirst(fromHtml(html), ({ tagName }) => tagName === 'article')
  if (!article) throw new Error('the page has no <article>')
  const section = replaceAll({ ...article, tagName: 'section', properties: { className: ['book-page'] } }, printed)
  return { ...section, children: titleFirst(section.children) }
}

/** A notice is above the title on the site, and would be below the text of another page in a book. */
function titleFirst(children: ElementContent[]): ElementContent[] {
  const isTitle = (child: ElementContent) =>
    child.type === 'element' && findFirst(child, ({ tagName }) => tagName === 'h1')
  return [...children.filter(isTitle), ...children.filter((child) => !isTitle(child))]
}

function printed(element: Element): ElementContent[] {
  const { tagName, properties, children } = element
  if (isLeftOut(element)) return []
  if (tagName === 'video') return poster(element)
  if (tagName === 'doc-term') return [toTerm(element)]
  // A moment of a film has no place on paper, and a filter of a list neither.
  if (tagName === 'a' && /^#t=|^[^:]*\?/.test(String(properties.href))) return children
  if (typeof properties.id === 'string') unlink(element, `#${properties.id}`)
  if (tagName === 'details') properties.open = true
  if (tagName === 'a') properties.className = classNames(element).filter((name) => name !== 'external')
  if (tagName === 'img') delete properties.loading
  if (headingLevel(element) > 0 || tagName === 'pre' || hasClass(element, 'table')) delete properties.ariaLabel
  if (tagName !== 'svg') for (const name of OF_SCREEN) delete properties[name]
  if (properties.role === 'group') delete properties.role
  if (tagName === 'figure') properties.role = 'group' // the picture in it is the figure, and has the alternative text
  element.tagName = PLAIN.get(tagName) ?? tagName
  return [element]
}

const isLeftOut = (element: Element): boolean =>
  isFurniture(seen(element)) ||
  (element.tagName === 'span' && hasClass(element, 'visually-hidden')) ||
  isSource(element)

/** The Mermaid source beside its drawing. */
const isSource = ({ tagName, children }: Element): boolean =>
  tagName === 'details' &&
  children.some((child) => child.type === 'element' && child.tagName === 'pre') &&
  !children.some((child) => child.type === 'element' && child.tagName === 'div')

/** The first picture of a film, and the link to its file. */
const poster = ({ properties: { poster: src, ariaLabel }, children }: Element): ElementContent[] => [
  ...(typeof src === 'string' ? [h('img', { src, alt: String(ariaLabel ?? '') })] : []),
  h(
    'p',
    children.filter((child) => child.type === 'element' && child.tagName === 'a'),
  ),
]

/** The words of a term without its tooltip; those of the glossary name it there, for the index. */
function toTerm({ children: [words, tooltip] }: Element): ElementContent {
  const name = tooltip?.type === 'element' && findFirst(tooltip, ({ tagName }) => tagName === 'b')
  const text = words?.type === 'element' ? words.children : []
  return h('span', name ? { dataTerm: textOf(name) } : {}, text)
}

/** A link to the place where it is is there to be copied. */
const unlink = (element: Element, href: string): Element =>
  replaceAll(element, (inside) =>
    inside.tagName === 'a' && inside.properties.href === href ? inside.children : [inside],
  )
