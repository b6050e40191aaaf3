import type { Element, ElementContent } from 'hast'
import { toString as textOf } from 'hast-util-to-string'
import { h } from 'hastscript'
import { decodePath } from '../../core/routes'
import { classNames, findFirst, hasClass, replaceAll } from './elements'

/** Where links of a book lead. */
export interface Targets {
  /** Id in the book of an address on the site; undefined when the book does not have its page. */
  idOf(href: string, from: string): string | undefined
  /** The whole address of a page that another reader may have. */
  addressOf(href: string, from: string): string
}

interface Numbered {
  /** Address → number. */
  notes: Map<string, number>
  /** Begins the ids of the notes of a chapter. */
  prefix: string
}

/** A reference to a page of the book, whose number is known once the book is printed. */
export const pageNumber = (id: string): Element => h('span', { className: ['page-number'], dataPageOf: id })

/** Text with a page number in it, such as `см. с. {page}`. */
export const withPageNumber = (text: string, id: string): ElementContent[] => {
  const [before = '', after = ''] = text.split('{page}')
  return [{ type: 'text', value: before }, pageNumber(id), { type: 'text', value: after }]
}

/**
 * Leads the links of a page to the book: one inside says the number of its page, one that leaves it has a note with its
 * address, and a link to where it is is text.
 * @param from site path of the page
 * @param see `см. с. {page}`
 */
export function linkPage(section: Element, from: string, targets: Targets, see: string, numbered: Numbered): void {
  replaceAll(section, (element) => {
    const href = element.properties.href
    if (element.tagName !== 'a' || typeof href !== 'string') return [element]
    const id = targets.idOf(href, from)
    if (id === undefined) return withNote(element, targets.addressOf(href, from), numbered)
    element.properties = { className: classNames(element), href: `#${id}` }
    const reference = h('span', { className: ['see'] }, [' (', ...withPageNumber(see, id), ')'])
    return beside(element, reference)
  })
}

/** Where the text says the address already, a note would say it twice. */
function withNote(link: Element, address: string, { notes, prefix }: Numbered): ElementContent[] {
  link.properties = { className: classNames(link), href: address }
  const shown = shownAddress(address)
  if (textOf(link).includes(shown)) return [link]
  const number = notes.get(shown) ?? notes.size + 1
  notes.set(shown, number)
  return beside(link, h('sup', h('a', { href: `#${prefix}-${number}` }, String(number))))
}

/** A card is a link around a title and a text, so that what is beside other links is beside its title. */
function beside(link: Element, reference: Element): ElementContent[] {
  const title = hasClass(link, 'card') ? findFirst(link, ({ tagName }) => tagName === 'b') : undefined
  if (!title) return [link, reference]
  title.children.push(replaceAll(reference, (inside) => (inside.tagName === 'a' ? inside.children : [inside])))
  return [link]
}

/** An address as a reader may type it. */
const shownAddress = (address: string): string =>
  decodePath(address)
    .replace(/^(?:mailto:|tel:)/, '')
    .replace(/\?subject=.*$/, '')

/** The list of the addresses of a chapter. */
export const noteList = (title: string, { notes, prefix }: Numbered): ElementContent[] =>
  notes.size === 0
    ? []
    : [
        h('section', { className: ['book-notes'] }, [
          h('p', { className: ['book-notes-title'] }, title),
          h(
            'ol',
            [...notes].map(([address, number]) => h('li', { id: `${prefix}-${number}` }, address)),
          ),
        ]),
      ]
