import type { Locale } from 'next-intl'
import { escapeHtml } from '../core/html'
import { defaultLocale } from '../core/routes'
import { getSite, type Site } from '../site'
import { absoluteFile, absoluteUrl } from '../site/metadata'

/** Addresses and bytes a sitemap may have; https://www.sitemaps.org/protocol.html */
export const LIMIT = { urls: 50_000, bytes: 50 * 1024 * 1024 }

export interface SitemapPage {
  /** Site path. */
  path: string
  /** Languages in which the page has its own text. */
  locales: Locale[]
  /** Language → ISO 8601, where it is known. */
  lastmod?: Record<string, string>
}

/** The sitemap of the site: file name → content. Beyond the limits it becomes an index of several. */
export function sitemapFiles(pages: SitemapPage[], limit = LIMIT): Map<string, string> {
  const parts = split(pages.flatMap(urlElements), limit)
  const only = parts[0]
  if (parts.length <= 1) return new Map([['sitemap.xml', urlset(only ?? [])]])
  const files = parts.map((urls, index): [string, string] => [`sitemap-${index + 1}.xml`, urlset(urls)])
  const index = files.map(([name]) => `<sitemap><loc>${escapeHtml(absoluteFile(`/${name}`))}</loc></sitemap>`)
  const head =
    '<?xml version="1.0" encoding="UTF-8"?>\n<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n'
  return new Map([['sitemap.xml', `${head}${index.join('\n')}\n</sitemapindex>\n`], ...files])
}

/** One `<url>` for each language of a page, each naming all of them where there are several. */
function urlElements({ path, locales: own, lastmod = {} }: SitemapPage): string[] {
  const alternate = (language: string, locale: Locale) =>
    `<xhtml:link rel="alternate" hreflang="${language}" href="${escapeHtml(absoluteUrl(path, locale))}"/>`
  const alternates =
    own.length > 1
      ? [...own.map((locale) => alternate(locale, locale)), alternate('x-default', defaultLocale())].join('')
      : ''
  return own.map(
    (locale) =>
      `<url><loc>${escapeHtml(absoluteUrl(path, locale))}</loc>${lastmod[locale] ? `<lastmod>${escapeHtml(lastmod[locale])}</lastmod>` : ''}${alternates}</url>`,
  )
}

const HEAD =
  '<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n'
const FOOT = '\n</urlset>\n'
const urlset = (urls: string[]): string => HEAD + urls.join('\n') + FOOT

function split(urls: string[], limit: typeof LIMIT): string[][] {
  const parts: string[][] = []
  let bytes = Number.POSITIVE_INFINITY
  for (const url of urls) {
    const size = Buffer.byteLength(url) + 1
    const part = parts.at(-1)
    if (part === undefined || part.length >= limit.urls || bytes + size > limit.bytes) {
      parts.push([url])
      bytes = HEAD.length + FOOT.length + size
    } else {
      part.push(url)
      bytes += size
    }
  }
  return parts
}

/** Tells crawlers what they may do, and the address of the sitemap. Pages that must not be indexed have a meta tag. */
export function robotsText({ may, deny }: Site['programs'] = getSite().programs): string {
  const word = (is: boolean) => (is ? 'yes' : 'no')
  // https://contentsignals.org
  const signal = may && `search=${word(may.search)}, ai-input=${word(may.answer)}, ai-train=${word(may.train)}`
  return [
    ['User-agent: *', ...(signal ? [`Content-Signal: ${signal}`] : []), 'Allow: /'],
    ...deny.map((name) => [`User-agent: ${name}`, 'Disallow: /']),
    [`Sitemap: ${absoluteFile('/sitemap.xml')}`],
  ]
    .map((lines) => `${lines.join('\n')}\n`)
    .join('\n')
}
