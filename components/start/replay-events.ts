import type { StartingPage } from './page'

const changes: StorageEvent[] = []
const keepChange = (event: StorageEvent) => changes.push(event)
/** React reads what is stored while it renders, and listens to other tabs afterwards: what they change between is kept. */
export const keepChanges = (): void => addEventListener('storage', keepChange)

/** Repeats the presses that were kept, and the changes of other tabs. */
export function replayEvents({ presses }: StartingPage): void {
  removeEventListener('storage', keepChange)
  for (const event of changes.splice(0)) dispatchEvent(event)
  for (const target of presses.splice(0)) {
    target.ariaBusy = null
    inDocument(target)?.click()
  }
}

/** React draws the header anew where a translator or an extension has changed it: the element's successor has its name. */
const inDocument = (target: HTMLElement): HTMLElement | null =>
  target.isConnected ? target : document.querySelector(`[data-replay="${target.dataset.replay}"]`)
