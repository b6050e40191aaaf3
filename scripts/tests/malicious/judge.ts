import { Parser } from 'htmlparser2'

/** Elements of which a page is made: those of Markdown and those of the kit. */
const ELEMENTS = new Set(
  `a abbr aside b bdi bdo blockquote br button caption cite code col colgroup dd del details dfn div dl dt em figcaption
  figure h1 h2 h3 h4 h5 h6 hr i img input ins kbd label li mark ol p picture pre q rp rt ruby s samp section small source
  span strong sub summary sup svg table tbody td tfoot th thead time tr u ul use var video wbr
  doc-code doc-diagram doc-image doc-tab doc-tabs doc-term doc-video`.split(/\s+/),
)
/** Their attributes, without `aria-…` and `data-…`; none runs code or positions an element. */
const ATTRIBUTES = new Set(
  `abbr align alt checked cite class colspan datetime decoding dir for headers height hidden href hreflang id lang loading
  name open reversed role rowspan scope sizes span src srcset start tabindex title translate type value width`.split(
    /\s+/,
  ),
)
const ADDRESSES = new Set(['href', 'src', 'srcset', 'cite', 'poster'])
const FOREIGN = /^\s*(?!https?:|mailto:|tel:)[a-z][a-z0-9+.-]*:|^\s*(?:\/\/|\/\\)/i

/** What there is in the HTML of a page that no page is made of. */
export function foreignParts(html: string): string[] {
  const found: string[] = []
  const parser = new Parser({
    onopentag(name, attributes) {
      if (!ELEMENTS.has(name)) found.push(`<${name}>`)
      for (const [key, value] of Object.entries(attributes)) {
        const isKnown = ATTRIBUTES.has(key) || /^(?:aria|data)-[a-z-]+$/.test(key)
        if (!isKnown || (ADDRESSES.has(key) && FOREIGN.test(value))) found.push(`<${name} ${key}="${value}">`)
      }
    },
  })
  parser.end(html)
  return found
}

/** The words that a reader sees. */
export function wordsOf(html: string): string {
  let words = ''
  const parser = new Parser({ ontext: (text) => (words += text) })
  parser.end(html)
  return words
}
