'use client'
import type { useRouter } from 'next/navigation'
import { isFilePath } from '@/lib/core/file-path'
import { historyEntry } from '@/lib/next/history.client'
import { takeDrawerEntry } from '../drawer/drawer.client'
import { mustSaveData } from '../ui/data-saver'
import { opensElsewhere } from '../ui/opens-elsewhere'
import { SPINNER_MS } from './fallbacks.client'
import { followMoved } from './follow-moved'
import { follow, traverse } from './navigation'
import { loadText, move, navigation, pageAt } from './navigation.client'
import { finishProgress, startProgress } from './progress.client'

type Router = ReturnType<typeof useRouter>

/** How long (ms) a pointer or the focus rests on a link before its page is fetched: sweeping over a list fetches nothing. */
const DWELL_MS = 70

/** Makes plain links inside the site navigate softly, and fetches the page a reader is about to open. */
export function followLinks(router: Router): () => void {
  let dwell: ReturnType<typeof setTimeout> | undefined
  const rest = ({ target }: { target: EventTarget | null }) => {
    clearTimeout(dwell)
    const link = softLink(target)
    if (link) dwell = setTimeout(() => prefetch(router, link), DWELL_MS)
  }
  const touch = ({ target }: Event) => {
    const link = softLink(target)
    if (link) prefetch(router, link)
  }
  const click = (event: MouseEvent) => {
    const link = softLink(event.target)
    if (!link || event.defaultPrevented || event.button !== 0 || opensElsewhere(event)) return
    event.preventDefault()
    open(router, link)
  }
  const back = () => {
    const { coming } = move(traverse, pageAt(location.pathname), historyEntry(), performance.now())
    if (!coming) finishProgress()
  }

  // The pointer may have been on a link before this ran.
  for (const link of document.querySelectorAll('a:hover, a:focus')) rest({ target: link })

  const rests = ['pointerover', 'focusin'] as const
  for (const type of rests) document.addEventListener(type, rest, { passive: true })
  document.addEventListener('touchstart', touch, { passive: true })
  document.addEventListener('click', click)
  addEventListener('popstate', back)
  addEventListener('hashchange', followMoved)
  return () => {
    clearTimeout(dwell)
    for (const type of rests) document.removeEventListener(type, rest)
    document.removeEventListener('touchstart', touch)
    document.removeEventListener('click', click)
    removeEventListener('popstate', back)
    removeEventListener('hashchange', followMoved)
  }
}

function prefetch(router: Router, { pathname }: URL): void {
  if (mustSaveData()) return
  router.prefetch(routePath(pathname))
  loadText(pageAt(pathname)).catch(() => undefined) // the click will tell
}

async function open(router: Router, { pathname, search, hash }: URL): Promise<void> {
  const src = pageAt(pathname)
  const navigate = takeDrawerEntry() ? router.replace : router.push
  const { coming, texts } = move(follow, src, hash, performance.now())
  if (!texts.get(src)?.text) {
    startProgress() // not for a text that is here: the bar's frames would hold up the page it announces
    // The old page stays until the text is here, but no longer than a spinner may wait.
    router.prefetch(routePath(pathname))
    await Promise.race([
      loadText(src).catch(() => undefined),
      new Promise((resolve) => setTimeout(resolve, SPINNER_MS)),
    ])
    if (navigation().coming !== coming) return // the reader has turned away
  }
  navigate(routePath(pathname) + search + hash, { scroll: false })
}

/**
 * Where the link under an event leads, when that is another page of this site: a link within the page is the browser's own
 * business. Resolved at the event, since a relative link means another page after the navigation.
 */
function softLink(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  const isOutside = link?.origin !== location.origin || link.target !== '' || link.hasAttribute('download')
  if (!link || isOutside || link.dataset.full !== undefined) return undefined
  const isInside = link.pathname === basePath() || link.pathname.startsWith(`${basePath()}/`)
  const isFile = isFilePath(routePath(link.pathname)) && !link.pathname.endsWith('.html')
  if (!isInside || isFile || link.pathname === location.pathname) return undefined
  return new URL(link.href)
}

const basePath = (): string => process.env.BASE_PATH ?? ''

/** Next adds the base path itself. */
const routePath = (pathname: string): string => pathname.slice(basePath().length) || '/'
