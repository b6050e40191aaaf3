import { fence } from './code'
import { attributesOf, escapeText } from './escape'
import { link, oneLine, paragraph, strong, type ToAlternate, type Writing } from './inline'
import { isInline, isLeftOut } from './shown'
import { table } from './table'
import { findElement, hasClass, type PageElement, type PageNode, textOf } from './tree'

/**
 * The text of a published page as Markdown (CommonMark with the tables of GitHub). One serializer for every kind of page:
 * it reads what a reader sees, so a page and its alternate cannot say different things. `e2e/content/alternates.spec.ts` parses all
 * alternates again and compares words, headings, tables, code and links with their pages.
 *
 * Libraries for this (hast-util-to-mdast with mdast-util-to-markdown) took 11 s for a site of 1,300 pages, this takes one.
 *
 * @returns blocks, between which an empty line belongs
 */
export const toBlocks = (nodes: PageNode[], toAlternate: ToAlternate): string[] => blocksOf(nodes, { toAlternate })

function blocksOf(nodes: PageNode[], writing: Writing): string[] {
  const blocks: string[] = []
  let line: PageNode[] = []
  const flush = () => {
    const text = paragraph(line, writing)
    if (text) blocks.push(text)
    line = []
  }
  for (const node of nodes) {
    if (typeof node !== 'string' && isLeftOut(node)) continue
    if (isInline(node)) line.push(node)
    else {
      flush()
      blocks.push(...blockOf(node as PageElement, writing))
    }
  }
  flush()
  return blocks
}

function blockOf(element: PageElement, writing: Writing): string[] {
  const { name, children, attributes } = element
  if (/^h[1-6]$/.test(name)) return withText(`${'#'.repeat(Number(name[1]))} `, oneLine(children, writing))
  if (hasClass(element, 'admonition')) return [quoted(blocksOf(children, writing))]
  if (hasClass(element, 'admonition-title') || name === 'summary' || name === 'dt') {
    const kind = attributes['data-label']
    return withText('', strong((kind ? `${escapeText(kind)}: ` : '') + oneLine(children, writing)))
  }
  switch (name) {
    case 'blockquote':
      return [quoted(blocksOf(children, writing))]
    case 'pre':
      return [fence(element, attributes['data-language'] ?? '')]
    case 'dl':
      return definitions(element, writing)
    case 'hr':
      return ['---']
    case 'ul':
    case 'ol':
      return list(element, writing)
    case 'table':
      return [
        ...element.children.flatMap((part) =>
          typeof part !== 'string' && part.name === 'caption' ? blocksOf(part.children, writing) : [],
        ),
        table(element, ({ children: inside }) => lineOf(inside, writing)),
      ]
    case 'figure':
      return figure(element, writing)
    case 'doc-diagram':
      return diagram(element)
    case 'doc-tabs':
      return blocksOf(
        children.filter((child) => typeof child !== 'string' && child.name === 'doc-tab'),
        writing,
      )
    case 'doc-tab':
      return [strong(escapeText(attributes['data-label'] ?? '')), ...blocksOf(children, writing)]
    case 'video':
      return video(element, writing)
    case 'a':
      return withText('', oneLine([element], writing)) // a card: a link around blocks
    default:
      return blocksOf(children, writing)
  }
}

const withText = (before: string, text: string): string[] => (text ? [before + text] : [])
const quoted = (blocks: string[]): string => indent(blocks.join('\n\n'), '> ', '> ')
const indent = (text: string, first: string, rest: string): string =>
  text
    .split('\n')
    .map((line, index) => (line === '' ? rest.trimEnd() : (index === 0 ? first : rest) + line))
    .join('\n')

/** Blocks in a cell of a table: a line end there is `<br>`. */
const lineOf = (nodes: PageNode[], writing: Writing): string =>
  blocksOf(nodes, { ...writing, inCell: true })
    .join('<br>')
    .replace(/\n+/g, '<br>')

