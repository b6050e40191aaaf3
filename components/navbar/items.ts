import type { Locale } from 'next-intl'
import { hasBlog } from '@/lib/blog/collection'
import { type Localized, localize } from '@/lib/content/localized'
import { memo } from '@/lib/core/memo'
import { blogUrl, docUrl } from '@/lib/core/routes'
import { hostedSettings } from '@/lib/search/target'
import { getSite } from '@/lib/site'
import type { NavbarItem, NavbarItemType } from '@/lib/site/navbar'
import type { DocsVersionLink } from '../ui/docs-versions'
import type { NavbarEntry } from './link'

/** The items of the navbar in their order; the drawer repeats the links among them on a phone. */
export const navbarItems = memo((locale: Locale): NavbarEntry[] =>
  getSite().navbar.items.flatMap((item) => {
    const entry = entryOf(item, locale)
    return entry ? [item.position === 'left' ? { ...entry, isLeft: true } : entry] : []
  }),
)

/** What an item of each type (lib/site/navbar.ts) is in the browser; nothing where there is nothing to lead to or to choose. */
const entries: { [T in NavbarItemType]: (item: NavbarItem<T>, locale: Locale) => NavbarEntry | undefined } = {
  link: ({ label, href }, locale) => ({ type: 'link', label: localize(label, locale), href }),
  doc: ({ label, doc }, locale) => ({ type: 'link', label: localize(label, locale), href: docUrl(doc) }),
  docs: ({ label }, locale) => ({
    ...section(label, docUrl(''), locale),
    ...(hasVersions() && { versions: versionLinks() }),
  }),
  blog: ({ label }, locale) => (hasBlog() ? section(label, blogUrl(), locale) : undefined),
  versions: () => (hasVersions() ? { type: 'versions', versions: versionLinks() } : undefined),
  locale: () => (getSite().locales.length > 1 ? { type: 'locale' } : undefined),
  search: () => ({ type: 'search', versions: versionLinks(), email: getSite().email, hosted: hostedSettings() }),
  color_mode: () => ({ type: 'color_mode' }),
}
const entryOf = <T extends NavbarItemType>(item: NavbarItem<T>, locale: Locale) => entries[item.type](item, locale)

const section = (label: Localized, href: string, locale: Locale): NavbarEntry<'link'> => ({
  type: 'link',
  label: localize(label, locale),
  href,
  section: href,
})

/** What crosses to the browser of the versions: not their banners. */
const versionLinks = (): DocsVersionLink[] =>
  getSite().docs.versions.map(({ name, label, path }) => ({ name, label, path }))
const hasVersions = (): boolean => versionLinks().length > 1
