import { findElement, hasClass, type PageElement, type PageNode, textOf } from './page-tree'

/**
 * The text of a published page as Markdown (CommonMark with the tables of GitHub). One serializer for every kind of page:
 * it reads what a reader sees, so a page and its twin cannot say different things. `e2e/content/twins.spec.ts` parses all
 * twins again and compares words, headings, tables, code and links with their pages.
 *
 * Libraries for this (hast-util-to-mdast with mdast-util-to-markdown) took 11 s for a site of 1,300 pages, this takes one.
 *
 * @returns blocks, between which an empty line belongs
 */
export const toBlocks = (nodes: PageNode[], toTwin: ToTwin): string[] => blocksOf(nodes, { toTwin })

/** Makes the address of a link; undefined for one that is only its words. */
type ToTwin = (href: string) => string | undefined

interface Writing {
  toTwin: ToTwin
  /** In the cell of a table, where all stands on one line. */
  inCell?: boolean
}

const NO_TEXT = new Set(
  'script style template noscript svg nav button input select search form colgroup source'.split(' '),
)
const INLINE = new Set(
  'a abbr b bdi br code doc-term del em i img kbd label mark picture q s small span strong sub sup time u var wbr'.split(
    ' ',
  ),
)
/** Elements that belong to the word before them. */
const JOINED = new Set(['wbr', 'sup', 'sub', 'br', 'kbd'])

/** What only the page itself needs: tools, navigation, what is said elsewhere. */
export function isLeftOut(element: PageElement): boolean {
  const { name, attributes } = element
  if (name === 'nav' && hasClass(element, 'chapters')) return false
  if (name === 'button' && attributes['aria-describedby'] !== undefined) return false // a term
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

const isInline = (node: PageNode): boolean =>
  typeof node === 'string' ||
  (INLINE.has(node.name) && node.children.every(isInline)) ||
  node.name === 'button' ||
  node.name === 'input'

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
  if (hasClass(element, 'admonition-title') || name === 'summary' || name === 'dt')
    return withText('', strong(oneLine(children, writing)))
  if (hasClass(element, 'code-title')) return withText('', strong(oneLine(children, writing)))
  switch (name) {
    case 'blockquote':
      return [quoted(blocksOf(children, writing))]
    case 'pre':
      return [fence(element, languageOf(element))]
    case 'dl':
      return definitions(element, writing)
    case 'hr':
      return ['---']
    case 'ul':
    case 'ol':
      return list(element, writing)
    case 'table':
      return [table(element, writing)]
    case 'figure':
      return figure(element, writing)
    case 'doc-diagram':
      return diagram(element)
    case 'doc-tab':
      return [strong(escapeText(attributes['data-label'] ?? '')), ...blocksOf(children, writing)]
    case 'label':
      return []
    case 'video':
      return video(element, writing)
    case 'a':
      return withText('', oneLine([element], writing)) // a card: a link around blocks
    default:
      return blocksOf(children, writing)
  }
}

const withText = (before: string, text: string): string[] => (text ? [before + text] : [])
const strong = (text: string): string => (text ? `**${text}**` : '')
const quoted = (blocks: string[]): string => indent(blocks.join('\n\n'), '> ', '> ')
const indent = (text: string, first: string, rest: string): string =>
  text
    .split('\n')
    .map((line, index) => ((index === 0 ? first : rest) + line).trimEnd())
    .join('\n')

