import { hasBlog } from '@/lib/blog/collection'
import { blogUrl, docUrl } from '@/lib/routes'
import { getSite, localize, type NavbarItem } from '@/lib/site'

export interface NavbarLink {
  label: string
  /** Site path, or an address outside the site. */
  href: string
  /** Site path of the part of the site it stands for. */
  section?: string
}

/** The link of an item of the navbar; menus and tools have none, and the blog none in a content folder without posts. */
export function navbarLink(item: NavbarItem, locale: string): NavbarLink | undefined {
  switch (item.type) {
    case 'link':
      return { label: localize(item.label, locale), href: item.href }
    case 'doc':
      return { label: localize(item.label, locale), href: docUrl(item.doc) }
    case 'docs':
      return { label: localize(item.label, locale), href: docUrl(''), section: docUrl('') }
    case 'blog':
      return hasBlog() ? { label: localize(item.label, locale), href: blogUrl(), section: blogUrl() } : undefined
    default:
      return undefined
  }
}

/** The links of the navbar, which the drawer repeats on a phone. */
export const navbarLinks = (locale: string): NavbarLink[] =>
  getSite().navbar.items.flatMap((item) => navbarLink(item, locale) ?? [])
