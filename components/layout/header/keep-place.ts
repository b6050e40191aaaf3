/** Gives a link to this page in another language the query and the place the reader has now. */
export function keepPlace(link: HTMLAnchorElement): void {
  link.search = location.search
  const target = document.querySelector(':target')?.getBoundingClientRect()
  const isThere = !target || (target.bottom > 0 && target.top < innerHeight) // what has no element is a moment of a video
  link.hash = location.hash && isThere ? location.hash : currentId()
}

/** Id of the first heading in the upper half of the window, else of the one before it; '' at the top of the page. */
function currentId(): string {
  let id = ''
  for (const heading of document.querySelectorAll('main :is(h2, h3, h4)[id]')) {
    const { top } = heading.getBoundingClientRect()
    if (top >= 0) return scrollY > 0 && top < innerHeight / 2 ? heading.id : id
    id = heading.id
  }
  return id
}

/** Works before hydration and for every kind of press: React does not report a middle click as a click. */
export function keepPlaceOnPress(): void {
  for (const type of ['pointerdown', 'click'])
    addEventListener(type, ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-locale]') : null
      if (link) keepPlace(link)
    })
}
