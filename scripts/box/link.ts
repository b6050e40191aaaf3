import { Parser } from 'htmlparser2'
import { escapeHtml } from '../../lib/core/html'
import { BOX_LINK } from '../../lib/site/box'

export interface Offer {
  address: string
  label: string
}

/** Fills the places of a page that offer the archive; without an offer they are empty and hidden. */
export function offerBox(html: string, offer?: Offer): string {
  if (!html.includes(BOX_LINK)) return html
  const link = offer ? `<a href="${offer.address}" download="">${escapeHtml(offer.label)}</a>` : ''
  const element = `<p ${BOX_LINK}="" data-twin-skip="true"${offer ? '' : ' hidden=""'}>${link}`
  let [result, position, isInside] = ['', 0, false]
  const parser = new Parser({
    onopentag(_name, attributes) {
      if (!(BOX_LINK in attributes)) return
      result += html.slice(position, parser.startIndex) + element
      isInside = true
    },
    onclosetag(name) {
      if (!isInside || name !== 'p') return
      position = parser.startIndex
      isInside = false
    },
  })
  parser.end(html)
  return result + html.slice(position)
}
