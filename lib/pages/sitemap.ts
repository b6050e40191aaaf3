import type { Locale } from 'next-intl'
import { allPosts, getPosts, postTranslations } from '../blog'
import { changesFile } from '../blog/changes-file'
import { routeTranslations } from '../blog/metadata'
import { blogRoutes } from '../blog/routes'
import { listPages } from '../content/pages'
import { defaultLocale, docUrl, helpUrl, locales } from '../core/routes'
import { docsOf, findDoc } from '../docs'
import { lastCommit, lastUpdated } from '../docs/last-updated'
import { isListed } from '../docs/menu'
import { translationsOf } from '../docs/routes'
import { tagPaths } from '../docs/tags'
import { getSite } from '../site'
import { helpLocales } from './help'
import type { SitemapPage } from './sitemap-files'

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

function docDate(docPath: string, locale: Locale, version: string): string | undefined {
  const doc = findDoc(docPath, locale, version)?.doc
  return doc && lastUpdated(doc)?.date
}

/** A page with its date in each of its languages. */
function page(path: string, own: Locale[], date: (locale: Locale) => string | undefined): SitemapPage {
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
function postDate(slug: string, locale: Locale): string | undefined {
  const post = allPosts(locale).find((candidate) => candidate.slug === slug)
  if (!post) return undefined
  const commits = [post.file._id, changesFile(slug)].flatMap((file) => lastCommit(file)?.date ?? [])
  return commits.sort((a, b) => Date.parse(b) - Date.parse(a))[0] ?? post.date
}
