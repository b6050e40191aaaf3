/** Pressed by the browser itself, with or without scripts. */
const NATIVE = 'a[href]:not([data-act]),[popovertarget],summary,input:not([data-act]),label'

let presses: HTMLElement[] = []

/** Keeps a press for repeatPresses. */
export const keepPress = (target: HTMLElement): unknown => presses.push(target)

/**
 * Keeps the press of a click that nothing listens to yet.
 * @returns whether it did
 */
export function keepClick(event: MouseEvent, isReady: boolean): boolean {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>('button,[data-act]') : null
  if (!target || target.matches(NATIVE) || isReady) return false
  if (target instanceof HTMLAnchorElement) {
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return false // opens a tab or a window, or saves
    event.preventDefault()
  }
  keepPress(target)
  return true
}

/** Repeats the presses that were kept. */
export function repeatPresses(): void {
  const waiting = presses
  presses = []
  for (const target of waiting) inDocument(target)?.click()
}

/** React draws the header anew where a translator or an extension has changed it: the element's successor has its `data-act`. */
const inDocument = (target: HTMLElement): HTMLElement | null =>
  target.isConnected ? target : document.querySelector(`[data-act="${target.dataset.act}"]`)
