'use client'

/**
 * What we know of the router's entries in the browser's history: each carries a state of Next's (`__NA` and the tree of
 * the page), an entry with another state makes Next load the page whole on Back, and one without any is ignored.
 */

/** Adds an entry for the page that is shown, so that Back has something to close before it leaves the page. */
export function pushSamePage(): void {
  history.pushState({ ...history.state, isSamePage: true }, '')
}

/** Whether the open entry is such a one. Next keeps the mark when it starts. */
export const isSamePageEntry = (): boolean => history.state?.isSamePage === true

/** Adds an entry with another address for the page that is shown. */
export function pushAddress(address: string): void {
  history.pushState(history.state, '', address)
}

/** Changes the address of the page that is shown. With Next's own state, its router draws nothing for that. */
export function replaceAddress(address: string): void {
  history.replaceState(history.state, '', address)
}

/**
 * Scrolls to an element of the page and makes it the `:target` of the stylesheet, which only a navigation of the
 * browser's own does. That navigation replaces the entry by one without a state, so Next's is put back.
 */
export function markTarget(id: string): void {
  const { state } = history
  const { href } = location
  location.replace(`#${encodeURIComponent(id)}`)
  history.replaceState(state, '', href)
  document.getElementById(id)?.scrollIntoView()
}

/** Names the entry that is open; without the Navigation API entries of one page are not told apart. */
export const historyEntry = (): string =>
  ('navigation' in window && window.navigation.currentEntry?.key) || location.pathname
