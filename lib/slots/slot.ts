import type { Locale } from 'next-intl'
import type { Change } from '../blog/changes'
import type { Heading } from '../mdx/compile'
import type { SectionFacts } from '../mdx/section'

/** The page of a slot, as a reader of one language sees it. */
export interface SlotPage {
  locale: Locale
  /** Version of the docs. */
  version: string
  /** Changes of the release; none outside its post. */
  changes: Change[]
}

/** Attributes as the author wrote them; the compiler has checked them (components/mdx/slots.rules.ts). */
export type SlotProps = Readonly<Record<string, string>>

/** What the stages know of a slot beside its component. The ids are those that the component writes. */
export interface SlotData {
  /** Headings that the table of contents shows. */
  headings?(props: SlotProps, page: SlotPage): Heading[]
  /** Ids that a link may lead to, beside those of the headings. */
  anchors?(props: SlotProps, page: SlotPage): string[]
  /** What the search finds in it. */
  sections?(props: SlotProps, page: SlotPage): SectionFacts[]
  /** The kind of its page in the search, where it differs from that of the other pages. */
  kind?: 'glossary'
}
