'use client'

/** The text of a page could not be fetched; the message is the host's or the browser's own. */
export class LoadError extends Error {}

/** Elements of a text, in a document without scripts: nothing in them is loaded, upgraded or changed. They are shown as copies. */
type Text = DocumentFragment

interface Entry {
  promise: Promise<Text>
  text?: Text
  hasFailed?: boolean
}

/** Texts kept after they were fetched, enough for going back and forth. */
const KEPT = 20
const entries = new Map<string, Entry>()
/** The page the document came with: its text is never fetched and never dropped. */
let first: string | undefined

/** Marks a promise as React does itself, so that `use` reads the text without suspending, while the first page hydrates too. */
const settle = (promise: Promise<Text>, text: Text): Entry => ({
  promise: Object.assign(promise, { status: 'fulfilled', value: text }),
  text,
})

/** True for the page the document came with. Called while React hydrates it, its text is kept as the server sent it. */
export function isFirstPage(src: string): boolean {
  if (first === undefined) {
    first = src
    const inert = document.implementation.createHTMLDocument()
    const shown = document.querySelector('[data-still]')
    const text = childrenOf(shown ? inert.importNode(shown, true) : inert.body)
    entries.set(src, settle(Promise.resolve(text), text))
  }
  return first === src
}

/** Text that is here. */
export const knownText = (src: string): Text | undefined => entries.get(src)?.text

/**
 * Text of a page, fetched once. A failure stays until forgetFailure, so that `use`, which must be asked at every
 * rendering, meets one and the same promise.
 */
export function loadText(src: string): Promise<Text> {
  const known = entries.get(src)
  if (known) return known.promise
  const entry: Entry = { promise: fetchText(src) }
  entry.promise.then(
    (text) => Object.assign(entry, settle(entry.promise, text)),
    () => {
      entry.hasFailed = true
    },
  )
  entries.set(src, entry)
  const oldest = [...entries.keys()].find((key) => key !== first)
  if (entries.size > KEPT && oldest !== undefined) entries.delete(oldest)
  return entry.promise
}

/** Lets a text that could not be fetched be fetched again. */
export function forgetFailure(src: string): void {
  if (entries.get(src)?.hasFailed) entries.delete(src)
}

/** How long (ms) a page may take; a connection on which it takes longer is gone. */
const PATIENCE_MS = 30_000

/** A page is published as whole HTML, and its text stands in it once; React's payload does not hold it. */
async function fetchText(src: string): Promise<Text> {
  const html = await fetchHtml(src).catch((error: Error) => {
    throw new LoadError(error.message)
  })
  const text = new DOMParser().parseFromString(html, 'text/html').querySelector('[data-still]')
  // A proxy may answer with a page of its own, or with half of one.
  if (!text || !html.includes('</html>')) throw new LoadError(src)
  return childrenOf(text)
}

async function fetchHtml(src: string): Promise<string> {
  const response = await fetch(src, { signal: AbortSignal.timeout(PATIENCE_MS) })
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  return response.text()
}

/** Without the data for search engines: it is in the HTML they read, and a script comes into no page by a text. */
function childrenOf(element: Element): Text {
  const text = element.ownerDocument.createDocumentFragment()
  for (const script of element.querySelectorAll('script')) script.remove()
  text.append(...element.childNodes)
  return text
}

let revision = 0
const listeners = new Set<() => void>()

/** Changes when the development server has sent a page again. */
export const textRevision = (): number => revision
export function onTextRevision(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Development only: fetches a page again, forgets all others, and shows it where it differs. */
export async function reloadText(src: string): Promise<void> {
  const before = knownText(src)
  const text = await fetchText(src)
  entries.clear()
  first = '' // is shown like any other from now on
  entries.set(src, settle(Promise.resolve(text), text))
  if (before?.isEqualNode(text)) return
  revision++
  for (const listener of listeners) listener()
}
