import { recallList, store } from '../../ui/storage.client'

/** Keys of sessionStorage: the ids of the open categories, and what keepPlace keeps. */
export const OPENED = 'sidebar-open'
const PLACE = 'sidebar-scroll'

/**
 * Scrolls the menu: on the page where the reader left it, its entry is where it was; on another page the menu is as
 * before, unless the entry would be out of sight.
 * @param box the scrolling column, which is the drawer of a phone
 */
export function placeMenu(box: HTMLElement): void {
  const [scroll, page, top] = recallList(PLACE, 'sessionStorage')
  box.scrollTop = Number(scroll) || 0
  const current = currentEntry(box)
  if (!current) return
  const offset = offsetIn(box, current)
  // Less than that scroll position may exist until its categories are open again.
  if (page === location.pathname) box.scrollTop += offset - Number(top)
  else if (offset < 0 || offset + current.offsetHeight > box.clientHeight)
    box.scrollTop += offset - box.clientHeight / 2
}

/** Places the menu each time the drawer of a phone opens, before it is painted: until then it has no scroll position. */
export function placeWhenOpened(box: HTMLElement): void {
  box.addEventListener('beforetoggle', () => requestAnimationFrame(() => placeMenu(box)))
}

/** Keeps how far the menu is scrolled, on which page, and how far (px) the entry of the page is below its top. */
export function keepPlace(box: HTMLElement): void {
  const current = currentEntry(box)
  const place = [box.scrollTop, location.pathname, current ? offsetIn(box, current) : 0]
  store(PLACE, JSON.stringify(place.map(String)), 'sessionStorage')
}

/** The entry of the page that is shown. */
export const currentEntry = (box: Element): HTMLElement | null => box.querySelector('[aria-current="page"]')

/** How far (px) an element is below the top of the box. */
export const offsetIn = (box: Element, element: Element): number =>
  element.getBoundingClientRect().top - box.getBoundingClientRect().top
