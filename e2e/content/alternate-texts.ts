import type { Element, Nodes as HtmlNode } from 'hast'
import { fromHtml } from 'hast-util-from-html'
import { toString as htmlText } from 'hast-util-to-string'
import type { Nodes as MarkdownNode } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'

/** What a text says and how it is built, read from HTML or from Markdown. */
export interface Text {
  words: string[]
  headings: string[]
  /** Cells of all rows of all tables, without white space. */
  tables: string[][]
  code: string[]
  /** Words and address. */
  links: string[]
}

const INLINE = new Set(
  'a abbr b bdi code doc-term del em i img input kbd label mark picture q s small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)
const squeeze = (text: string): string => text.replace(/\s+/g, '')
const split = (text: string): string[] => text.split(/\s+/).filter(Boolean)

/** The text of `<main>` as a reader reads it, navigation and tools aside. */
export function readPage(html: string, address: (href: string) => string | undefined): Text {
  const main = find(fromHtml(html), ({ tagName }) => tagName === 'main')
  const text: Text = { words: [], headings: [], tables: [], code: [], links: [] }
  if (main) text.words = split(readHtml(main, text, address))
  text.links = text.links.filter((link) => !/^(\S+) mailto:\1$/.test(link))
  return text
}

/** Words of two elements that a tool without a stylesheet would read as one: “Passwordsensitive”. */
export function gluedWords(html: string): string[] {
  const main = find(fromHtml(html), ({ tagName }) => tagName === 'main')
  return main ? gluedIn(main) : []
}

function gluedIn(element: Element): string[] {
  if (isAside(element) || ['pre', 'doc-tabs', 'doc-diagram'].includes(element.tagName)) return []
  return element.children.flatMap((child, index) => {
    if (child.type !== 'element') return []
    const next = element.children[index + 1]
    if (next?.type !== 'element' || isAside(child) || isAside(next)) return gluedIn(child)
    if (!isOfLine(child) || !isOfLine(next)) return gluedIn(child)
    const [one, other] = [htmlText(child).slice(-20), htmlText(next).slice(0, 20)]
    return [
      ...(/[\p{L}\p{N}]$/u.test(one) && /^[\p{L}\p{N}]/u.test(other) ? [`${one}|${other}`] : []),
      ...gluedIn(child),
    ]
  })
}

/** Indexes and the parts of a long name belong to the word beside them. */
const isOfLine = ({ tagName }: Element): boolean =>
  INLINE.has(tagName) && !['wbr', 'sup', 'sub', 'kbd'].includes(tagName)

const find = (node: HtmlNode, passes: (element: Element) => boolean): Element | undefined => {
  if (node.type === 'element' && passes(node)) return node
  for (const child of 'children' in node ? node.children : []) {
    const found = find(child as HtmlNode, passes)
    if (found) return found
  }
  return undefined
}

const isClass = ({ properties }: Element, name: string): boolean =>
  Array.isArray(properties.className) && properties.className.includes(name)

function isAside(element: Element): boolean {
  const { tagName, properties } = element
  if (tagName === 'nav') return !isClass(element, 'chapters')
  return (
    ['button', 'script', 'style', 'template', 'noscript', 'svg', 'select', 'form', 'search', 'input'].includes(
      tagName,
    ) ||
    properties.role === 'tooltip' ||
    properties.ariaHidden === 'true' ||
    properties.dataAlternateSkip !== undefined ||
    properties.dataFootnoteBackref !== undefined ||
    isClass(element, 'anchor') ||
    isClass(element, 'code-lang')
  )
}

/** @returns the text of an element; what it is built of goes into `text` */
function readHtml(element: Element, text: Text, address: (href: string) => string | undefined): string {
  const { tagName, properties } = element
  if (tagName === 'img') return ` ${properties.alt ?? ''} `
  if (tagName === 'video') {
    const source = find(element, (inside) => inside.tagName === 'source')
    text.links.push(`${squeeze(String(properties.ariaLabel))} ${address(String(source?.properties.src))}`)
    return ` ${properties.ariaLabel ?? ''} `
  }
  if (tagName === 'br') return ' '
  if (tagName === 'pre') {
    text.code.push(htmlText(element).replace(/\n$/, ''))
    return ` ${htmlText(element)} `
  }
  const inside = readChildren(element, text, address)
  if (/^h[1-6]$/.test(tagName)) text.headings.push(`${tagName[1]} ${squeeze(inside)}`)
  if (tagName === 'a' && squeeze(inside) !== '') {
    const target = address(String(properties.href ?? ''))
    if (target !== undefined) text.links.push(`${squeeze(inside)} ${target}`)
  }
  if (tagName === 'tr') {
    const cells = element.children.flatMap((cell) =>
      cell.type === 'element'
        ? [
            squeeze(readChildren(cell, { ...text, links: [], headings: [], code: [], tables: [] }, address)),
            ...Array<string>(Number(cell.properties.colSpan ?? 1) - 1).fill(''),
          ]
        : [],
    )
    text.tables.push(cells)
  }
  return INLINE.has(tagName) ? inside : ` ${inside} `
}

function readChildren(element: Element, text: Text, address: (href: string) => string | undefined): string {
  let read = ''
  for (const child of element.children) {
    if (child.type === 'comment' || (child.type === 'element' && isAside(child))) continue
    if (child.type === 'element' && element.tagName === 'doc-tabs' && child.tagName === 'label') continue
    if (child.type === 'element' && element.tagName === 'details' && child.tagName === 'summary' && isSource(element))
      continue
    if (child.type === 'element' && child.tagName === 'doc-tab') read += ` ${child.properties.dataLabel} `
    // A form without colours puts the kind of an admonition before its title.
    if (child.type === 'element' && child.tagName === 'p' && child.properties.dataLabel)
      read += ` ${child.properties.dataLabel}: `
    const words = child.type === 'text' ? child.value : child.type === 'element' ? readHtml(child, text, address) : ''
    read += words
  }
  return read
}

/** The folded source of a diagram: its label is a tool. */
const isSource = (details: Element): boolean =>
  details.children.some((child) => child.type === 'element' && child.tagName === 'pre')

const markdown = unified().use(remarkParse).use(remarkGfm)

/** The text of an alternate, without its front matter. */
export function readAlternate(source: string): Text {
  const text: Text = { words: [], headings: [], tables: [], code: [], links: [] }
  const tree = markdown.parse(source.replace(/^---\n[\s\S]*?\n---\n/, ''))
  text.words = split(readMarkdown(tree, text))
  // GitHub's dialect makes a link of every mail address, however it is written.
  text.links = text.links.filter((link) => !/^(\S+) mailto:\1$/.test(link))
  return text
}

const PHRASES = new Set(['text', 'emphasis', 'strong', 'delete', 'link', 'inlineCode', 'image'])

function readMarkdown(node: MarkdownNode, text: Text): string {
  switch (node.type) {
    case 'text':
    case 'inlineCode':
      return node.value
    case 'html':
      // A bar behind a backslash in the code of a cell, and what Markdown has no character for.
      if (/^<\/?(?:abbr|bdo|code|dfn|ins|mark|q|rp|rt|ruby|sub|sup|u)(?: [^>]*)?>$/.test(node.value)) return ''
      if (/^<\/?(?:li|ol)(?: [^>]*)?>/.test(node.value)) return ' '
      return node.value === '<br>' ? ' ' : ` RAW HTML ${node.value} `
    case 'break':
      return ' '
    case 'image':
      return ` ${node.alt ?? ''} `
    case 'code':
      text.code.push(node.value)
      return ` ${node.value} `
  }
  const inside = 'children' in node ? node.children.map((child) => readMarkdown(child, text)).join('') : ''
  if (node.type === 'heading') text.headings.push(`${node.depth} ${squeeze(inside)}`)
  if (node.type === 'link') text.links.push(`${squeeze(inside)} ${node.url}`)
  if (node.type === 'tableRow')
    text.tables.push(
      node.children.map((cell) =>
        squeeze(readMarkdown(cell, { ...text, links: [], headings: [], code: [], tables: [] })),
      ),
    )
  return PHRASES.has(node.type) ? inside : ` ${inside} `
}
