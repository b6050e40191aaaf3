'use client'
import type { useRouter } from 'next/navigation'
import { decodePath } from '@/lib/routes'
import { afterPaint } from '../ui/after-paint.client'
import { loadContent, readContent } from './page-contents.client'
import { startProgress } from './progress.client'
import { awaitAnchor, isReadyToShow, showPage, stayWithRouter } from './shown-page.client'

type Router = ReturnType<typeof useRouter>

/** Makes plain links inside the site navigate softly, and fetches the page a reader is about to open. */
export function followLinks(router: Router): () => void {
  const fetched = new Set<string>()

  function prefetch({ target }: { target: EventTarget | null }): void {
    const link = softLink(target)
    if (!link || fetched.has(link.pathname) || mustSaveData()) return
    fetched.add(link.pathname)
    router.prefetch(routePath(link.pathname))
    loadContent(decodePath(link.pathname)).catch(() => fetched.delete(link.pathname)) // no still content, or no network: the click will tell
  }

  function open(event: MouseEvent): void {
    const link = softLink(event.target)
    if (
      !link ||
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey ||
      event.altKey
    )
      return
    event.preventDefault()
    const { href, pathname, search, hash } = link // as they are now: a relative link means another page once the address has changed
    awaitAnchor(hash)
    const route = () => router.push(routePath(pathname) + search + hash, { scroll: false })
    const src = decodePath(pathname)
    const content = readContent(src)
    if (content && isReadyToShow(content)) {
      // The text is shown at once, and the router comes to it when it is painted. It finds the address changed, and keeps to it.
      History.prototype.pushState.call(history, {}, '', href)
      showPage(src, content)
      afterPaint(() => location.href === href && route()) // unless the reader has gone on, or back
    } else {
      startProgress()
      loadContent(src).catch(() => undefined) // beside the router's own request; the page shows what went wrong
      route()
    }
  }

  // The pointer may have been on a link before this ran.
  for (const link of document.querySelectorAll('a:hover, a:focus')) prefetch({ target: link })

  const intents = ['pointerover', 'focusin', 'touchstart'] as const
  for (const intent of intents) document.addEventListener(intent, prefetch, { passive: true })
  document.addEventListener('click', open)
  addEventListener('popstate', stayWithRouter)
  return () => {
    for (const intent of intents) document.removeEventListener(intent, prefetch)
    document.removeEventListener('click', open)
    removeEventListener('popstate', stayWithRouter)
  }
}

/** The link under an event, when it leads to another page of this site. A link within the page is the browser's own business. */
function softLink(target: EventTarget | null): HTMLAnchorElement | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  if (
    !link ||
    link.origin !== location.origin ||
    link.target ||
    link.hasAttribute('download') ||
    link.dataset.full !== undefined
  )
    return undefined
  const isInside = link.pathname === basePath() || link.pathname.startsWith(`${basePath()}/`)
  // An ending of digits is a version, /docs/1.0.
  const isFile = /\.[a-z]\w*$/i.test(link.pathname) && !link.pathname.endsWith('.html')
  if (!isInside || isFile || link.pathname === location.pathname) return undefined
  return link
}

const basePath = (): string => process.env.BASE_PATH ?? ''

/** Next adds the base path itself. */
const routePath = (pathname: string): string => pathname.slice(basePath().length) || '/'

function mustSaveData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean; effectiveType?: string } }
  return connection?.saveData === true || (connection?.effectiveType?.includes('2g') ?? false)
}
