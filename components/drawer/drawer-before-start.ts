import { isSamePageEntry, pushSamePage } from '@/lib/next/history.client'
import { isReady } from '../start/start'
import { opensElsewhere } from '../ui/opens-elsewhere'

/** Lets Back close the drawer before the framework has started (drawer.client.ts does it afterwards). */
export function closeDrawerOnBack(): void {
  const drawer = document.querySelector<HTMLElement>('aside[popover]')
  if (!drawer) return
  drawer.addEventListener('toggle', (event) => {
    const isOpen = (event as ToggleEvent).newState === 'open'
    if (isReady() || isOpen === isSamePageEntry()) return
    if (isOpen) pushSamePage()
    else history.back()
  })
  addEventListener('popstate', () => isReady() || drawer.hidePopover())
  drawer.addEventListener('click', followLink)
}

/** Its page takes the place of the drawer's entry, so that one Back leads to the page before. */
function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || opensElsewhere(event) || isReady() || !isSamePageEntry()) return
  event.preventDefault()
  location.replace(link.href)
}
