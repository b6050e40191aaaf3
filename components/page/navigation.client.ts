'use client'
import { historyEntry, markTarget } from '@/lib/next/history.client'
import { decodePath, localePath, parsePath } from '@/lib/routes'
import type { Journey, Navigation, PageText } from './navigation'
import * as transitions from './navigation'
import { copyText, fetchText, fillText } from './page-text.client'

let state: Navigation | undefined

const EMPTY: Navigation = {
  first: undefined,
  shown: undefined,
  coming: undefined,
  texts: new Map(),
  positions: new Map(),
}

export const navigation = (): Navigation => state ?? EMPTY

/** Whether the document came with this page. Called when React hydrates it, before React can change its text. */
export function isFirst(src: string): boolean {
  state ??= begin(src)
  return state.first === src
}

function begin(src: string): Navigation {
  const text = copyText()
  if (text.size === 0) return EMPTY
  return { ...EMPTY, first: src, shown: src, texts: new Map([[src, { request: Promise.resolve(text), text }]]) }
}

/** The page at the path of an address. */
export function pageAt(pathname: string): string {
  const { path, locale } = parsePath(pathname)
  return localePath(path, locale)
}

/** @returns the journey, for isUnderWay */
export function followLink(src: string, hash: string): Journey | undefined {
  state = transitions.follow(navigation(), src, hash, performance.now())
  return state.coming
}

/** Whether the reader still waits for this page. */
export const isUnderWay = (journey: Journey | undefined): boolean => navigation().coming === journey

/** The browser went to another entry of its history. @returns whether the page of that entry is shown already */
export function traversed(): boolean {
  state = transitions.traverse(navigation(), pageAt(location.pathname), historyEntry(), performance.now())
  return !state.coming
}

export function scrolled(): void {
  state = transitions.scroll(navigation(), historyEntry(), scrollY)
}

export function restorePositions(positions: Iterable<[string, number]>): void {
  state = { ...navigation(), positions: new Map(positions) }
}

/** Another screen stands in for the page. */
export function left(): void {
  state = transitions.leave(navigation())
}

/** The text of a page is in the document, and not painted yet. */
export function arrived(src: string): void {
  const { shown, coming } = navigation()
  state = transitions.arrive(navigation(), src)
  if (shown !== src) document.dispatchEvent(new Event('page-shown'))
  if (coming?.src !== src) return
  const { anchor, position } = coming
  if (anchor !== undefined) {
    scrollTo({ top: 0, behavior: 'instant' })
    if (anchor) markTarget(decodePath(anchor))
  } else if (position !== undefined) scrollTo({ top: position, behavior: 'instant' })
}

/** Milliseconds since the reader asked for the page that is coming. */
export const waited = (): number => performance.now() - (navigation().coming?.since ?? performance.now())

/** The text of a page, if it is here. */
export const knownText = (src: string): PageText | undefined => navigation().texts.get(src)?.text

/** The text of a page, fetched once. */
export function loadText(src: string): Promise<PageText> {
  const known = navigation().texts.get(src)
  if (known) return known.request
  const request = fetchText(src)
  state = transitions.request(navigation(), src, request)
  request.then(
    (text) => {
      state = transitions.receive(navigation(), src, request, text)
    },
    () => {
      state = transitions.fail(navigation(), src, request)
    },
  )
  return request
}

/** Lets a text that could not be fetched be fetched again. */
export function retryText(src: string): void {
  state = transitions.forgetFailure(navigation(), src)
}

/** Fills the still parts of a page. Where they are of another release than its text, the page is loaded whole. */
export function showText(src: string, text: PageText): void {
  if (!fillText(text) && !isFirst(src)) location.reload()
}

/** Development only: fetches a page again, forgets all others, and shows it where it differs. */
export async function reloadText(src: string): Promise<void> {
  const before = knownText(src)
  const text = await fetchText(src)
  const first = navigation().first === src ? src : undefined
  state = { ...navigation(), first, texts: new Map([[src, { request: Promise.resolve(text), text }]]) }
  const isSame = [...text].every(([id, content]) => before?.get(id)?.isEqualNode(content))
  if (isSame && before?.size === text.size) return
  // Client components hold elements of the text around them.
  if (text.size > 1) location.reload()
  else fillText(text, true)
}
