import { PHONE } from '../ui/breakpoints'
import { MARK } from './hits'

export const RESULTS = { hitsPerPage: 20 }

/** Words of a snippet. */
const SNIPPET = { phone: 5, desktop: 10 }

/** What the dialog and the page of results ask for beside the question. In the browser only. */
export const shownAs = () => ({
  ...RESULTS,
  highlightPreTag: MARK,
  highlightPostTag: MARK,
  attributesToSnippet: [`content:${matchMedia(PHONE).matches ? SNIPPET.phone : SNIPPET.desktop}`],
})
