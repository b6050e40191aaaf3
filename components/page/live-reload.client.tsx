'use client'
import { useRouter } from 'next/navigation'
import { useEffect } from 'react'
import { decodePath } from '@/lib/routes'
import { reloadText } from './page-texts.client'

/** Development only: shows a saved page at once. */
export function LiveReload() {
  const router = useRouter()
  useEffect(() => {
    const events = new EventSource('/content-events')
    events.onmessage = () => {
      // A page without a text of its own has nothing to read again.
      reloadText(decodePath(location.pathname))
        .catch(() => undefined)
        .then(() => router.refresh())
    }
    return () => events.close()
  }, [router])
  return null
}
