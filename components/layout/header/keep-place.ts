/** Gives a link to this page in another language the query and the hash the reader has now. */
export function keepPlace(link: HTMLAnchorElement): void {
  link.search = location.search
  link.hash = location.hash
}

/** Works before hydration and for every kind of press: React does not report a middle click as a click. */
export function keepPlaceOnPress(): void {
  for (const type of ['pointerdown', 'click'])
    addEventListener(type, ({ target }) => {
      const link = target instanceof Element ? target.closest<HTMLAnchorElement>('a[data-locale]') : null
      if (link) keepPlace(link)
    })
}
