import type { HostedSettings } from '@/lib/search/types'
import type { DocsVersionLink } from '../ui/docs-versions'

/** What crosses to the browser of an item of the navbar, in one language. Several types of items become a `link`. */
interface Entries {
  link: {
    label: string
    /** Site path, or an address outside the site. */
    href: string
    /** Site path of the part of the site that it leads to. */
    section?: string
    /** Of the documentation, when it has several: the link leads into the one the reader was in last. */
    versions?: DocsVersionLink[]
  }
  versions: { versions: DocsVersionLink[] }
  search: { versions: DocsVersionLink[]; email: string; hosted?: HostedSettings | undefined }
  locale: object
  color_mode: object
}
export type NavbarEntryType = keyof Entries
export type NavbarEntry<T extends NavbarEntryType = NavbarEntryType> = {
  [K in T]: { type: K; isLeft?: boolean } & Entries[K]
}[T]

export const isLink = (entry: NavbarEntry): entry is NavbarEntry<'link'> => entry.type === 'link'
