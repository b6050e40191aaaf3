import { recallList, store } from '../../ui/storage.client'

/** Keys of sessionStorage: the ids of the open categories, and what keepPlace keeps. */
export const OPENED = 'sidebar-open'
const PLACE = 'sidebar-scroll'

/**
 * Scrolls the menu: on the page where the reader left it, its entry is where it was; on another page the menu is as
 * before, unless the entry would be out of sight.
 * @param column the scrolling column, which is the drawer of a phone
 */
export function placeMenu(column: HTMLElement): void {
  const [scroll, page, top] = recallList(PLACE, 'sessionStorage')
  column.scrollTop = Number(scroll) || 0
  const current = currentEntry(column)
  if (!current) return
  const offset = offsetIn(column, current)
  // Less than that scroll position may exist until its categories are open again.
  if (page === location.pathname) column.scrollTop += offset - Number(top)
  else if (offset < 0 || offset + current.offsetHeight > column.clientHeight)
    column.scrollTop += offset - column.clientHeight / 2
}

/** Places the menu each time the drawer of a phone opens, before it is painted: until then it has no scroll position. */
export function placeWhenOpened(column: HTMLElement): void {
  column.addEventListener('beforetoggle', () => requestAnimationFrame(() => placeMenu(column)))
}

/** Keeps how far the menu is scrolled, on which page, and how far (px) the entry of the page is below its top. */
export function keepPlace(column: HTMLElement): void {
  const current = currentEntry(column)
  const place = [column.scrollTop, location.pathname, current ? offsetIn(column, current) : 0]
  store(PLACE, JSON.stringify(place.map(String)), 'sessionStorage')
}

/** The entry of the page that is shown. */
export const currentEntry = (column: Element): HTMLElement | null => column.querySelector('[aria-current="page"]')

/** How far (px) an element is below the top of the column. */
export const offsetIn = (column: Element, element: Element): number =>
  element.getBoundingClientRect().top - column.getBoundingClientRect().top
