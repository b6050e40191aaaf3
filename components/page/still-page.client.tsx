'use client'
import { useEffect, useLayoutEffect, useState } from 'react'
import { keptStill } from '@/lib/next/still'
import '../islands/islands.client'
import { loadContent } from './page-contents.client'
import { enterPage, isLoadedPage, isShown, leavePage, showPage } from './shown-page.client'

export type StillPageLabels = Record<'loading' | 'loadFailed' | 'retry', string>

interface StillPageProps {
  /** Address of the page. */
  src: string
  labels: StillPageLabels
}

/** The still content of a page: found in the document that was loaded first, taken from the next page's document afterwards. */
export const StillPage = (props: StillPageProps) =>
  typeof window === 'undefined' ? (
    <div data-still={props.src}>{keptStill(props.src)}</div>
  ) : (
    <RoutedPage key={props.src} {...props} />
  )

function RoutedPage({ src, labels }: StillPageProps) {
  const [isLoaded] = useState(() => isLoadedPage(src))
  const [{ isSlow, error }, setState] = useState<{ isSlow?: boolean; error?: string }>({})
  const [attempt, setAttempt] = useState(0)

  // Before anything is painted.
  useLayoutEffect(() => {
    enterPage(src)
    return () => leavePage(src)
  }, [src])
  // biome-ignore lint/correctness/useExhaustiveDependencies: a new attempt loads again
  useEffect(() => {
    if (isShown(src)) return
    let isCurrent = true
    const spinner = setTimeout(() => setState({ isSlow: true }), 200)
    const settle = (act: () => void) => {
      clearTimeout(spinner)
      if (isCurrent) act()
    }
    loadContent(src).then(
      (content) =>
        settle(() => {
          setState({})
          showPage(src, content)
        }),
      (error: unknown) => settle(() => setState({ error: error instanceof Error ? error.message : String(error) })),
    )
    return () => {
      isCurrent = false
      clearTimeout(spinner)
    }
  }, [src, attempt])

  // What is inside belongs to the document, so React is told nothing of it.
  if (isLoaded) return <div data-still={src} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
  if (isSlow) return <div className="spinner" role="status" aria-label={labels.loading} />
  if (error === undefined) return null
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
