'use client'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { reloadContent } from '../still/page-contents.client'
import { showPage } from '../still/shown-page.client'

/** Development only: shows a saved page at once. */
export function LiveReload() {
  const router = useRouter()
  useEffect(() => {
    const events = new EventSource('/content-events')
    events.onmessage = () => {
      // A page without a text of its own has nothing to read again.
      reloadContent(location.pathname)
        .then((content) => content && showPage(location.pathname, content))
        .catch(() => undefined)
        .then(() => router.refresh())
    }
    return () => events.close()
  }, [router])
  return null
}
