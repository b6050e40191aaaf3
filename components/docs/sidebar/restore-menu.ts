/** Keys of sessionStorage: the ids of the open categories, and how far the menu is scrolled. */
export const OPENED = 'sidebar-open'
export const SCROLL = 'sidebar-scroll'

/**
 * Scrolls the menu of a loaded page to where the reader left it. Where they had more open than the page shows, the
 * framework starts without waiting for an intent: the menu is in order before a press can miss.
 */
export function restoreMenu(): void {
  const menu = document.querySelector<HTMLElement>('doc-sidebar')
  const drawer = menu?.closest('aside')
  if (!menu || !drawer) return
  try {
    drawer.scrollTop = Number(sessionStorage.getItem(SCROLL))
    const { length } = JSON.parse(sessionStorage.getItem(OPENED) ?? '')
    if (length > menu.querySelectorAll('details[open]').length) menu.dataset.start = ''
  } catch {
    // nothing is stored, or it is damaged
  }
}
