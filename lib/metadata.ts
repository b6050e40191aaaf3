import type { Metadata } from 'next'
import { defaultLocale, localePath, withBasePath } from './routes'
import { getSite } from './site'

export interface PageMeta {
  /** Absent on the home page, whose title is the site's alone. */
  title?: string
  description?: string
  locale: string
  /** Site path, without language. */
  path: string
  /** Site path of the page this one repeats. */
  canonicalPath?: string
  /** Language of the text; differs from the page's where there is no translation. */
  textLocale?: string
  /** Languages in which the page has a text of its own. */
  translations?: string[]
  isIndexed?: boolean
}

/** Address with the host, as search engines and feeds want it. */
export const absoluteUrl = (path: string, locale: string): string => `${getSite().url}${localePath(path, locale)}`

/** Title, description, canonical address, languages and social data of a page. */
export function pageMetadata({ title, description, locale, path, canonicalPath = path, textLocale = locale, translations = [], isIndexed = true }: PageMeta): Metadata {
  const site = getSite()
  const canonical = absoluteUrl(canonicalPath, textLocale)
  const languages = Object.fromEntries(translations.map((code) => [code, absoluteUrl(canonicalPath, code)]))
  return {
    title: title === undefined ? site.title : `${title} ${site.title_delimiter} ${site.title}`,
    ...(description ? { description } : {}),
    icons: { icon: withBasePath('/favicon.svg') },
    alternates: {
      canonical,
      ...(translations.length > 1 ? { languages: { ...languages, 'x-default': absoluteUrl(canonicalPath, defaultLocale()) } } : {}),
    },
    openGraph: { title: title ?? site.title, url: canonical, siteName: site.title, locale: textLocale, type: 'website', ...(description ? { description } : {}) },
    ...(isIndexed ? {} : { robots: { index: false, follow: false } }),
  }
}
