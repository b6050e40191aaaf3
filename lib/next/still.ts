/**
 * What a page says is still: rendered on the server, never hydrated, never in React's payload. The HTML holds its only
 * copy. The page's server component keeps the properties of a still element here, and the client component that stands in
 * its place (components/page/still) takes them when the server renders it.
 *
 * It leans on this: Next renders a page's server components and, right after them, its client components to HTML in the
 * same process, and elements made by the one layer can be rendered by the other.
 */
const KEPT = 300

declare global {
  var __stills: Map<string, object> | undefined
}

/** Keeps a part of a page for the rendering that follows; pages are rendered a few at a time, so old ones are dropped. */
export function keepStill(src: string, id: string | number, part: object): void {
  globalThis.__stills ??= new Map()
  const stills = globalThis.__stills
  const key = keyOf(src, id)
  stills.delete(key)
  stills.set(key, part)
  const oldest = stills.keys().next().value
  if (stills.size > KEPT && oldest !== undefined) stills.delete(oldest)
}

/** A part of a page. @throws Error when it is not there: the page would be published without it */
export function keptStill(src: string, id: string | number): object {
  const part = globalThis.__stills?.get(keyOf(src, id))
  if (!part) throw new Error(`the still part ${id} of ${src} is not there when its page is drawn (lib/next/still.ts)`)
  return part
}

const keyOf = (src: string, id: string | number): string => JSON.stringify([src, id])
