import type { Located } from '../content/yaml'
import type { readSystems } from '../etl/systems'
import type { Site } from '../site'
import type { Home } from '../site/home'
import { navbarLinks } from '../site/navbar'

/** A link, and where it is written. */
export interface LinkPlace {
  file: string
  line?: number
  /** Page the link is on, for links to its own anchors. */
  from?: string
  href: string
  /** Where it leads when that is not what is written. */
  to?: string
}

/** A link of a YAML file, and the field it is in. */
interface WrittenLink {
  href: string
  field: PropertyKey[]
}

const placesIn = (file: string, { lineOf }: Located<unknown>, links: WrittenLink[]): LinkPlace[] =>
  links.flatMap(({ href, field }) => (href.startsWith('/') ? { file, line: lineOf(field), href } : []))

/** Links of site.yaml to pages of the site. */
export function siteLinks(site: Located<Site>): LinkPlace[] {
  const { announcement, navbar, footer } = site.value
  const announced = Object.entries(announcement?.content ?? {}).flatMap(([locale, text]) =>
    [...text.matchAll(/\]\(([^)\s]+)\)/g)].map(([, href = '']) => ({
      href,
      field: ['announcement', 'content', locale],
    })),
  )
  const items = navbar.items.flatMap((item, index) =>
    navbarLinks(item).map((href) => ({ href, field: ['navbar', 'items', index] })),
  )
  const columns = footer.columns.flatMap((column, place) =>
    column.items.map(({ href }, index) => ({ href, field: ['footer', 'columns', place, 'items', index, 'href'] })),
  )
  return placesIn('site.yaml', site, [...announced, ...items, ...columns])
}

/** Links of home.yaml to pages of the site. */
export const homeLinks = (home: Located<Home>): LinkPlace[] =>
  placesIn(
    'home.yaml',
    home,
    (['start', 'modules'] as const).flatMap((part) =>
      home.value[part].cards.map(({ href }, index) => ({ href, field: [part, 'cards', index, 'href'] })),
    ),
  )

/** Links of etl/systems.yaml to the page about what flows can reach. */
export const topicLinks = (systems: ReturnType<typeof readSystems>): LinkPlace[] =>
  placesIn(
    'etl/systems.yaml',
    systems,
    Object.entries(systems.value?.topics ?? {}).map(([id, { href }]) => ({ href, field: ['topics', id, 'href'] })),
  )
