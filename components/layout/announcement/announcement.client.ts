'use client'
import { store } from '../../ui/storage.client'

/** Closing the bar is remembered by its id, so that the next announcement is shown again. */
export function closeAnnouncement(): () => void {
  const close = (event: Event) => {
    if (!(event.target instanceof Element) || !event.target.closest('[data-act="close-announcement"]')) return
    const id = document.getElementById('announcement')?.dataset.id
    if (id !== undefined) store('announcement', id)
    document.documentElement.dataset.announcement = 'closed'
  }
  document.addEventListener('click', close)
  return () => document.removeEventListener('click', close)
}
