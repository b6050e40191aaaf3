import type { Locale } from 'next-intl'
import { readBody } from '@/lib/content/collection/body'
import type { Doc } from '@/lib/docs'
import { translator } from '@/lib/i18n/translator'
import { withSlotHeadings } from '@/lib/slots'
import { ComponentText } from '../etl/component-text'
import { BodyText } from '../mdx/body-text'
import type { TocHeading } from '../page-parts/toc/toc'
import { docSlots } from './slots'

/** The text of a page: what its author wrote, with the parts that only the whole site knows, or a page made of data. */
export function DocText({ doc, locale }: { doc: Doc; locale: Locale }) {
  if (doc.type === 'EtlComponent') return <ComponentText name={doc.title} locale={locale} />
  return <BodyText body={readBody(doc)} slots={docSlots} page={slotPage(doc, locale)} />
}

/** Headings for the table of contents, with those of slots at their position; the properties of a component are folded. */
export function pageHeadings(doc: Doc, locale: Locale): TocHeading[] {
  const { headings } = doc.page
  if (doc.type === 'Doc') return withSlotHeadings(headings, readBody(doc), slotPage(doc, locale))
  const count = headings.filter(({ id }) => id.startsWith('property-')).length
  const fold = translator(locale, 'etl')('propertyCount', { count })
  return headings.map((heading) => (heading.id === 'properties' ? { ...heading, fold } : heading))
}

const slotPage = ({ page: { version } }: Doc, locale: Locale) => ({ locale, version, changes: [] })
