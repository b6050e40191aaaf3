import { PHONE } from '../ui/breakpoints'
import { MARK } from './hits'
import { LISTS } from './route'

/** Hits of the dialog. */
export const DIALOG = { hitsPerPage: 20 }
/** What the page of results asks for beside the question. */
export const RESULTS = { hitsPerPage: 20, facets: LISTS }

/** Words of a snippet. */
const SNIPPET = { phone: 5, desktop: 10 }

/** How both show what was found. In the browser only. */
export const shownAs = () => ({
  highlightPreTag: MARK,
  highlightPostTag: MARK,
  attributesToSnippet: [`content:${matchMedia(PHONE).matches ? SNIPPET.phone : SNIPPET.desktop}`],
})
