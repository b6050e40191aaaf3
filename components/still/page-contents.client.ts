'use client'

/** Pages kept after they were read, enough for going back and forth. */
const KEPT = 20
/** The elements stand in documents without a window, so nothing in them runs or loads. */
const contents = new Map<string, Element | Promise<Element>>()
let isFirstPage = true

/** The content when it is here: read before, or part of the document that was loaded first. */
export function readLoadedContent(src: string): Element | undefined {
  const known = contents.get(src)
  if (known instanceof Element) return known
  if (!isFirstPage) return undefined
  isFirstPage = false
  const shown = document.querySelector('[data-still]')
  if (!shown) return undefined
  const content = document.implementation.createHTMLDocument().importNode(shown, true)
  contents.set(src, content)
  return content
}

/** Fetches the document of a page and takes the content out of it. @throws Error with the host's answer */
export function loadContent(src: string): Promise<Element> {
  const known = contents.get(src)
  if (known !== undefined) return Promise.resolve(known)
  const pending = fetchContent(src)
  remember(src, pending)
  pending.then(
    (content) => remember(src, content),
    () => contents.delete(src),
  )
  return pending
}

/** Puts a copy of the content into its place; parsed long before, it costs no more than its nodes. */
export function fill(place: Element, content: Element): void {
  place.replaceChildren(...document.importNode(content, true).childNodes)
}

function remember(src: string, content: Element | Promise<Element>): void {
  contents.delete(src)
  contents.set(src, content)
  const oldest = contents.keys().next().value
  if (contents.size > KEPT && oldest !== undefined) contents.delete(oldest)
}

async function fetchContent(src: string): Promise<Element> {
  const response = await fetch(src)
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const content = page.querySelector('[data-still]')
  if (!content) throw new Error(src)
  return content
}

/** Development only: shows a page as it is now and forgets all others. React never looks inside, so it may be replaced under it. */
export async function reloadContent(src: string): Promise<void> {
  const before = contents.get(src)
  const content = await fetchContent(src)
  contents.clear()
  contents.set(src, content)
  const isSame = before instanceof Element && before.innerHTML === content.innerHTML
  const shown = document.querySelector('[data-still]')
  if (shown && !isSame) fill(shown, content)
}
