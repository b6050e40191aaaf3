/** Gives a link to this page in another language the query and the hash the reader has now. */
export function keepPlace(link: HTMLAnchorElement): void {
  link.search = location.search
  link.hash = location.hash
}
