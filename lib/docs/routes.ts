import type { Locale } from 'next-intl'
import { decodePath, docTagsUrl, docTagUrl, docUrl, locales } from '../core/routes'
import { type DocsVersion, getSite } from '../site'
import { docsOf, type FoundDoc, findDoc } from '.'
import { getTags, type Tag, tagPaths } from './tags'

/** What an address under /docs shows. `href` is its site path. */
export type DocRoute = { version: DocsVersion; href: string } & (
  | { kind: 'doc'; found: FoundDoc; canonical: string }
  | { kind: 'tags' }
  | { kind: 'tag'; tag: Tag }
)

/** The start page has the address /docs and, for old links, /docs/index. */
const INDEX_ALIAS = 'index'

/** Finds what `/docs/<slug>` shows in a language. */
export function resolveDocRoute(slug: string[], locale: Locale): DocRoute | undefined {
  const parts = slug.map(decodePath)
  const { versions } = getSite().docs
  const prefixed = versions.find(({ path }) => path !== '' && path === parts[0])
  const version = prefixed ?? versions.find(({ path }) => path === '')
  if (!version) return undefined
  const docPath = (prefixed ? parts.slice(1) : parts).join('/')
  const href = docUrl(docPath, version.path)
  const found = findDoc(docPath === INDEX_ALIAS ? '' : docPath, locale, version.name)
  if (found) return { kind: 'doc', version, found, href, canonical: docUrl(found.doc.page.path, version.path) }
  const all = getTags(locale, version.name)
  if (docPath === 'tags' && all.length > 0) return { kind: 'tags', version, href: docTagsUrl(version.path) }
  const tag = all.find(({ permalink }) => docPath === `tags/${permalink}`)
  return tag && { kind: 'tag', version, tag, href: docTagUrl(tag.permalink, version.path) }
}

/** Every address under /docs in a language, as route parameters. */
export function docRouteParams(locale: Locale): { slug: string[] }[] {
  return getSite().docs.versions.flatMap(({ name, path }) => {
    const paths = versionPaths(locale, name)
    const alias = paths.includes('') ? [INDEX_ALIAS] : []
    return [...paths, ...alias].map((docPath) => ({ slug: [path, ...docPath.split('/')].filter(Boolean) }))
  })
}

/** What has an address in a version, lists of tags included: paths below the version's own address. */
export function versionPaths(locale: Locale, version: string): string[] {
  const pages = docsOf(locale, version).map(({ doc }) => doc.page.path)
  return [...pages, ...tagPaths(locale, version)]
}

/** Languages in which a page has its own text. */
export const translationsOf = ({ doc }: FoundDoc): Locale[] =>
  locales().filter((locale) => findDoc(doc.page.path, locale, doc.page.version)?.isFallback === false)
