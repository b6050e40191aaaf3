'use client'
import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import { keptStill } from '@/lib/still'
import { arriveAtAnchor, endArrival } from './arrival.client'
import { fill, loadContent, readLoadedContent } from './page-contents.client'

export type StillPageLabels = Record<'loading' | 'loadFailed' | 'retry', string>
interface ContentState {
  content?: Element | undefined
  isSlow?: boolean
  error?: string
}

interface StillPageProps {
  /** Address of the page. */
  src: string
  labels: StillPageLabels
}

/** The still content of a page: found in the document that was loaded first, taken from the next page's document afterwards. */
export const StillPage = (props: StillPageProps) =>
  typeof window === 'undefined' ? <div data-still={props.src}>{keptStill(props.src)}</div> : <FetchedPage key={props.src} {...props} />

function FetchedPage({ src, labels }: StillPageProps) {
  const [{ content, isSlow, error }, setState] = useState<ContentState>(() => ({ content: readLoadedContent(src) }))
  const [attempt, setAttempt] = useState(0)
  const place = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    if (content) return
    let isCurrent = true
    const show = (next: ContentState) => isCurrent && setState(next)
    const spinner = setTimeout(() => show({ isSlow: true }), 200)
    loadContent(src)
      .then((content) => show({ content }))
      .catch((error: unknown) => show({ error: error instanceof Error ? error.message : String(error) }))
      .finally(() => clearTimeout(spinner))
    return () => {
      isCurrent = false
      clearTimeout(spinner)
    }
  }, [src, content, attempt])

  // Before the text is painted, and again after the router's own scrolling.
  useLayoutEffect(() => {
    const shown = place.current
    if (!content || !shown) return
    if (!shown.firstChild) fill(shown, content)
    arriveAtAnchor()
    return () => loseFocus(shown)
  }, [content])
  useEffect(() => {
    if (!content) return
    arriveAtAnchor()
    endArrival()
  }, [content])
  // What is inside belongs to the document, so React is told nothing of it.
  if (content) return <div ref={place} data-still={src} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  if (error === undefined) return <div className="spinner" role="status" aria-label={labels.loading} hidden={!isSlow} />
  const retry = () => {
    setState({})
    setAttempt(attempt + 1)
  }
  return (
    <main id="main" tabIndex={-1}>
      <div className="load-error" role="alert">
        <p>
          {labels.loadFailed} {error}
        </p>
        <button type="button" onClick={retry}>
          {labels.retry}
        </button>
      </div>
    </main>
  )
}

/** A browser that takes an element with the focus out of the document computes all styles at once, those of the new page too. */
function loseFocus(place: Element): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && place.contains(activeElement)) activeElement.blur()
}
