'use client'
import { usePathname, useRouter } from 'next/navigation'
import { useTranslations } from 'next-intl'
import { type Dispatch, type ReactNode, type SetStateAction, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { type LoadError, servePayloads } from '@/lib/next/payload.client'
import { afterPaint } from '../ui/after-paint.client'
import { LoadFailed } from '../ui/failure'
import { SHELL } from '../ui/shell-ids'
import { followLinks } from './links.client'
import { takePayload } from './payloads.client'
import { scrollToPlace } from './scroll-position.client'

/** A page that the reader has opened and that is not here: with `retry`, it has failed. */
interface Awaited {
  /** At the top of the column that is read: in the old page, which stays. */
  place: HTMLElement
  status?: number
  retry?: () => void
}
type Show = Dispatch<SetStateAction<Awaited | null | undefined>>

/**
 * Soft navigation is Next's router. Around it: the links, which fetch a page on intent; a progress bar and a spinner for a
 * slow page, and “Retry” for one that failed, while the old page stays; the scroll position and the focus in the new page.
 * The page is inside, so that its own effects have run when it is scrolled.
 */
export function Navigation({ children }: { children: ReactNode }) {
  const t = useTranslations('screens')
  /** Undefined until the first soft navigation: no page has the progress bar in its HTML. */
  const [awaited, setAwaited] = useState<Awaited | null>()
  const router = useRouter()
  const pathname = usePathname()
  const shown = useRef(pathname)
  useEffect(() => {
    const end = new AbortController()
    followLinks(router, end.signal)
    servePayloads((page) => load(page, setAwaited), end.signal)
    addEventListener('popstate', () => setAwaited(null), { signal: end.signal }) // Back from a page that has not come
    return () => end.abort()
  }, [router])
  const place = awaited?.place
  useEffect(() => () => place?.remove(), [place])
  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    setAwaited(null)
    document.dispatchEvent(new Event('page-shown'))
    scrollToPlace()
    // A screen reader starts at the top of the page; Next announces its heading.
    afterPaint(() => document.getElementById(SHELL.top)?.focus({ preventScroll: true }))
  }, [pathname])
  return (
    <>
      {awaited !== undefined && <div className="progress" data-coming={(awaited && !awaited.retry) || undefined} />}
      {awaited &&
        createPortal(
          awaited.retry ? (
            <LoadFailed status={awaited.status} retry={awaited.retry} />
          ) : (
            <div className="spinner" role="status" aria-label={t('loading')} />
          ),
          awaited.place,
        )}
      <div className="place">{children}</div>
    </>
  )
}

/** Waits for the payload of a page. A page that the reader has turned away from shows nothing more. */
async function load(page: string, show: Show): Promise<string> {
  const place = Object.assign(document.createElement('div'), { className: 'above-text' })
  for (;;) {
    const awaited: Awaited = { place }
    const payload = takePayload(page)
    let isHere = false // it was fetched ahead: the page comes before a bar could be seen, and drawing one delays it
    payload.then(() => (isHere = true)).catch(() => undefined) // reported below
    await undefined // the router calls this in a transition, which would be drawn when the page is here
    if (!isHere) document.getElementById(SHELL.main)?.prepend(place)
    show((current) => (isHere ? current && null : awaited))
    try {
      const text = await payload
      place.remove() // also where it has never been drawn
      return text
    } catch (error) {
      const { cause: status } = error as LoadError
      if (status === 404) throw error // the router loads the page whole, so that the reader sees the host's answer
      await new Promise<void>((retry) => show((current) => (current === awaited ? { place, status, retry } : current)))
    }
  }
}
