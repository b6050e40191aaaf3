import { PHONE } from '../ui/breakpoints'
import { MARK } from './hits'
import { LISTS } from './route'

/** Hits of the dialog. */
export const DIALOG = { hitsPerPage: 20 }
/** What the page of results asks for beside the question: each of its hits shows a text, which is loaded before any is drawn. */
export const RESULTS = { hitsPerPage: 10, facets: LISTS }

/** Words of a snippet. */
const SNIPPET = { phone: 5, desktop: 10 }

/** How both show what was found. In the browser only. */
export const shownAs = () => ({
  highlightPreTag: MARK,
  highlightPostTag: MARK,
  attributesToSnippet: [`content:${matchMedia(PHONE).matches ? SNIPPET.phone : SNIPPET.desktop}`],
})
