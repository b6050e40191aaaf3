import { escapeHtml } from '../html'
import { localePath, parsePath } from '../routes'

const LINK = /<a href="[^"]*"(?=[^>]* data-locale="([^"]+)")/g

/**
 * Points the language menu of a page at the same page in the other language. The menu is drawn once for all pages (see
 * lib/still), so it leads to the home pages until then.
 * @param path address of the page below the base path, '' for the home page
 */
export function pointLocaleLinks(html: string, path: string): string {
  const { path: page } = parsePath(path || '/')
  return html.replace(LINK, (_, locale: string) => `<a href="${escapeHtml(localePath(page, locale))}"`)
}
