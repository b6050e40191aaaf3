'use client'

/** The text of a page. Its elements stand in a document without a window, so nothing in them runs or loads. */
export interface PageContent {
  element: Element
  /** Addresses of the stylesheets it is drawn with. */
  styles: string[]
}

/** Pages kept after they were read, enough for going back and forth. */
const KEPT = 20
const contents = new Map<string, PageContent | Promise<PageContent>>()

/** The content of a page that is here: read before, or loaded with the document. */
export function readContent(src: string): PageContent | undefined {
  const known = contents.get(src)
  return known instanceof Promise ? undefined : known
}

/** Keeps the content that stands in the document as it was sent, before anything changes it. */
export function keepContent(src: string): void {
  const content = findContent(document)
  if (content)
    contents.set(src, {
      ...content,
      element: document.implementation.createHTMLDocument().importNode(content.element, true),
    })
}

/** Fetches the document of a page and takes the content out of it. @throws Error with the host's answer */
export function loadContent(src: string): Promise<PageContent> {
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

/** Development only: reads a page again and forgets all others. @returns undefined when it is as it was */
export async function reloadContent(src: string): Promise<PageContent | undefined> {
  const before = readContent(src)
  const content = await fetchContent(src)
  contents.clear()
  contents.set(src, content)
  return before?.element.innerHTML === content.element.innerHTML ? undefined : content
}

function remember(src: string, content: PageContent | Promise<PageContent>): void {
  contents.delete(src)
  contents.set(src, content)
  const oldest = contents.keys().next().value
  if (contents.size > KEPT && oldest !== undefined) contents.delete(oldest)
}

async function fetchContent(src: string): Promise<PageContent> {
  const response = await fetch(src)
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  const content = findContent(new DOMParser().parseFromString(await response.text(), 'text/html'))
  if (!content) throw new Error(src)
  return content
}

function findContent(page: Document): PageContent | undefined {
  const element = page.querySelector('[data-still]')
  const styles = [...page.querySelectorAll('link[rel="stylesheet"]')].map((link) => link.getAttribute('href') ?? '')
  return element ? { element, styles } : undefined
}
