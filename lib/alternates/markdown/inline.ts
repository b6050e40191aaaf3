import { codeSpan } from './code'
import { attributesOf, destination, escapeStart, escapeText } from './escape'
import { INLINE, isLeftOut } from './shown'
import { type PageElement, type PageNode, textOf } from './tree'

/** Makes the address of a link; undefined for one that is only its words. */
export type ToAlternate = (href: string) => string | undefined

export interface Writing {
  toAlternate: ToAlternate
  /** In the cell of a table, where all is on one line. */
  inCell?: boolean
}

/** Without them a line would say something else: `x2` for x², a word without its quotation marks. */
const AS_HTML = new Set('abbr bdo dfn ins mark q rp rt ruby sub sup u'.split(' '))

/** A paragraph, or a line of a cell. */
export const paragraph = (nodes: PageNode[], writing: Writing): string =>
  inline(nodes, writing)
    .split('\\\n')
    .map((line) => escapeStart(line.trim()))
    .join(writing.inCell ? '<br>' : '\\\n')

/** Words of blocks too, such as those of a card. */
export const oneLine = (nodes: PageNode[], writing: Writing): string =>
  inline(nodes, writing).replace(/\\\n/g, ' ').replace(/\s+/g, ' ').trim()

/** Text on a line, with white space as a browser shows it. */
function inline(nodes: PageNode[], writing: Writing): string {
  const parts = nodes.map((node) => {
    if (typeof node === 'string') return escapeText(node.replace(/\s+/g, ' '))
    return isLeftOut(node) ? '' : inlineElement(node, writing)
  })
  return parts.join('').replace(/ {2,}/g, ' ')
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
      return codeSpan(textOf(element), writing.inCell)
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
      return link(inside().replace(/\\\n/g, ' '), writing.toAlternate(attributes.href ?? '#'), attributes.title)
    case 'img':
      return `!${link(escapeText(attributes.alt ?? ''), writing.toAlternate(attributes.src ?? '') ?? '', attributes.title)}`
    case 'input':
      return 'checked' in attributes ? '[x] ' : '[ ] '
    default:
      if (AS_HTML.has(name)) return `<${name}${attributesOf(attributes, ['title', 'dir'])}>${inside()}</${name}>`
      return INLINE.has(name) ? inside() : ` ${inside()} `
  }
}

/** Marks are at the words, white space outside of them. */
function around(before: string, text: string, after = before): string {
  const words = text.trim()
  if (!words) return text
  const [start = '', end = ''] = [/^\s*/.exec(text)?.[0], /\s*$/.exec(text)?.[0]]
  return `${start}${before}${words}${after}${end}`
}

export function link(text: string, address: string | undefined, title?: string): string {
  if (address === undefined) return text
  const shown = title ? ` "${escapeText(title).replaceAll('"', '\\"')}"` : ''
  return around('[', text, `](${destination(address)}${shown})`)
}
export const strong = (text: string): string => (text ? `**${text}**` : '')
