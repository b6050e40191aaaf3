import { escapeHtml } from '../html'
import { localePath, parsePath } from '../routes'

const LOCALE_LINK = /<a href="[^"]*"(?=[^>]* data-locale="([^"]+)")/g
const VERSION_LINK = /<a href="([^"]*)" data-version="[^"]*">([^<]*)<\/a>/g
const SHOWN_VERSION = /(<span data-shown-version[^>]*>)[^<]*/g

/**
 * Tells the navbar, which is drawn once for all pages (see lib/next/still), where it stands: the language menu leads to this
 * page in the other languages, the version menu shows this page's version. The shell does the same after navigation.
 * @param path address of the page below the base path, '' for the home page
 */
export function placeNavbar(html: string, path: string): string {
  const { path: page } = parsePath(path || '/')
  const versions = [...html.matchAll(VERSION_LINK)].map(([, href = '', label = '']) => ({
    target: parsePath(href).path,
    label,
  }))
  const [version] = versions
    .filter(({ target }) => `${page}/`.startsWith(`${target}/`))
    .sort((a, b) => b.target.length - a.target.length)
  const placed = html.replace(LOCALE_LINK, (_, locale: string) => `<a href="${escapeHtml(localePath(page, locale))}"`)
  return version ? placed.replace(SHOWN_VERSION, (_, tag: string) => tag + version.label) : placed
}
