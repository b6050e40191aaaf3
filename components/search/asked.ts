/** Hits of the dialog. */
export const DIALOG = { hitsPerPage: 20 }
/** What the page of results asks for beside the question: each of its hits shows a text, which is loaded before any is drawn. */
export const RESULTS = { hitsPerPage: 10, facets: ['kind', 'section', 'tags'] }
