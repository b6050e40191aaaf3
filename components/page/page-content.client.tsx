'use client'
import { type ReactNode, Suspense, use, useLayoutEffect } from 'react'
import { LoadBoundary, LoadingScreen } from './fallbacks.client'
import type { PageText } from './navigation'
import { arrived, isFirst, loadText, navigation } from './navigation.client'
import { fillText } from './page-text.client'
import { PageSrc } from './still.client'

interface PageProps {
  /** Address of the page. */
  src: string
  /** Still parts and client components. */
  children: ReactNode
}

/** The page the router has come to: its payload says which parts stand where, the text of them is in its published HTML. */
export function PageContent({ src, children }: PageProps) {
  if (typeof window === 'undefined') return <PageSrc value={src}>{children}</PageSrc>
  // The server renders no boundaries: one around a long text would make React send it in a script.
  if (isFirst(src)) return <Content src={src}>{children}</Content>
  return (
    <LoadBoundary key={src} src={src}>
      <Suspense fallback={<LoadingScreen />}>
        <Content src={src}>{children}</Content>
      </Suspense>
    </LoadBoundary>
  )
}

function Content({ src, children }: PageProps) {
  const text = navigation().texts.get(src)?.text ?? use(loadText(src))
  useLayoutEffect(() => arrived(src), [src])
  return (
    <>
      <Filler src={src} text={text} />
      {children}
    </>
  )
}

/** The first child of a page, so that the layout effects of its client components find the text in place. */
function Filler({ src, text }: { src: string; text: PageText }) {
  useLayoutEffect(() => {
    // The text is of another release than the parts it is for.
    if (!fillText(text) && !isFirst(src)) location.reload()
  }, [src, text])
  return null
}
