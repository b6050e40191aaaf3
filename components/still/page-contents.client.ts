'use client'

/** Pages kept after they were read, enough for going back and forth. */
const KEPT = 20
const contents = new Map<string, string | Promise<string>>()
let isFirstPage = true

/** The content when it is here: read before, or part of the document that was loaded first. */
export function readLoadedContent(src: string): string | undefined {
  const known = contents.get(src)
  if (typeof known === 'string') return known
  if (!isFirstPage) return undefined
  isFirstPage = false
  const html = document.querySelector('[data-still]')?.innerHTML
  if (html !== undefined) contents.set(src, html)
  return html
}

/** Fetches the document of a page and takes the content out of it. @throws Error with the host's answer */
export function loadContent(src: string): Promise<string> {
  const known = contents.get(src)
  if (known !== undefined) return Promise.resolve(known)
  const pending = fetchContent(src)
  remember(src, pending)
  pending.then(
    (html) => remember(src, html),
    () => contents.delete(src),
  )
  return pending
}

function remember(src: string, content: string | Promise<string>): void {
  contents.delete(src)
  contents.set(src, content)
  const oldest = contents.keys().next().value
  if (contents.size > KEPT && oldest !== undefined) contents.delete(oldest)
}

async function fetchContent(src: string): Promise<string> {
  const response = await fetch(src)
  if (!response.ok) throw new Error(`${response.status} ${response.statusText}`)
  const page = new DOMParser().parseFromString(await response.text(), 'text/html')
  const content = page.querySelector('[data-still]')
  if (!content) throw new Error(src)
  return content.innerHTML
}

/** Development only: shows a page as it is now and forgets all others. React never looks at this HTML, so it may be replaced under it. */
export async function reloadContent(src: string): Promise<void> {
  const html = await fetchContent(src)
  contents.clear()
  contents.set(src, html)
  const shown = document.querySelector('[data-still]')
  if (shown && shown.innerHTML !== html) shown.innerHTML = html
}
