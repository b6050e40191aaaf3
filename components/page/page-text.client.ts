'use client'
import type { PageText } from './navigation'

/** The text of a page could not be fetched; the message is the host's or the browser's own. */
export class LoadError extends Error {}

/** How long (ms) a page may take; a connection on which it takes longer is gone. */
const TIMEOUT_MS = 30_000

const stillParts = (root: ParentNode): HTMLElement[] => [...root.querySelectorAll<HTMLElement>('[data-still]')]

/** A page is published as whole HTML, and its text stands in it once; React's payload does not hold it. */
export async function fetchText(src: string): Promise<PageText> {
  const html = await fetchHtml(src).catch((error: Error) => {
    throw new LoadError(error.message)
  })
  const parts = stillParts(new DOMParser().parseFromString(html, 'text/html'))
  // A proxy may answer with a page of its own, or with half of one.
  if (parts.length === 0 || !html.includes('</html>')) throw new LoadError(src)
  return textOf(parts)
}

async function fetchHtml(src: string): Promise<string> {
  const response = await fetch(src, { signal: AbortSignal.timeout(TIMEOUT_MS) })
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  return response.text()
}

/** Copies the text of this document into an inert one: there nothing is loaded, upgraded or changed. */
export function copyText(): PageText {
  const inert = document.implementation.createHTMLDocument()
  return textOf(stillParts(document).map((part) => inert.importNode(part, true)))
}

/** Without the data for search engines: it is in the HTML they read, and a script comes into no page by a text. */
function textOf(parts: HTMLElement[]): PageText {
  const contents = parts.map((part): [string, DocumentFragment] => {
    const content = part.ownerDocument.createDocumentFragment()
    if (part.localName !== 'script') content.append(...part.childNodes)
    for (const script of content.querySelectorAll('script')) script.remove()
    return [part.dataset.still ?? '', content]
  })
  return new Map(contents)
}

/**
 * Puts a text into the still parts of this document, those that are empty or all. A copy of parsed elements costs half of
 * parsing them again.
 * @returns false when it belongs to other parts
 */
export function fillText(text: PageText, isAnew = false): boolean {
  const parts = stillParts(document)
  for (const part of parts) {
    const content = text.get(part.dataset.still ?? '')
    if (content && (isAnew || !part.hasChildNodes())) part.replaceChildren(document.importNode(content, true))
  }
  return parts.length === text.size && parts.every((part) => text.has(part.dataset.still ?? ''))
}
