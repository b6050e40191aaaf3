import type { Element } from 'hast'

/**
 * What of a page is not its text: tools, navigation, what is said elsewhere. Who adds such an element to the kit names it
 * here, for each form in which a text leaves the site.
 */
interface Furniture {
  tags: string
  classes: string
  /** Attributes, whatever their values. */
  marks?: string
  /** Whether this form keeps the explanation of a term. */
  hasTooltips?: boolean
}
const EVERYWHERE = 'script style template noscript button'
const MARKS = 'data-alternate-skip data-footnote-backref'
const FORMS = {
  search: { tags: 'svg doc-diagram', classes: 'anchor code-lang' },
  markdown: { tags: 'svg nav input select search form colgroup source', classes: 'anchor code-lang', marks: MARKS },
  feed: { tags: 'svg input label', classes: 'anchor visually-hidden code-tools diagram-view' },
  book: {
    tags: 'link form input label nav doc-toc aside',
    classes: 'anchor code-tools diagram-tools',
    marks: MARKS,
    hasTooltips: true, // the index is made of them (lib/book/pages/clean-page.ts)
  },
} satisfies Record<string, Furniture>
type Form = keyof typeof FORMS

/** An element, whoever has parsed it. */
interface Seen {
  tag: string
  role: unknown
  classes: string[]
  has: (attribute: string) => boolean
}

/** Tells what is left out of one form of the text. */
export function furnitureOf(form: Form): (element: Seen) => boolean {
  const { tags, classes, marks = '', hasTooltips }: Furniture = FORMS[form]
  const left = {
    tags: new Set(`${EVERYWHERE} ${tags}`.split(' ')),
    classes: classes.split(' '),
    marks: marks.split(' '),
  }
  return ({ tag, role, classes: own, has }) => {
    if (tag === 'nav' && own.includes('chapters')) return false // of a film: they are its contents
    return (
      left.tags.has(tag) ||
      (role === 'tooltip' && !hasTooltips) ||
      left.classes.some((name) => own.includes(name)) ||
      left.marks.some(has)
    )
  }
}

/** An element of hast, whose attributes have names in camel case. */
export const seen = ({ tagName, properties }: Element): Seen => ({
  tag: tagName,
  role: properties.role,
  classes: [properties.className ?? []].flat().join(' ').split(' '),
  has: (attribute) => attribute.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase()) in properties,
})
