import type { Metadata } from 'next'
import type { Locale } from 'next-intl'
import { localize } from '../content/localized'
import {
  alternateUrl,
  cardUrl,
  defaultLocale,
  FEED_FILES,
  type FeedFormat,
  feedUrl,
  localePath,
  publishedPath,
  withBasePath,
} from '../core/routes'
import { getSite } from '.'
import { brandOf } from './brand'
import { CARD_SIZE, type Card, cardName } from './cards'

export interface PageMeta {
  /** Absent on the home page, whose title is the site's alone. */
  title?: string
  /** Default: the title. */
  description?: string
  locale: Locale
  /** Site path, without language. */
  path: string
  /** Site path of the page this one repeats. */
  canonicalPath?: string
  /** Language of the text; differs from the page's where there is no translation. */
  textLocale?: Locale
  /** Languages in which the page has its own text. */
  translations?: Locale[]
  isIndexed?: boolean
  /** Part of the site the page belongs to, for its card. */
  section?: string
  /** Open Graph type; default: `website`. */
  type?: 'website' | 'article'
  /** Day of publication, for an article. */
  published?: string
  /** False for a page that says nothing by itself: the 404 page and that of the search. */
  hasAlternate?: boolean
  /** Of the documentation, as its readers call it. */
  version?: string
  /** When the text was changed last, ISO 8601. */
  updated?: string
  /** Feeds a reader of this page may subscribe to. */
  feeds?: FeedLink[]
}

export interface FeedLink {
  title: string
  /** The feed of one module; without it the feed of all posts. */
  module?: string
}

/** Address with the host, as search engines and feeds want it. */
export const absoluteUrl = (path: string, locale: Locale): string => getSite().url + encodeURI(localePath(path, locale))
/** As absoluteUrl, for a published path, which has its language. */
export const absolutePath = (path: string): string =>
  getSite().url + encodeURI(withBasePath(path)).replace(/(.)\/$/, '$1')
/** As absoluteUrl, for a file that is the same in every language. */
export const absoluteFile = (path: string): string => `${getSite().url}${withBasePath(path)}`

/** Address of the Markdown alternate of a page. */
export const absoluteAlternate = (path: string, locale: Locale): string =>
  absolutePath(alternateUrl(publishedPath(path, locale)))

/** Content of the preview image of a page; the build draws it (scripts/publish/cards.ts). */
export const pageCard = ({ title, section = '', locale, textLocale = locale }: PageMeta): Card => {
  const { name, title: siteTitle } = getSite()
  const product = `${localize(name, textLocale)} ${siteTitle}`
  return { title: title ?? product, section, product: title === undefined ? '' : product, brand: brandOf(textLocale) }
}

/** Address of the preview image of a page. */
export const cardImage = (meta: PageMeta): string => absoluteFile(cardUrl(cardName(pageCard(meta))))

const FEED_TYPES: Record<FeedFormat, string> = {
  rss: 'application/rss+xml',
  atom: 'application/atom+xml',
  json: 'application/feed+json',
}
/** The same text in other formats. */
const otherTypes = ({ path, locale, feeds = [], hasAlternate = true }: PageMeta) => ({
  ...(hasAlternate ? { 'text/markdown': absoluteAlternate(path, locale) } : {}),
  ...(feeds.length > 0 ? feedTypes(feeds, locale) : {}),
})
const feedTypes = (feeds: FeedLink[], locale: Locale) =>
  Object.fromEntries(
    (Object.keys(FEED_FILES) as FeedFormat[]).map((format) => [
      FEED_TYPES[format],
      feeds.map(({ title, module }) => ({ title, url: absoluteUrl(feedUrl(format, module), locale) })),
    ]),
  )

/** A language as Open Graph wants it, with its country: `pt_BR`, `ru_RU`; undefined where none is meant. */
export function openGraphLocale(code: string): string | undefined {
  const { language, region = '' } = new Intl.Locale(code).maximize()
  return /^[A-Z]{2}$/.test(region) ? `${language}_${region}` : undefined
}

/** Title, description, canonical address, languages, feeds and social data of a page. */
export function pageMetadata(meta: PageMeta): Metadata {
  const {
    title,
    description = title,
    locale,
    path,
    canonicalPath = path,
    textLocale = locale,
    translations = [],
    isIndexed = true,
  } = meta
  const site = getSite()
  const canonical = absoluteUrl(canonicalPath, textLocale)
  const languages = Object.fromEntries(translations.map((code) => [code, absoluteUrl(canonicalPath, code)]))
  const image = { url: cardImage(meta), ...CARD_SIZE, alt: title ?? site.title }
  const shared = { title: title ?? site.title, ...(description ? { description } : {}) }
  return {
    title: title === undefined ? site.title : `${title} ${site.title_delimiter} ${site.title}`,
    ...(description ? { description } : {}),
    alternates: {
      canonical,
      ...(translations.length > 1
        ? { languages: { ...languages, 'x-default': absoluteUrl(canonicalPath, defaultLocale()) } }
        : {}),
      types: otherTypes(meta),
    },
    openGraph: {
      ...shared,
      url: canonical,
      siteName: site.title,
      locale: openGraphLocale(textLocale),
      images: [image],
      ...(meta.type === 'article'
        ? { type: 'article', ...(meta.published ? { publishedTime: meta.published } : {}) }
        : { type: 'website' }),
    },
    twitter: { card: 'summary_large_image', ...shared, images: [image.url] },
    ...(isIndexed ? {} : { robots: { index: false, follow: false } }),
  }
}
