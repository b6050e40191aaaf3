'use client'
import type { useRouter } from 'next/navigation'
import { isFilePath } from '@/lib/core/file-path'
import { withBasePath } from '@/lib/core/routes'
import { takeDrawerEntry } from '../drawer/drawer.client'
import { mustSaveData } from '../ui/data-saver'
import { opensElsewhere } from '../ui/opens-elsewhere'
import { prefetch } from './payloads.client'
import { followHash } from './scroll-position.client'

type Router = ReturnType<typeof useRouter>

/** How long (ms) a pointer or the focus rests on a link before its page is fetched: sweeping over a list fetches nothing. */
const DWELL_MS = 70
const INTENTS = { pointerover: DWELL_MS, focusin: DWELL_MS, touchstart: 0 }

/** Gives the links inside the site, those in the HTML of authors too, to the router, and fetches the page a reader is about to open. */
export function followLinks(router: Router, signal: AbortSignal): void {
  let dwell: ReturnType<typeof setTimeout> | undefined
  const intend = (target: EventTarget | null, delay: number) => {
    clearTimeout(dwell)
    const link = softLink(target)
    if (link && !mustSaveData()) dwell = setTimeout(() => prefetch(link.pathname), delay)
  }
  const click = (event: MouseEvent) => {
    const link = softLink(event.target)
    if (!link || event.defaultPrevented || event.button !== 0 || opensElsewhere(event)) return
    event.preventDefault()
    clearTimeout(dwell)
    const navigate = takeDrawerEntry() ? router.replace : router.push
    followHash(link.hash)
    navigate(routePath(link.pathname) + link.search + link.hash, { scroll: false })
  }
  for (const [type, delay] of Object.entries(INTENTS))
    document.addEventListener(type, ({ target }) => intend(target, delay), { passive: true, signal })
  document.addEventListener('click', click, { signal })
  // The pointer may have been on a link before this ran.
  intend(document.querySelector('a:hover, a:focus'), DWELL_MS)
}

/**
 * Where the link under an event leads, when that is another page of this site: a link within the page is the browser's own
 * business. Resolved at the event, since a relative link means another page after the navigation.
 */
function softLink(target: EventTarget | null): URL | undefined {
  const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[href]') : null
  const isOutside = link?.origin !== location.origin || link.target !== '' || link.hasAttribute('download')
  if (!link || isOutside || link.dataset.full !== undefined) return undefined
  const isInside = `${link.pathname}/`.startsWith(withBasePath('/'))
  const isFile = isFilePath(routePath(link.pathname)) && !link.pathname.endsWith('.html')
  if (!isInside || isFile || link.pathname === location.pathname) return undefined
  return new URL(link.href)
}

/** Next adds the base path itself. */
const routePath = (pathname: string): string => pathname.slice(withBasePath('/').length - 1) || '/'
