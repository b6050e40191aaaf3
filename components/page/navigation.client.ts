'use client'
import { decodePath, localePath, parsePath } from '@/lib/core/routes'
import { markTarget } from '@/lib/next/history.client'
import { followMoved } from './follow-moved'
import { arrive, fail, type Navigation, type PageText, receive, request } from './navigation'
import { copyText, fetchText, fillText } from './page-text.client'

const NOTHING: Navigation = {
  first: undefined,
  shown: undefined,
  coming: undefined,
  texts: new Map(),
  positions: new Map(),
  isUnsettled: false,
  wanted: undefined,
}
let state = NOTHING

export const navigation = (): Navigation => state

/** Changes the state. @example move(follow, '/docs', '#top', performance.now()) */
export function move<Args extends unknown[]>(
  transition: (state: Navigation, ...args: Args) => Navigation,
  ...args: Args
): Navigation {
  state = transition(state, ...args)
  return state
}

/** Whether the document came with this page. Called when React hydrates it, before React can change its text. */
export function isFirst(src: string): boolean {
  if (state === NOTHING) {
    const text = copyText()
    if (text.size > 0) state = { ...NOTHING, first: src, shown: src, texts: oneText(src, text) }
  }
  return state.first === src
}

const oneText = (src: string, text: PageText) => new Map([[src, { request: Promise.resolve(text), text }]])

/** The page at the path of an address. */
export function pageAt(pathname: string): string {
  const { path, locale } = parsePath(pathname)
  return localePath(path, locale)
}

/** The text of a page, fetched once. */
export function loadText(src: string): Promise<PageText> {
  const known = state.texts.get(src)
  if (known) return known.request
  const promise = fetchText(src)
  move(request, src, promise)
  promise.then(
    (text) => move(receive, src, promise, text),
    () => move(fail, src, promise),
  )
  return promise
}

/** The text of a page is in the document, and not painted yet. */
export function arrived(src: string): void {
  const { shown, coming } = state
  move(arrive, src)
  if (shown !== src) document.dispatchEvent(new Event('page-shown'))
  if (coming?.src !== src) return
  const { anchor, position = anchor === undefined ? undefined : 0 } = coming
  if (position !== undefined) scrollTo({ top: position, behavior: 'instant' })
  if (!anchor) return
  markTarget(decodePath(anchor))
  followMoved()
}

/** Development only: fetches a page again, forgets all others, and shows it where it differs. */
export async function reloadText(src: string): Promise<void> {
  const before = state.texts.get(src)?.text
  const text = await fetchText(src)
  state = { ...state, first: state.first === src ? src : undefined, texts: oneText(src, text) }
  const isSame = [...text].every(([id, content]) => before?.get(id)?.isEqualNode(content))
  if (isSame && before?.size === text.size) return
  // Client components hold elements of the text around them.
  if (text.size > 1) location.reload()
  else fillText(text, true)
}
