import { Parser } from 'htmlparser2'
import { lookUp } from '../look-up'
import type { Body } from '../mdx/body'
import type { TextSection } from '../mdx/section'

/** Elements whose texts are no part of what the author wrote: tools of the page, drawings, tooltips. */
const SKIPPED = new Set(['script', 'style', 'svg', 'button', 'template', 'noscript', 'doc-diagram'])
/** Elements that go on in the same line; all others part words. */
const INLINE = new Set('a abbr b bdi cite code em i kbd mark q s small span strong sub sup time u wbr'.split(' '))
/** Texts that an element has in an attribute. */
const SAYING = new Map(Object.entries({ img: 'alt', video: 'aria-label', 'doc-diagram': 'data-title' }))

/**
 * Splits the HTML of a page's body at its headings of levels 2 and 3 that have an anchor. Captions, alternative texts,
 * titles of videos, diagrams and code, labels of tabs and chapters are part of the text.
 */
export function splitSections(html: string): TextSection[] {
  const sections: TextSection[] = [{ level: 1, id: '', heading: '', text: '' }]
  let target: 'heading' | 'text' = 'text'
  const skipping: string[] = []
  const add = (text: string) => {
    const section = sections.at(-1)
    if (section) section[target] += text
  }
  const parser = new Parser({
    onopentag(name, attributes) {
      const said = SAYING.get(name)
      if (said !== undefined && skipping.length === 0) add(` ${lookUp(attributes, said) ?? ''} `)
      if (skipping.length > 0 || isSkipped(name, attributes)) {
        skipping.push(name)
        return
      }
      if (/^h[23]$/.test(name) && attributes.id) {
        sections.push({ level: Number(name[1]), id: attributes.id, heading: '', text: '' })
        target = 'heading'
      } else if (!INLINE.has(name)) add(' ')
    },
    ontext(text) {
      if (skipping.length === 0) add(text)
    },
    onclosetag(name) {
      if (skipping.length > 0) skipping.pop()
      else if (/^h[23]$/.test(name)) target = 'text'
      else if (!INLINE.has(name)) add(' ')
    },
  })
  parser.end(html)
  return sections.map((section) => ({ ...section, heading: inLine(section.heading), text: inLine(section.text) }))
}

/** The sections of a compiled text; what its slots show is not part of them. */
export const bodySections = ({ segments }: Body): TextSection[] =>
  splitSections(segments.flatMap((segment) => ('html' in segment ? [segment.html] : [])).join(' '))

/** A term is a button around its words (components/mdx/term), so that button stays. */
const isSkipped = (name: string, attributes: Record<string, string>): boolean =>
  (SKIPPED.has(name) && !(name === 'button' && attributes['aria-describedby'])) ||
  attributes.role === 'tooltip' ||
  attributes.class === 'anchor' ||
  attributes.class === 'code-lang'

/** White space as a browser shows it. */
export const inLine = (text: string): string => text.replace(/\s+/g, ' ').trim()
