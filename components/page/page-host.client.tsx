'use client'
import { memo, Suspense, use, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { keptStill } from '@/lib/next/still'
import '../islands/islands.client'
import { arrive } from './arrival.client'
import { LoadBoundary, LoadingScreen } from './fallbacks.client'
import { isFirstPage, loadText, onTextRevision, textRevision } from './page-texts.client'

/** The page the router has come to: on the server its text, in the browser the text of its published HTML. */
export function PageHost({ src }: { src: string }) {
  if (typeof window === 'undefined') return <div data-still={src}>{keptStill(src)}</div>
  return <RoutedPage key={src} src={src} />
}

function RoutedPage({ src }: { src: string }) {
  const revision = useSyncExternalStore(onTextRevision, textRevision, textRevision)
  // The server renders the first page without boundaries: one around a long text would make React send it in a script.
  if (isFirstPage(src)) return <PageText key={revision} src={src} />
  return (
    <LoadBoundary src={src}>
      <Suspense fallback={<LoadingScreen />}>
        <PageText key={revision} src={src} />
      </Suspense>
    </LoadBoundary>
  )
}

/** `memo`: a text that was dropped from memory meanwhile must not be fetched again because the layout renders. */
const PageText = memo(function PageText({ src }: { src: string }) {
  const text = use(loadText(src))
  const host = useRef<HTMLDivElement>(null)
  useLayoutEffect(() => {
    // The first page came with its text. A copy of parsed elements costs half of parsing them again.
    if (!host.current?.hasChildNodes()) host.current?.append(document.importNode(text, true))
    arrive(src)
  }, [text, src])
  // What is inside belongs to its custom elements and islands, not to this root: hydration must not compare it.
  return <div ref={host} data-still={src} suppressHydrationWarning dangerouslySetInnerHTML={{ __html: '' }} />
})
