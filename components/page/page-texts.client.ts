'use client'

/** The text of a page could not be fetched; the message is the host's or the browser's own. */
export class LoadError extends Error {}

interface Entry {
  promise: Promise<string>
  html?: string
  hasFailed?: boolean
}

/** Texts kept after they were fetched, enough for going back and forth. */
const KEPT = 20
const entries = new Map<string, Entry>()

/** The page the document came with: its text is never fetched and never dropped. */
let first: { src: string; html: string; promise: Promise<string> } | undefined

/** Marks a promise as React does itself, so that `use` reads the text without suspending, while the first page hydrates too. */
const settle = (promise: Promise<string>, html: string): Promise<string> =>
  Object.assign(promise, { status: 'fulfilled', value: html })
const firstText = (src: string, html: string) => ({ src, html, promise: settle(Promise.resolve(html), html) })

/** True for the page the document came with. Called while React hydrates it, its text is kept as the server sent it. */
export function isFirstPage(src: string): boolean {
  first ??= firstText(src, document.querySelector('[data-still]')?.innerHTML ?? '')
  return first.src === src
}

/** HTML of a text that is here. */
export const knownText = (src: string): string | undefined => (first?.src === src ? first.html : entries.get(src)?.html)

/** Text of a page for `use`, which must be asked for it at every rendering. */
export const textOf = (src: string): Promise<string> => (first?.src === src ? first.promise : loadText(src))

/** Text of a page, fetched once; a failure stays until forgetFailure, so that `use` meets one and the same promise. */
export function loadText(src: string): Promise<string> {
  const known = entries.get(src)
  if (known) return known.promise
  const entry: Entry = { promise: fetchText(src) }
  entry.promise.then(
    (html) => {
      entry.html = html
      settle(entry.promise, html)
    },
    () => {
      entry.hasFailed = true
    },
  )
  entries.set(src, entry)
  const oldest = entries.keys().next().value
  if (entries.size > KEPT && oldest !== undefined) entries.delete(oldest)
  return entry.promise
}

/** Lets a text that could not be fetched be fetched again. */
export function forgetFailure(src: string): void {
  if (entries.get(src)?.hasFailed) entries.delete(src)
}

/** A page is published as whole HTML, and its text stands in it once; React's payload does not hold it. */
async function fetchText(src: string): Promise<string> {
  const response = await fetch(src).catch((error: Error) => {
    throw new LoadError(error.message)
  })
  if (!response.ok) throw new LoadError(`${response.status} ${response.statusText}`)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const text = page.querySelector('[data-still]')
  if (!text) throw new LoadError(src)
  return text.innerHTML
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
  const html = await fetchText(src)
  entries.clear()
  entries.set(src, { promise: settle(Promise.resolve(html), html), html })
  if (first?.src === src) first = firstText(src, html)
  if (before === html) return
  revision++
  for (const listener of listeners) listener()
}
