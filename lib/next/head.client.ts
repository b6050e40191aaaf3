'use client'

/** What `generateMetadata` writes into the head of a page; the viewport and the icon belong to the layout. */
const METADATA =
  'title, meta[name]:not([name="viewport"]), meta[property], link[rel="canonical"], link[rel="alternate"]'

/**
 * Next renders the metadata inside its own Suspense boundary, which React hydrates after the rest. A soft navigation
 * before that deletes the boundary, but leaves its tags in the head: React hoists them there, and does not own them yet.
 * So when a second title appears, the tags of the page that was loaded go.
 */
export function dropOrphanedMetadata(signal: AbortSignal): void {
  const loaded = [...document.head.querySelectorAll(METADATA)]
  const observer = new MutationObserver(() => {
    if (document.head.querySelectorAll('title').length < 2) return
    for (const tag of loaded) tag.remove()
    observer.disconnect()
  })
  observer.observe(document.head, { childList: true })
  signal.addEventListener('abort', () => observer.disconnect())
}
