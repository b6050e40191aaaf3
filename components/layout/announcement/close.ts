import { SHELL } from '../../ui/shell-ids'
import { store } from '../../ui/storage.client'

/** Where the id of the bar that the reader has closed is stored. */
export const CLOSED = 'announcement'

/** Closes the bar at the press, without waiting for React: a reader may leave the page right after it. Nothing else closes it. */
export function closeAnnouncementOnPress(): void {
  addEventListener('click', ({ target }) => {
    const id = target instanceof Element && target.closest<HTMLElement>('[data-close]')?.dataset.close
    if (!id) return
    document.documentElement.dataset.closed = id
    store(CLOSED, id)
    document.getElementById(SHELL.top)?.focus() // the button that had the focus is gone
  })
}
