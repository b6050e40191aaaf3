import { opensElsewhere } from '../ui/opens-elsewhere'
import type { StartingPage } from './page'

/**
 * What needs the framework to do something. The browser itself opens and closes what `popovertarget` names, and the page what
 * `data-close` does (components/layout/announcement/close.ts).
 */
const REPLAYED = 'button:not([popovertarget],[data-close]),[data-replay]'

/** Keeps a press until the shell listens; until then the element is busy. */
export function keepPress({ presses }: StartingPage, target: HTMLElement): void {
  presses.push(target)
  target.ariaBusy = 'true'
}

/**
 * Keeps the press of a click that nothing listens to yet.
 * @returns whether it did
 */
export function keepClick(page: StartingPage, event: MouseEvent): boolean {
  const target = event.target instanceof Element ? event.target.closest<HTMLElement>(REPLAYED) : null
  if (!target || page.state === 'ready') return false
  if (target instanceof HTMLAnchorElement) {
    if (opensElsewhere(event)) return false
    event.preventDefault()
  }
  keepPress(page, target)
  return true
}
