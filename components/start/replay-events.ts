import type { StartingPage } from './page'

/** Repeats the presses that were kept. */
export function replayEvents({ presses }: StartingPage): void {
  for (const target of presses.splice(0)) {
    target.ariaBusy = null
    inDocument(target)?.click()
  }
}

/** React draws the header anew where a translator or an extension has changed it: the element's successor has its name. */
const inDocument = (target: HTMLElement): HTMLElement | null =>
  target.isConnected ? target : document.querySelector(`[data-replay="${target.dataset.replay}"]`)
