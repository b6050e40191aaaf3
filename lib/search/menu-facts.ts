import type { Locale } from 'next-intl'
import { getMenu, menuSection } from '../docs/menu'

/** Where the menu shows a page: its section, the categories between, and its name there. */
export function menuFacts(href: string, locale: Locale, version: string, title: string) {
  const labels = getMenu(locale, version)
    .trailTo(href)
    .map(({ label }) => label)
  return { section: menuSection(href, locale, version) ?? title, categories: labels.slice(1, -1), name: labels.at(-1) }
}
