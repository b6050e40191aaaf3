'use client'
import { decodePath } from '@/lib/routes'
import { keepContent, type PageContent, readContent } from './page-contents.client'

/** The page the document came with. Its text stands in an element of React's. */
let loaded: string | undefined
/** The text of every later page stands in this one, which React knows nothing of: it can be filled before the router has done its part. */
let place: HTMLElement | undefined
/** The page whose text is shown. */
let shown: string | undefined
/** The page that the router shows: behind the other for a moment after a click. */
let routed: string | undefined
/** Undefined while no link was followed: going back and forth restores the place by itself. */
let awaitedAnchor: string | undefined

/** True for the page the document came with. */
export function isLoadedPage(src: string): boolean {
  if (loaded === undefined) {
    loaded = src
    shown = src
    keepContent(src)
  }
  return loaded === src
}

/** The router shows a page. Its text follows, if it is here. */
export function enterPage(src: string): void {
  routed = src
  const content = readContent(src)
  if (content && !isShown(src)) showPage(src, content)
}

/** The router has taken a page away. */
export function leavePage(src: string): void {
  if (shown === src) hidePage()
}

export const isShown = (src: string): boolean => shown === src && holders().some((holder) => holder.firstChild)

/** Says from which anchor on the page of the link just followed is to be read; '' is its beginning. */
export function awaitAnchor(hash: string): void {
  awaitedAnchor = hash.slice(1)
}

/**
 * Shows the text of a page, at its beginning or its anchor if a link was followed: the router is told not to scroll, since it does so
 * before the text is here. It was parsed long before and costs no more than its nodes.
 */
export function showPage(src: string, { element }: PageContent): void {
  const anchor = awaitedAnchor
  awaitedAnchor = undefined
  if (anchor !== undefined) scrollTo({ top: 0, behavior: 'instant' }) // while the layout is known: afterwards it would have to be made at once
  hidePage()
  shown = src
  place ??= document.createElement('div')
  if (!place.isConnected) document.querySelector('.place')?.append(place)
  place.replaceChildren(...document.importNode(element, true).childNodes)
  if (anchor) document.getElementById(decodePath(anchor))?.scrollIntoView()
}

/** True when nothing but its text is missing for a page to look as it should. */
export function isReadyToShow({ styles }: PageContent): boolean {
  const here = new Set(
    [...document.querySelectorAll('link[rel="stylesheet"]')].map((link) => link.getAttribute('href')),
  )
  return styles.every((style) => here.has(style))
}

export function hidePage(): void {
  shown = undefined
  for (const holder of holders()) {
    loseFocus(holder)
    holder.replaceChildren()
  }
}

/** The reader goes back or forth. The router does nothing when it never came to the page that was shown ahead of it. */
export function stayWithRouter(): void {
  awaitedAnchor = undefined
  if (routed === undefined || shown === undefined || shown === routed) return
  const content = readContent(routed)
  if (content) showPage(routed, content)
  else location.reload()
}

const holders = (): Element[] =>
  [place, document.querySelector('[data-still]')].filter((holder) => holder instanceof Element)

/** A browser that takes an element with the focus out of the document computes all styles at once, those of the new page too. */
function loseFocus(holder: Element): void {
  const { activeElement } = document
  if (activeElement instanceof HTMLElement && holder.contains(activeElement)) activeElement.blur()
}
