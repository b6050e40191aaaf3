import { alternateUrl, decodePath, withBasePath } from '../core/routes'
import { absolutePath } from '../site/metadata'

/**
 * Makes links of a page whole. One to another page leads to its alternate; one that says what to filter, or at which second a
 * video begins, leads to the page, since only that can do it.
 * @param page published path of the page
 * @param hasAlternate whether a page with an alternate is published at a path
 * @returns maker of addresses; undefined for a link within the page
 */
export function alternateLinks(
  page: string,
  hasAlternate: (path: string) => boolean,
): (href: string) => string | undefined {
  const base = withBasePath('/').slice(0, -1)
  return (href) => {
    if (href.startsWith('#')) return href.startsWith('#t=') ? absolutePath(page) + href : undefined
    if (!href.startsWith('/') || href.startsWith('//')) return href
    const [, path = '', query = '', hash = ''] = /^([^?#]*)(\?[^#]*)?(#.*)?$/.exec(href) ?? []
    const plain = decodePath(path).slice(base.length) || '/'
    return absolutePath(query || !hasAlternate(plain) ? plain : alternateUrl(plain)) + query + hash
  }
}