/** A list whose marks are counted otherwise than Markdown counts; in a cell any list with numbers. */
const isCounted = ({ name, attributes, children }: PageElement, { inCell }: Writing): boolean =>
  name === 'ol' &&
  (inCell ||
    ['reversed', 'type'].some((own) => Object.hasOwn(attributes, own)) ||
    children.some((item) => typeof item !== 'string' && 'value' in item.attributes))

function countedList({ attributes, children }: PageElement, writing: Writing): string {
  const items = children.flatMap((item) => {
    if (typeof item === 'string' || isLeftOut(item)) return []
    const text = writing.inCell ? [lineOf(item.children, writing)] : ['', ...blocksOf(item.children, writing), '']
    return [`<li${attributesOf(item.attributes, ['value'])}>`, text.join('\n\n'), '</li>']
  })
  return [`<ol${attributesOf(attributes, ['start', 'reversed', 'type'])}>`, ...items, '</ol>']
    .join(writing.inCell ? '' : '\n')
    .replace(/\n{3,}/g, '\n\n')
}

function list(element: PageElement, writing: Writing): string[] {
  if (isCounted(element, writing)) return [countedList(element, writing)]
  let number = Number(element.attributes.start ?? 1)
  const items = element.children.flatMap((item) => {
    if (typeof item === 'string' || isLeftOut(item)) return []
    const mark = writing.inCell ? '' : element.name === 'ol' ? `${number++}. ` : '- '
    const blocks = blocksOf(item.children, writing)
    return blocks.length > 0 ? [{ mark, blocks }] : []
  })
  if (items.length === 0) return []
  const isLoose = items.some(
    ({ blocks }) => blocks.length > 1 && !blocks.slice(1).every((block) => /^(-|\d+\.) /.test(block)),
  )
  const written = items.map(({ mark, blocks }) =>
    indent(blocks.join(isLoose ? '\n\n' : '\n'), mark, ' '.repeat(mark.length)),
  )
  return [written.join(isLoose ? '\n\n' : '\n')]
}

/** A name and its values on a line. */
function definitions({ children }: PageElement, writing: Writing): string[] {
  const pairs = children.flatMap((child) =>
    typeof child === 'string' ? [] : child.name === 'div' ? child.children : [child],
  )
  const items: string[][] = []
  for (const part of pairs) {
    if (typeof part === 'string') continue
    if (part.name === 'dt') items.push([])
    items.at(-1)?.push(...blockOf(part, writing))
  }
  const lines = items.map(([name = '', value = '', ...more]) =>
    /^- /.test(value) ? [name, value, ...more] : [`${name} ${value}`.trim(), ...more],
  )
  if (writing.inCell) return lines.flat()
  return [lines.map((line) => indent(line.join('\n'), '- ', '  ')).join('\n')]
}

/** A picture, a block of code or a diagram, with what is under or over it. */
function figure(element: PageElement, writing: Writing): string[] {
  if (!hasClass(element, 'code')) return blocksOf(element.children, writing)
  const language = findElement(element.children, (inside) => hasClass(inside, 'code-lang'))
  const title = findElement(element.children, (inside) => hasClass(inside, 'code-title'))
  const code = findElement(element.children, ({ name }) => name === 'pre')
  return [
    ...(title ? withText('', strong(oneLine(title.children, writing))) : []),
    ...(code ? [fence(code, language ? textOf(language) : '')] : []),
  ]
}

/** The source of a drawing is folded in its page. */
function diagram({ children }: PageElement): string[] {
  const source = findElement(children, ({ name }) => name === 'pre')
  return source ? [fence(source, 'mermaid')] : []
}

function video({ attributes, children }: PageElement, { toAlternate }: Writing): string[] {
  const source = findElement(children, ({ name }) => name === 'source')?.attributes.src ?? ''
  return [link(escapeText(attributes['aria-label'] ?? ''), toAlternate(source))]
}
