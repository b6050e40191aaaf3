import { hasBlog } from '@/lib/blog/collection'
import { memo } from '@/lib/content/memo'
import { blogUrl, docUrl } from '@/lib/routes'
import { getSite, localize, type NavbarItem } from '@/lib/site'
import type { DocsVersionLink } from './docs-versions'
import type { NavbarEntry } from './navbar-link'

/** The items of the navbar in their order; the drawer repeats the links among them on a phone. */
export const navbarItems = memo((locale: string): NavbarEntry[] =>
  getSite().navbar.items.flatMap((item) => {
    const entry = navbarEntry(item, locale)
    return entry ? [item.position === 'left' ? { ...entry, isLeft: true } : entry] : []
  }),
)

/** Nothing for the blog of a content folder without posts, and for the menu of a single version or language. */
function navbarEntry(item: NavbarItem, locale: string): NavbarEntry | undefined {
  const versions = versionLinks()
  switch (item.type) {
    case 'link':
      return { type: 'link', label: localize(item.label, locale), href: item.href }
    case 'doc':
      return { type: 'link', label: localize(item.label, locale), href: docUrl(item.doc) }
    case 'docs': {
      const link = { type: 'link' as const, label: localize(item.label, locale), href: docUrl(''), section: docUrl('') }
      return versions.length > 1 ? { ...link, versions } : link
    }
    case 'blog':
      return hasBlog()
        ? { type: 'link', label: localize(item.label, locale), href: blogUrl(), section: blogUrl() }
        : undefined
    case 'versions':
      return versions.length > 1 ? { type: 'versions', versions } : undefined
    case 'locale':
      return getSite().locales.length > 1 ? { type: 'locale' } : undefined
    case 'search':
      return { type: 'search', versions, email: getSite().email }
    default:
      return { type: item.type }
  }
}

/** What crosses to the browser of the versions: not their banners. */
const versionLinks = (): DocsVersionLink[] =>
  getSite().docs.versions.map(({ name, label, path }) => ({ name, label, path }))