function list(element: PageElement, writing: Writing): string[] {
  let number = Number(element.attributes.start ?? 1)
  const items = element.children.flatMap((item) => {
    if (typeof item === 'string' || isLeftOut(item)) return []
    const mark = element.name === 'ol' ? `${number++}. ` : '- '
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

/** Every row has as many cells as the widest; a line end in a cell is `<br>`. */
function table(element: PageElement, writing: Writing): string {
  const rows = rowsOf(element).map(({ children }) =>
    children.flatMap((cell) => {
      if (typeof cell === 'string') return []
      const text = blocksOf(cell.children, { ...writing, inCell: true })
        .join('<br>')
        .replace(/\n+/g, '<br>')
      const span = Number(cell.attributes.colspan ?? 1)
      return [text, ...Array<string>(span - 1).fill('')]
    }),
  )
  const width = Math.max(...rows.map((row) => row.length))
  const [head = [], ...body] = rows
  const line = (row: string[]) => `| ${Array.from({ length: width }, (_, index) => row[index] ?? '').join(' | ')} |`
  const caption = element.children.find(
    (child): child is PageElement => typeof child !== 'string' && child.name === 'caption',
  )
  return [
    ...(caption ? [paragraph(caption.children, writing), ''] : []),
    line(head),
    line(Array<string>(width).fill('---')),
    ...body.map(line),
  ].join('\n')
}

const rowsOf = ({ children }: PageElement): PageElement[] =>
  children.flatMap((child) => (typeof child === 'string' ? [] : child.name === 'tr' ? [child] : rowsOf(child)))

/** A picture, a block of code or a diagram, with what stands under or over it. */
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

/** The source of a drawing stands folded in its page. */
function diagram({ children }: PageElement): string[] {
  const source = findElement(children, ({ name }) => name === 'pre')
  return source ? [fence(source, 'mermaid')] : []
}

function video({ attributes, children }: PageElement, { toTwin }: Writing): string[] {
  const source = findElement(children, ({ name }) => name === 'source')?.attributes.src ?? ''
  return [link(escapeText(attributes['aria-label'] ?? ''), toTwin(source))]
}

const languageOf = (pre: PageElement): string => pre.attributes['data-language'] ?? ''

function fence(element: PageElement, language: string): string {
  const code = textOf(element).replace(/\n$/, '')
  const longest = Math.max(2, ...[...code.matchAll(/`{3,}/g)].map(([ticks]) => ticks.length))
  const ticks = '`'.repeat(longest + 1)
  return `${ticks}${language}\n${code}\n${ticks}`
}

const paragraph = (nodes: PageNode[], writing: Writing): string =>
  inline(nodes, writing)
    .split('\\\n')
    .map((line) => escapeStart(line.trim()))
    .join(writing.inCell ? '<br>' : '\\\n')

/** Words of blocks too, such as those of a card. */
const oneLine = (nodes: PageNode[], writing: Writing): string =>
  inline(nodes, writing).replace(/\\\n/g, ' ').replace(/\s+/g, ' ').trim()

/** Text on a line. White space is what a browser shows; elements that touch are words of their own. */
function inline(nodes: PageNode[], writing: Writing): string {
  let text = ''
  let previous: PageNode | undefined
  for (const node of nodes) {
    if (typeof node !== 'string' && isLeftOut(node)) continue
    const written = typeof node === 'string' ? escapeText(node.replace(/\s+/g, ' ')) : inlineElement(node, writing)
    if (written === '') continue
    const touches =
      typeof previous === 'object' && typeof node === 'object' && !JOINED.has(node.name) && !JOINED.has(previous.name)
    text += touches ? ` ${written}` : written
    previous = node
  }
  return text.replace(/ {2,}/g, ' ')
}

function inlineElement(element: PageElement, writing: Writing): string {
  const { name, children, attributes } = element
  const inside = () => inline(children, writing)
  switch (name) {
    case 'br':
      return '\\\n'
    case 'wbr':
      return ''
    case 'code':
      return codeSpan(textOf(element), writing)
    case 'strong':
    case 'b':
      return around('**', inside())
    case 'em':
    case 'i':
      return around('*', inside())
    case 'del':
    case 's':
      return around('~~', inside())
    case 'a':
      return link(inside().replace(/\\\n/g, ' '), writing.toTwin(attributes.href ?? ''))
    case 'img':
      return `![${escapeText(attributes.alt ?? '')}](${destination(writing.toTwin(attributes.src ?? '') ?? '')})`
    case 'input':
      return 'checked' in attributes ? '[x] ' : '[ ] '
    default:
      return INLINE.has(name) || name === 'button' ? inside() : ` ${inside()} `
  }
}

/** Marks stand at the words, white space outside of them. */
function around(before: string, text: string, after = before): string {
  const words = text.trim()
  if (!words) return text
  const [start = '', end = ''] = [/^\s*/.exec(text)?.[0], /\s*$/.exec(text)?.[0]]
  return `${start}${before}${words}${after}${end}`
}

function codeSpan(code: string, { inCell }: Writing): string {
  const text = code.replace(/\s+/g, ' ')
  if (text.trim() === '') return ''
  const runs = [...text.matchAll(/`+/g)].map(([ticks]) => ticks.length)
  let ticks = 1
  while (runs.includes(ticks)) ticks++
  const pad = /^`|`$|^ .* $/.test(text) ? ' ' : ''
  const fenceOf = '`'.repeat(ticks)
  return fenceOf + pad + (inCell ? text.replaceAll('|', '\\|') : text) + pad + fenceOf
}

/** Signs that mean something to Markdown anywhere in a line; `|` only in a table, but it is no sign of prose. */
const escapeText = (text: string): string =>
  text
    .replace(/[\\`*[\]<|~]|(?<![\p{L}\p{N}])_|_(?![\p{L}\p{N}])/gu, '\\$&')
    .replace(/&(?=#?\w+;)/g, '\\&')
    .replace(/\b(https?:\/\/|www\.)/g, (start) => start.replace(/[:.]/, '\\$&'))
    .replace(/@(?=[\w-]+\.)/g, '\\@')

/** Signs that begin a block at the start of a line. */
const escapeStart = (line: string): string =>
  line.replace(/^(?:#{1,6}(?=\s|$)|[-+=>](?=.|$))/, '\\$&').replace(/^(\d+)([.)])(?=\s|$)/, '$1\\$2')

const link = (text: string, address: string | undefined): string =>
  address === undefined ? text : around('[', text, `](${destination(address)})`)

const destination = (address: string): string =>
  /[\s()<>]/.test(address) ? `<${address.replace(/[<>]/g, encodeURIComponent)}>` : address
