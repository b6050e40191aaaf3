'use client'
import { type ReactNode, Suspense, use, useLayoutEffect, useState } from 'react'
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

/** A text that is there is shown at once. Chosen once: React wants `use` in every rendering of a component or in none. */
function Content({ src, children }: PageProps) {
  const [text] = useState(() => navigation().texts.get(src)?.text)
  return text ? (
    <Shown src={src} text={text}>
      {children}
    </Shown>
  ) : (
    <Fetched src={src}>{children}</Fetched>
  )
}

const Fetched = ({ src, children }: PageProps) => (
  <Shown src={src} text={use(loadText(src))}>
    {children}
  </Shown>
)

function Shown({ src, text, children }: PageProps & { text: PageText }) {
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
