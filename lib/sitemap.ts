import { allPosts, getPosts, postTranslations } from './blog'
import { changesFile } from './blog/changes-file'
import { routeTranslations } from './blog/metadata'
import { blogRoutes } from './blog/routes'
import { listPages } from './content/pages'
import { docsOf, findDoc } from './docs'
import { lastCommit, lastUpdated } from './docs/last-updated'
import { isListed } from './docs/menu'
import { translationsOf } from './docs/routes'
import { tagPaths } from './docs/tags'
import { helpLocales } from './help'
import { escapeHtml } from './html'
import { absoluteFile, absoluteUrl } from './metadata'
import { defaultLocale, docUrl, helpUrl, locales } from './routes'
import { getSite } from './site'

/** Addresses and bytes a sitemap may have; https://www.sitemaps.org/protocol.html */
export const LIMIT = { urls: 50_000, bytes: 50 * 1024 * 1024 }

export interface SitemapPage {
  /** Site path. */
  path: string
  /** Languages in which the page has a text of its own. */
  locales: string[]
  /** Language → ISO 8601, where it is known. */
  lastmod?: Record<string, string>
}

/** Every page a search engine may show: no draft, unlisted, untranslated or repeated one, and no 404. */
export function sitemapPages(): SitemapPage[] {
  const own = [
    { path: '/', locales: locales() },
    { path: helpUrl(), locales: helpLocales() },
  ]
  return [...own, ...docPages(), ...plainPages(), ...blogPages()]
}

function docPages(): SitemapPage[] {
  return getSite().docs.versions.flatMap(({ name, path }) => {
    const docs = docsOf(defaultLocale(), name)
      .filter(isListed)
      .map(
        (found): SitemapPage =>
          page(docUrl(found.doc.page.path, path), translationsOf(found), (locale) =>
            docDate(found.doc.page.path, locale, name),
          ),
      )
    const tags = tagPaths(defaultLocale(), name).map(
      (docPath): SitemapPage => ({ path: docUrl(docPath, path), locales: locales() }),
    )
    return [...docs, ...tags]
  })
}

function docDate(docPath: string, locale: string, version: string): string | undefined {
  const doc = findDoc(docPath, locale, version)?.doc
  return doc && lastUpdated(doc)?.date
}

/** A page with its date in each of its languages. */
function page(path: string, own: string[], date: (locale: string) => string | undefined): SitemapPage {
  return {
    path,
    locales: own,
    lastmod: Object.fromEntries(
      own.flatMap((locale): [string, string][] => [[locale, date(locale) ?? '']]).filter(([, day]) => day !== ''),
    ),
  }
}

function plainPages(): SitemapPage[] {
  const pages = listPages()
  return [...new Set(pages.map(({ href }) => href))].map((href) => ({
    path: href,
    locales: pages.filter((page) => page.href === href).map(({ locale }) => locale),
  }))
}

function blogPages(): SitemapPage[] {
  const newest = getPosts(defaultLocale())[0]?.date
  return blogRoutes(defaultLocale()).flatMap((route): SitemapPage[] => {
    if (route.kind === 'post') {
      const { slug, file } = route.post
      return file.unlisted ? [] : [page(route.href, postTranslations(slug), (locale) => postDate(slug, locale))]
    }
    const isEmpty = 'list' in route && route.list.posts.length === 0
    const followsPosts = ['list', 'archive', 'changes'].includes(route.kind)
    return isEmpty ? [] : [page(route.href, routeTranslations(route), () => (followsPosts ? newest : undefined))]
  })
}

/** When the text or the changes of a post were committed last; where git does not know, its own day. */
function postDate(slug: string, locale: string): string | undefined {
  const post = allPosts(locale).find((candidate) => candidate.slug === slug)
  if (!post) return undefined
  const commits = [post.file._id, changesFile(slug)].flatMap((file) => lastCommit(file)?.date ?? [])
  return commits.sort((a, b) => Date.parse(b) - Date.parse(a))[0] ?? post.date
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
  const alternate = (language: string, locale: string) =>
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

/** Tells crawlers where the sitemap is. Pages that must not be found say so themselves. */
export const robotsText = (): string => `User-agent: *\nAllow: /\n\nSitemap: ${absoluteFile('/sitemap.xml')}\n`
