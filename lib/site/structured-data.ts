import type { Locale } from 'next-intl'
import { localize } from '../content/localized'
import { defaultLocale } from '../core/routes'
import { getSite } from '.'
import { absoluteUrl } from './metadata'

const CONTEXT = 'https://schema.org'
/** Days and moments as schema.org wants them. */
type IsoDate = string

const organization = (locale: Locale) => ({ '@type': 'Organization', name: localize(getSite().company, locale) })

/** The site itself, on its home page. */
export function webSite(locale: Locale): object {
  const site = getSite()
  const name = `${localize(site.name, locale)} ${site.title}`
  return {
    '@context': CONTEXT,
    '@type': 'WebSite',
    name,
    url: absoluteUrl('/', locale),
    description: localize(site.description, locale),
    inLanguage: locale,
  }
}

/** The way from the home page to this one; a category without its own page is a step without an address. */
export function breadcrumbList(steps: { label: string; href?: string }[], locale: Locale): object {
  return {
    '@context': CONTEXT,
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ label, href }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name: label,
      ...(href === undefined ? {} : { item: absoluteUrl(href, locale) }),
    })),
  }
}

interface Article {
  title: string
  description: string
  /** Site path. */
  href: string
  /** Language of the text. */
  textLocale: Locale
  published?: IsoDate
  modified?: IsoDate
  authors?: string[]
  keywords?: string[]
  image: string
  /** Of the documentation. */
  version?: string | undefined
  /** Part of the site. */
  section?: string | undefined
  /** Languages in which the page has its own text. */
  translations: Locale[]
}

/** A page of the documentation or a post of the blog. Unknown dates are left out. */
export function article(
  type: 'TechArticle' | 'BlogPosting',
  { title, description, href, textLocale, published, modified, authors = [], keywords = [], image, ...more }: Article,
): object {
  const { version, section, translations } = more
  const url = absoluteUrl(href, textLocale)
  return {
    '@context': CONTEXT,
    '@type': type,
    headline: title,
    description,
    url,
    mainEntityOfPage: url,
    inLanguage: textLocale,
    image,
    ...(published ? { datePublished: published } : {}),
    ...(modified ? { dateModified: modified } : {}),
    author: authors.length > 0 ? authors.map((name) => ({ '@type': 'Organization', name })) : organization(textLocale),
    publisher: organization(textLocale),
    ...(keywords.length > 0 ? { keywords } : {}),
    ...(version === undefined ? {} : { version }),
    ...(section === undefined ? {} : { articleSection: section }),
    ...languagePair(type, href, textLocale, translations),
  }
}

/** The text of the default language is the original; those of the others are its translations. */
function languagePair(type: string, href: string, locale: Locale, translations: Locale[]): object {
  const inOthers = translations.filter((code) => code !== locale)
  const works = inOthers.map((code) => ({ '@type': type, url: absoluteUrl(href, code), inLanguage: code }))
  if (works.length === 0) return {}
  if (locale === defaultLocale()) return { workTranslation: works }
  return { translationOfWork: works.find(({ inLanguage }) => inLanguage === defaultLocale()) }
}
