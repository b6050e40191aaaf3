'use client'
import { decodePath } from '@/lib/routes'

let awaited = ''

/** Says from which anchor on the next page is to be read; '' is its beginning. */
export function awaitAnchor(hash: string): void {
  awaited = hash.slice(1)
}

/** Scrolls to that anchor, once the text is there: the router looks for it too early, and in its encoded form. */
export function arriveAtAnchor(): void {
  if (awaited) document.getElementById(decodePath(awaited))?.scrollIntoView()
  awaited = ''
}
