/** What needs the framework to do something. The browser itself opens and closes what `popovertarget` names. */
const REPLAYED = 'button:not([popovertarget]),[data-replay]'

let presses: HTMLElement[] = []

/** Keeps a press for repeatPresses. */
export const keepPress = (target: HTMLElement): unknown => presses.push(target)

/**
 * Keeps the press of a click that nothing listens to yet.
 * @returns whether it did
 */
export function keepClick(event: MouseEvent, isReady: boolean): boolean {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>(REPLAYED) : null
  if (!target || (isReady && !isInPart(target))) return false
  if (target instanceof HTMLAnchorElement) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false // opens a tab or a window, or saves
    event.preventDefault()
  }
  keepPress(target)
  return true
}

/** A part of the page whose code comes later than the shell (components/islands). */
const isInPart = (target: Element): boolean => target.closest('react-island:not([data-ready])') !== null

/** Repeats the presses on everything that is ready now. */
export function repeatPresses(): void {
  const waiting = presses
  presses = waiting.filter(isInPart)
  for (const target of waiting) if (!presses.includes(target)) inDocument(target)?.click()
}

/** React draws the header anew where a translator or an extension has changed it: the element's successor has its name. */
const inDocument = (target: HTMLElement): HTMLElement | null =>
  target.isConnected ? target : document.querySelector(`[data-replay="${target.dataset.replay}"]`)
