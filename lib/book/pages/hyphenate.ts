import type { Element } from 'hast'
import { SKIP, visit } from 'unist-util-visit'
import { headingLevel } from './elements'

const WHOLE = new Set('code pre svg kbd figcaption title'.split(' '))
/** Words of one script, of which no part is an address or a name in code. */
const WORD = /(?<![\p{L}\p{N}.@/_-])\p{L}\p{Ll}{5,}(?![\p{L}\p{N}@/_-]|\.\p{L})/gu

/**
 * Puts soft hyphens into the words of a text: browsers have no patterns of their own on every machine. Headings and code
 * stay whole, and so do Latin words among Cyrillic ones, which are names.
 */
export function hyphenate(section: Element, hyphens: (word: string) => string): void {
  visit(section, (node) => {
    if (node.type === 'element' && (WHOLE.has(node.tagName) || headingLevel(node) > 0)) return SKIP
    if (node.type === 'text') node.value = node.value.replace(WORD, (word) => hyphens(word))
    return undefined
  })
}
