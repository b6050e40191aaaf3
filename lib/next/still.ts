import type { ReactNode } from 'react'

/**
 * The text of a page is still: rendered on the server, never hydrated, never in React's payload. The HTML holds its only
 * copy. The page's server component leaves the element here for the client component that stands in its place
 * (components/page/page-host), and which the server renders in the same process.
 *
 * It leans on this: Next renders a page's server components and, right after them, its client components to HTML in the
 * same process, and elements made by the one layer can be rendered by the other.
 *
 * A still text is made of plain functions and HTML elements: no hooks, nothing asynchronous, no client components.
 */
const KEPT = 300

declare global {
  var __stills: Map<string, ReactNode> | undefined
}

/** Keeps a part for the rendering that follows; pages are rendered a few at a time, so old ones are dropped. */
export function keepStill(id: string, part: ReactNode): void {
  globalThis.__stills ??= new Map()
  const stills = globalThis.__stills
  stills.delete(id)
  stills.set(id, part)
  const oldest = stills.keys().next().value
  if (stills.size > KEPT && oldest !== undefined) stills.delete(oldest)
}

/** The part of this name. @throws Error when it is not there: the page would be published without it */
export function keptStill(id: string): ReactNode {
  const stills = globalThis.__stills
  if (!stills?.has(id))
    throw new Error(`the still part “${id}” is not there when its page is drawn (lib/next/still.ts)`)
  return stills.get(id)
}
