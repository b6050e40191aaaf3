import { opensElsewhere } from '../ui/opens-elsewhere'

/** What needs the framework to do something. The browser itself opens and closes what `popovertarget` names. */
const REPLAYED = 'button:not([popovertarget]),[data-replay]'

let presses: HTMLElement[] = []

/** Keeps a press for repeatPresses; until then the element is busy. */
export function keepPress(target: HTMLElement): void {
  presses.push(target)
  target.ariaBusy = 'true'
}

/**
 * Keeps the press of a click that nothing listens to yet.
 * @returns whether it did
 */
export function keepClick(event: MouseEvent, isReady: boolean): boolean {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>(REPLAYED) : null
  if (!target || isReady) return false
  if (target instanceof HTMLAnchorElement) {
    if (opensElsewhere(event)) return false
    event.preventDefault()
  }
  keepPress(target)
  return true
}

/** Repeats the presses that were kept. */
export function repeatPresses(): void {
  const waiting = presses
  presses = []
  for (const target of waiting) {
    target.ariaBusy = null
    inDocument(target)?.click()
  }
}

/** React draws the header anew where a translator or an extension has changed it: the element's successor has its name. */
const inDocument = (target: HTMLElement): HTMLElement | null =>
  target.isConnected ? target : document.querySelector(`[data-replay="${target.dataset.replay}"]`)
