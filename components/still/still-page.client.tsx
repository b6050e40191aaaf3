'use client'
import { useEffect, useLayoutEffect, useState } from 'react'
import { keptStill } from '@/lib/still'
import { arriveAtAnchor, endArrival } from './arrival.client'
import { loadContent, readLoadedContent } from './page-contents.client'

export type StillPageLabels = Record<'loading' | 'loadFailed' | 'retry', string>
interface ContentState {
  html?: string
  isSlow?: boolean
  error?: string
}

interface StillPageProps {
  /** Address of the page. */
  src: string
  labels: StillPageLabels
}

/** The still content of a page: found in the document that was loaded first, taken from the next page's document afterwards. */
export const StillPage = (props: StillPageProps) => (typeof window === 'undefined' ? <div data-still={props.src}>{keptStill(props.src)}</div> : <FetchedPage {...props} />)

function FetchedPage({ src, labels }: StillPageProps) {
  const ready = readLoadedContent(src)
  const [state, setState] = useState<ContentState>({})
  const [attempt, setAttempt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    if (ready !== undefined) return
    let isCurrent = true
    const show = (next: ContentState) => isCurrent && setState(next)
    const spinner = setTimeout(() => show({ isSlow: true }), 200)
    loadContent(src)
      .then((html) => show({ html }))
      .catch((error: unknown) => show({ error: error instanceof Error ? error.message : String(error) }))
      .finally(() => clearTimeout(spinner))
    return () => {
      isCurrent = false
      clearTimeout(spinner)
    }
  }, [src, ready, attempt])

  const html = ready ?? state.html
  // Before the text is painted, and again after the router's own scrolling.
  useLayoutEffect(() => {
    if (html !== undefined) arriveAtAnchor()
  }, [html])
  useEffect(() => {
    if (html === undefined) return
    arriveAtAnchor()
    endArrival()
  }, [html])
  if (html !== undefined) return <div data-still={src} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
  if (state.error === undefined) return <div className="spinner" role="status" aria-label={labels.loading} hidden={!state.isSlow} />
  const retry = () => {
    setState({})
    setAttempt(attempt + 1)
  }
  return (
    <main id="main" tabIndex={-1}>
      <div className="load-error" role="alert">
        <p>
          {labels.loadFailed} {state.error}
        </p>
        <button type="button" onClick={retry}>
          {labels.retry}
        </button>
      </div>
    </main>
  )
}
