import type { DocsVersionLink } from './docs-versions'

/** An item of the navbar as the browser knows it, in one language. */
export type NavbarEntry = { isLeft?: boolean } & (
  | NavbarLink
  | { type: 'versions'; versions: DocsVersionLink[] }
  | { type: 'search'; versions: DocsVersionLink[]; email: string }
  | { type: 'locale' | 'color_mode' }
)

export interface NavbarLink {
  type: 'link'
  label: string
  /** Site path, or an address outside the site. */
  href: string
  /** Site path of the part of the site it stands for. */
  section?: string
  /** Of the documentation, when it has several: the link leads into the one the reader was in last. */
  versions?: DocsVersionLink[]
}

export const isLink = (entry: NavbarEntry | NavbarLink): entry is NavbarLink => entry.type === 'link'
