import type { Locale } from 'next-intl'

/**
 * Every address the site can make; nothing else joins paths. Works in the browser too, so it knows the site only by
 * values of the environment, which `next.config.mjs` compiles in: BASE_PATH and LOCALES (the default one first).
 */
const basePath = (): string => process.env.BASE_PATH ?? ''
export const locales = (): Locale[] => (process.env.LOCALES ?? 'ru en').split(' ') as Locale[]
export const defaultLocale = (): Locale => locales()[0] ?? 'ru'
/** Whether a text is the code of a language of the site. */
export const isLocale = (text: string | undefined): text is Locale => locales().some((code) => code === text)
/** A code that comes from outside the types; @throws Error when it is none of the site's */
export function toLocale(text: string): Locale {
  if (!isLocale(text)) throw new Error(`“${text}” is no language of the site: ${locales().join(', ')}`)
  return text
}

/** `/icons.svg` → `/base/icons.svg`. */
export const withBasePath = (path: string): string => `${basePath()}${path}` || '/'

/** React's payload of the page at an address, or at a path of one: `/docs/bi` → `/docs/bi.txt`. */
export function payloadUrl(page: string): string {
  const isHome = page.replace(/\/$/, '') === basePath()
  return `${isHome ? withBasePath('/index') : page}.txt`
}

/** The path of the page that a payload belongs to: `/docs/bi.txt` → `/docs/bi`, `/index.txt` → `/`. */
export function pageOfPayload(payload: string): string {
  const page = payload.replace(/\.txt$/, '')
  return page === withBasePath('/index') ? withBasePath('') : page
}

/** The service worker. */
export const workerUrl = (): string => withBasePath('/sw.js')

/** Files whose names change with what they hold: of the content, the index of a catalogue, the menu of a version. */
export const mediaUrl = (file: string): string => withBasePath(`/media/${file}`)
export const catalogueUrl = (file: string): string => withBasePath(`/etl/${file}`)
export const treeUrl = (file: string): string => withBasePath(`/tree/${file}`)

/** Mermaid's module on the development server; the version in the address lets it be cached for ever. */
export const mermaidUrl = (): string =>
  withBasePath(`/vendor/mermaid/${process.env.MERMAID_VERSION}/mermaid.esm.min.mjs`)

/** The address of a site path in a language: `/docs/bi` → `/en/docs/bi`; the default language has no prefix. */
export const localePath = (path: string, locale: Locale): string =>
  withBasePath(publishedPath(path, locale)).replace(/(.)\/$/, '$1')

/** As localePath, below the base path: the place in the published folder. */
export function publishedPath(path: string, locale: Locale): string {
  const prefix = locale === defaultLocale() ? '' : `/${locale}`
  return path === '/' ? prefix || '/' : `${prefix}${path}`
}

/** The reverse: language and site path of an address's path. `.html` and `/index` are dropped. */
export function parsePath(pathname: string): { locale: Locale; path: string } {
  const base = basePath()
  const isInside = base !== '' && (pathname === base || pathname.startsWith(`${base}/`))
  return sitePath(isInside ? pathname.slice(base.length) : pathname)
}

/** As parsePath, for a path without the base path, which is what `usePathname` gives. */
export function sitePath(pathname: string): { locale: Locale; path: string } {
  const plain =
    decodePath(pathname)
      .replace(/\.html$/, '')
      .replace(/\/index$/, '')
      .replace(/\/+$/, '') || '/'
  const [, first = '', ...rest] = plain.split('/')
  if (isLocale(first)) return { locale: first, path: `/${rest.join('/')}` }
  return { locale: defaultLocale(), path: plain }
}

/** Whether an address is one of another site. */
export const isOutside = (href: string): boolean => /^(https?:)?\/\//.test(href)

/** Whether a site path is that of a section or below it. */
export const isWithin = (path: string, section: string): boolean => `${path}/`.startsWith(`${section}/`)

/** Decodes a path, an anchor or a route parameter, which Next hands over percent-encoded (next#92192). A broken one stays as it is. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return path
  }
}

/** Site path of a document; `docPath` is '' for the start page, `versionPath` is '' for the version at /docs. */
export const docUrl = (docPath: string, versionPath = ''): string =>
  ['/docs', versionPath, docPath].filter(Boolean).join('/')
/** Field of the query that names the version from which a reader was sent, since it lacks the page. */
export const FROM_VERSION = 'from'
export const docTagsUrl = (versionPath = ''): string => docUrl('tags', versionPath)
export const docTagUrl = (permalink: string, versionPath = ''): string => `${docTagsUrl(versionPath)}/${permalink}`

/** Site paths of the blog. The first page of a list has the list's own address. */
const listPage = (list: string, page: number): string => (page > 1 ? `${list}/page/${page}` : list)
export const blogUrl = (page = 1): string => listPage('/blog', page)
export const postUrl = (slug: string): string => `/blog/${slug}`
export const blogArchiveUrl = (): string => '/blog/archive'
export const blogChangesUrl = (): string => '/blog/changes'
export const blogAuthorsUrl = (): string => '/blog/authors'
export const blogAuthorUrl = (id: string, page = 1): string => listPage(`${blogAuthorsUrl()}/${id}`, page)
export const blogTagsUrl = (): string => '/blog/tags'
export const blogTagUrl = (id: string, page = 1): string => listPage(`${blogTagsUrl()}/${id}`, page)

export const FEED_FILES = { rss: 'rss.xml', atom: 'atom.xml', json: 'feed.json' } as const
export type FeedFormat = keyof typeof FEED_FILES
/** A feed of all posts, or of the changes of one module. */
export const feedUrl = (format: FeedFormat, module?: string): string =>
  `/blog/${module === undefined ? '' : `modules/${module}/`}${FEED_FILES[format]}`
/** Site path of a plain page: at the root of the site, or below the home of its kind. */
export const plainUrl = (path: string, home = ''): string => `${home}/${path}`.replace(/\/$/, '')
/** The page about the site itself. */
export const helpUrl = (): string => '/help'
/** What the service worker shows in the place of a page that is not there without a network. */
export const offlineUrl = (): string => '/offline'
/** The page of results. */
export const searchUrl = (): string => '/search'
/** The Markdown alternate of a page at a published path: `/docs` → `/docs.md`; that of a part of it, counted from 1: `/docs~1.md`. */
export const alternateUrl = (page: string, part = 0): string =>
  `${page === '/' ? '/index' : page}${part > 0 ? `~${part}` : ''}.md`
/** The list of all pages for programs, a published path: https://llmstxt.org */
export const listUrl = (locale = defaultLocale()): string => publishedPath('/llms.txt', locale)
/** What lets a browser search the site from its address bar, a published path. */
export const openSearchUrl = (locale: Locale): string => publishedPath('/opensearch.xml', locale)
/** Picture of a page for those who share a link to it. */
export const cardUrl = (name: string): string => `/cards/${name}`
