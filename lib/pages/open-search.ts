import type { Locale } from 'next-intl'
import { localize } from '../content/localized'
import { escapeHtml } from '../core/html'
import { searchUrl } from '../core/routes'
import { getSite } from '../site'
import { absoluteFile, absoluteUrl } from '../site/metadata'

/** Letters that the standard allows for a name; https://github.com/dewitt/opensearch */
const MAX_LETTERS = 16

/** Describes the search of the site for the address bar of a browser. */
export function openSearch(locale: Locale): string {
  const { name, title, description } = getSite()
  const product = localize(name, locale)
  const long = `${product} ${title}`
  const element = (tag: string, text: string) => `  <${tag}>${escapeHtml(text)}</${tag}>`
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<OpenSearchDescription xmlns="http://a9.com/-/spec/opensearch/1.1/">',
    element('ShortName', (long.length <= MAX_LETTERS ? long : product).slice(0, MAX_LETTERS)),
    element('Description', localize(description, locale)),
    element('InputEncoding', 'UTF-8'),
    element('Language', locale),
    `  <Image width="16" height="16" type="image/svg+xml">${absoluteFile('/favicon.svg')}</Image>`,
    `  <Url type="text/html" template="${escapeHtml(absoluteUrl(searchUrl(), locale))}?q={searchTerms}"/>`,
    '</OpenSearchDescription>',
    '',
  ].join('\n')
}
