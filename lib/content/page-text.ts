/**
 * The text of a page stands in its HTML only, between two marks, never in React's payload: the server component leaves
 * it here for the client component, which is rendered in the same process, and the browser cuts it out of the document.
 */
const OPEN = '<!--text-->'
const CLOSE = '<!--/text-->'
/** Texts kept between the two renderings of a page; pages are rendered a few at a time. */
const KEPT = 200

declare global {
  var __pageTexts: Map<string, string> | undefined
}

/** Keeps a page's text for the rendering that follows. `src` is the address of the page. */
export function keepText(src: string, html: string): void {
  globalThis.__pageTexts ??= new Map()
  const texts = globalThis.__pageTexts
  texts.delete(src)
  texts.set(src, OPEN + html + CLOSE)
  const oldest = texts.keys().next().value
  if (texts.size > KEPT && oldest !== undefined) texts.delete(oldest)
}

export const keptText = (src: string): string | undefined => globalThis.__pageTexts?.get(src)

/** The text between the marks of a page's document; undefined when the document has none. */
export function cutText(document: string): string | undefined {
  const start = document.indexOf(OPEN)
  const end = document.indexOf(CLOSE, start)
  return start === -1 || end === -1 ? undefined : document.slice(start + OPEN.length, end)
}
