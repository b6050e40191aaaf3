import type { Locale } from 'next-intl'
import { readBody } from '@/lib/content/collection/body'
import type { Doc } from '@/lib/docs'
import type { Heading } from '@/lib/mdx/compile'
import { withSlotHeadings } from '@/lib/slots'
import { ComponentText } from '../etl/component-text'
import { BodyText } from '../mdx/body-text'
import { docSlots } from './slots'

/** The text of a page: what its author wrote, with the parts that only the whole site knows, or a page made of data. */
export function DocText({ doc, locale }: { doc: Doc; locale: Locale }) {
  if (doc.type === 'EtlComponent') return <ComponentText name={doc.title} locale={locale} />
  return <BodyText body={readBody(doc)} slots={docSlots} page={slotPage(doc, locale)} />
}

/** Headings for the table of contents, with those of slots at their position. */
export const pageHeadings = (doc: Doc, locale: Locale): Heading[] =>
  doc.type === 'Doc' ? withSlotHeadings(doc.page.headings, readBody(doc), slotPage(doc, locale)) : doc.page.headings

const slotPage = ({ page: { version } }: Doc, locale: Locale) => ({ locale, version, changes: [] })
