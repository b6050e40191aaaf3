import { Parser } from 'htmlparser2'
import { applyEdits, type Edit } from '../../lib/core/edits'
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
  const element = `<p ${BOX_LINK}="" data-alternate-skip="true"${offer ? '' : ' hidden=""'}>${link}`
  const edits: Edit[] = []
  let start = -1
  const parser = new Parser({
    onopentag(_name, attributes) {
      if (BOX_LINK in attributes) start = parser.startIndex
    },
    onclosetag(name) {
      if (start < 0 || name !== 'p') return
      edits.push({ start, end: parser.startIndex, text: element })
      start = -1
    },
  })
  parser.end(html)
  return applyEdits(html, edits)
}
