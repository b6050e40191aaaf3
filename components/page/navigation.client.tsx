'use client'
import { usePathname, useRouter } from 'next/navigation'
import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { type LoadError, servePayloads } from '@/lib/next/payload.client'
import { SHELL } from '../ui/shell-ids'
import { LoadFailed, Loading } from './fallbacks.client'
import { addressOf, followLinks } from './links.client'
import { takePayload } from './payloads.client'
import { finishProgress, startProgress } from './progress.client'
import { scrollToPlace } from './scroll-position.client'

/** How long (ms) after a click the old page alone is better than a spinner. */
const SPINNER_MS = 200

/** What is shown above the text while another page does not come. */
type Status = { state: 'coming' } | { state: 'failed'; status?: number; retry: () => void }

/**
 * Soft navigation is Next's router. Around it stand: the links, which fetch a page on intent; the progress of a page that
 * is slow, and a way to try again when it fails, while the old page stays; the place in the page that has come.
 */
export function Navigation() {
  const [status, setStatus] = useState<Status>()
  const router = useRouter()
  const pathname = usePathname()
  const shown = useRef(pathname)
  const [wait] = useState(() => waiting(setStatus))
  useEffect(() => followLinks(router), [router])
  useEffect(() => servePayloads(wait.load), [wait])
  useEffect(() => {
    addEventListener('popstate', wait.end) // Back from a page that has not come gives it up
    return () => removeEventListener('popstate', wait.end)
  }, [wait])
  useLayoutEffect(() => {
    if (shown.current === pathname) return
    shown.current = pathname
    wait.end()
    document.dispatchEvent(new Event('page-shown'))
    scrollToPlace()
  }, [pathname, wait])
  if (!status) return null
  return <AboveText>{status.state === 'failed' ? <LoadFailed {...status} /> : <Loading />}</AboveText>
}

/** Waits for the payload of a page, and shows how far it is. */
function waiting(show: (status?: Status) => void) {
  let timer: ReturnType<typeof setTimeout> | undefined
  /** Counts the pages that the reader wanted: one they have turned away from shows nothing. */
  let turn = 0
  const stop = () => {
    clearTimeout(timer)
    finishProgress()
    show()
  }
  const end = () => {
    turn++
    stop()
  }
  const fail = (page: string, { cause }: LoadError, retry: () => void) => {
    stop()
    if (cause === 404)
      location.assign(addressOf(page)) // the reader sees the host's answer
    else show({ state: 'failed', status: cause, retry })
    document.getElementById(SHELL.main)?.focus({ preventScroll: true })
  }
  const load = async (page: string): Promise<string> => {
    end()
    const own = turn
    for (;;) {
      stop()
      startProgress()
      timer = setTimeout(show, SPINNER_MS, { state: 'coming' })
      try {
        return await takePayload(page)
      } catch (error) {
        await new Promise<void>((retry) => own === turn && fail(page, error as LoadError, retry))
      }
    }
  }
  return { load, end }
}

/** At the top of the reading column, and in sight however far the page is scrolled. */
function AboveText({ children }: { children: ReactNode }) {
  const [place] = useState(() => document.createElement('div'))
  useLayoutEffect(() => {
    place.className = 'above-text'
    document.getElementById(SHELL.main)?.prepend(place)
    return () => place.remove()
  }, [place])
  return createPortal(children, place)
}
