'use client'
import { decodePath } from '@/lib/routes'

/** Undefined while no link was followed: going back and forth restores the place by itself. */
let awaited: string | undefined

/** Says from which anchor on the page of the link just followed is to be read; '' is its beginning. */
export function awaitAnchor(hash: string): void {
  awaited = hash.slice(1)
}

/**
 * Scrolls there, once the text is in the page. The router does so too early, looks for the anchor in its encoded form,
 * and leaves a small offset as it is; then the browser holds on to the footer and follows it down when the text comes.
 */
export function arriveAtAnchor(): void {
  if (awaited === undefined) return
  const target = awaited === '' ? null : document.getElementById(decodePath(awaited))
  if (target) target.scrollIntoView()
  else scrollTo({ top: 0, behavior: 'instant' })
}

/** The reader may go on from here. */
export function endArrival(): void {
  awaited = undefined
}
