import { isSamePageEntry, pushSamePage } from '@/lib/next/history.client'
import { opensElsewhere } from '../ui/opens-elsewhere'
import type { StartingPage } from './page'

/** Lets Back close the drawer while the framework starts (drawer.client.ts does it afterwards). */
export function closeDrawerOnBack(page: StartingPage): void {
  const isReady = () => page.state === 'ready'
  const drawer = document.querySelector<HTMLElement>('aside[popover]')
  if (!drawer) return
  const follow = (isOpen: boolean) => {
    if (isReady() || isOpen === isSamePageEntry()) return
    if (isOpen) pushSamePage()
    else history.back()
  }
  follow(drawer.matches(':popover-open'))
  drawer.addEventListener('toggle', (event) => follow((event as ToggleEvent).newState === 'open'))
  addEventListener('popstate', () => isReady() || drawer.hidePopover())
  drawer.addEventListener('click', (event) => isReady() || followLink(event))
}

/** Its page takes the place of the drawer's entry, so that one Back leads to the page before. */
function followLink(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest('a') : null
  if (!link || link.target || opensElsewhere(event) || !isSamePageEntry()) return
  event.preventDefault()
  location.replace(link.href)
}
