import { data } from '../start/start'

/** An address as it is on any host: without the name of an index, the type of the file, a slash at the end. */
const plain = (address: string): string => address.replace(/(\/index)?(\.html|\.txt)?\/?$/, '')

/**
 * Fills the banner that is seen when the stylesheet did not load: what the address has before that of the page is the
 * right base path. A 404 page has no address of its own.
 */
export function suggestBasePath(): void {
  const [cause, suggestion] = document.querySelectorAll<HTMLElement>('[data-cause], [data-suggestion]')
  const code = suggestion?.querySelector('code')
  if (!cause?.checkVisibility() || !suggestion || !code) return
  const configured = plain(cause.dataset.cause ?? '')
  const [path, page] = [plain(location.pathname), plain(data.payload.slice(configured.length))]
  if (!path.endsWith(page)) return
  const right = path.slice(0, path.length - page.length)
  cause.hidden = right === configured // only the stylesheet is missing
  suggestion.hidden = cause.hidden
  code.textContent = decodeURI(right) || '/'
}
