/**
 * Runs where the menu of a published page ends (lib/next/deferred-hydration), so that the menu is painted where it stays. The
 * publish step minifies it.
 */

import { recallList } from '../../ui/storage.client'
import { OPENED, placeMenu, placeWhenOpened } from './place-menu'

const menu = document.currentScript?.previousElementSibling as HTMLElement
const column = menu.closest('aside')
if (column) {
  placeMenu(column)
  placeWhenOpened(column)
  column.dataset.placed = ''
  // More were open: the framework opens them without waiting for an intent, before a press can miss.
  const opened = recallList(OPENED, 'sessionStorage')
  if (opened.length > menu.querySelectorAll('details[open]').length) menu.dataset.start = ''
}
document.currentScript?.remove() // React hydrates the element around it, and does not know it
