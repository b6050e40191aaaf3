import { readBody } from '@/lib/content/bodies'
import type { Doc } from '@/lib/docs'
import { fillCategoryPages } from '@/lib/docs/category-pages'
import { catalogueGroups } from '@/lib/etl/catalogue'
import type { Heading } from '@/lib/mdx/compile'
import { Catalogue } from '../etl/catalogue'
import { ComponentText } from '../etl/component-text'

/** Where an author wrote `<EtlCatalogue of="…" />`. */
const CATALOGUE = /<etl-catalogue of="(processors|services)"><\/etl-catalogue>/

/** The text of a page: what its author wrote, with the parts that only the whole site knows, or a page made of data. */
export function DocText({ doc, locale }: { doc: Doc; locale: string }) {
  if (doc.type === 'EtlComponent') return <ComponentText name={doc.title} locale={locale} />
  const html = fillCategoryPages(readBody(doc), locale, doc.page.version)
  const [before = '', section, after = ''] = html.split(CATALOGUE)
  if (!isSection(section)) return <div className="prose" dangerouslySetInnerHTML={{ __html: html }} />
  return (
    <>
      <div className="prose" dangerouslySetInnerHTML={{ __html: before }} />
      <Catalogue section={section} locale={locale} />
      <div className="prose" dangerouslySetInnerHTML={{ __html: after }} />
    </>
  )
}

/** Headings for the table of contents, those of a catalogue included. */
export function pageHeadings(doc: Doc, locale: string): Heading[] {
  const section = doc.type === 'Doc' ? CATALOGUE.exec(readBody(doc))?.[1] : undefined
  const groups = isSection(section) ? catalogueGroups(section) : []
  return [
    ...doc.page.headings,
    ...groups.map(({ group }) => ({ level: 2, id: `group-${group.id}`, text: group.label[locale] ?? '' })),
  ]
}

const isSection = (name: string | undefined) => name === 'processors' || name === 'services'
