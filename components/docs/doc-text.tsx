import { readBody } from '@/lib/content/bodies'
import type { Doc } from '@/lib/docs'
import type { Section } from '@/lib/etl'
import { catalogueGroups } from '@/lib/etl/catalogue'
import type { Slot } from '@/lib/mdx/body'
import type { Heading } from '@/lib/mdx/compile'
import { Catalogue } from '../etl/catalogue'
import { ComponentText } from '../etl/component-text'
import { BodyText } from '../mdx/body-text'
import { CategoryPages } from './category-pages'
import { GlossaryTerms } from './glossary-terms'

/** The text of a page: what its author wrote, with the parts that only the whole site knows, or a page made of data. */
export function DocText({ doc, locale }: { doc: Doc; locale: string }) {
  if (doc.type === 'EtlComponent') return <ComponentText name={doc.title} locale={locale} />
  const fill = (slot: Slot) => {
    const section = catalogueSection(slot)
    if (section) return <Catalogue section={section} locale={locale} />
    if (slot.slot === 'Glossary') return <GlossaryTerms locale={locale} />
    return <CategoryPages of={slot.props.of ?? ''} version={doc.page.version} locale={locale} />
  }
  return <BodyText body={readBody(doc)} fill={fill} />
}

/** Headings for the table of contents; those of a catalogue stand where the catalogue does. */
export function pageHeadings(doc: Doc, locale: string): Heading[] {
  if (doc.type !== 'Doc') return doc.page.headings
  const slots = readBody(doc).segments.filter((segment) => 'slot' in segment)
  const ends = slots.map(({ headingsAbove }) => headingsAbove)
  return [
    ...slots.flatMap((slot, index) => [
      ...doc.page.headings.slice(ends[index - 1] ?? 0, ends[index]),
      ...groupHeadings(catalogueSection(slot), locale),
    ]),
    ...doc.page.headings.slice(ends.at(-1) ?? 0),
  ]
}

const groupHeadings = (section: Section | undefined, locale: string): Heading[] =>
  (section ? catalogueGroups(section) : []).map(({ group }) => ({
    level: 2,
    id: `group-${group.id}`,
    text: group.label[locale] ?? '',
  }))

/** The catalogue an author asked for with `<EtlCatalogue of="…" />`. */
function catalogueSection({ slot, props: { of } }: Slot): Section | undefined {
  return slot === 'EtlCatalogue' && (of === 'processors' || of === 'services') ? of : undefined
}
