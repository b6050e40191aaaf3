import type { Locale } from 'next-intl'
import { hasBlog } from '../blog'
import { blogChangesUrl, docUrl, locales, publishedPath } from '../core/routes'
import { docsOf } from '../docs'
import { componentUrl, getComponents } from '../etl'
import { toSection } from '../etl/catalogue'
import { getSite } from '../site'
import { absoluteAlternate, absoluteUrl } from '../site/metadata'
import { componentData } from './component-data'
import { listEntries, type PageEntry } from './entries'
import { catalogueData, changesData } from './list-data'
import { listFiles } from './lists'

/** What is published for programs beside the alternates: lists of pages, an index, facts. @returns published path → text */
export const dataForPrograms = (): Map<string, string> =>
  new Map([...listFiles(), ...locales().flatMap((locale) => [pageIndex(locale), ...dataFiles(locale)])])

const toJson = (value: object): string => `${JSON.stringify(value)}\n`

const pageIndex = (locale: Locale): [string, string] => [
  `/index.${locale}.json`,
  toJson(listEntries(locale).map(toIndexed)),
]

const toIndexed = ({ meta, trail, tags, headings }: PageEntry): object => ({
  url: absoluteUrl(meta.path, meta.locale),
  markdown: absoluteAlternate(meta.path, meta.locale),
  title: meta.title,
  description: meta.description,
  section: trail.map(({ label }) => label),
  tags,
  headings,
  version: meta.version,
  updated: meta.updated ?? meta.published,
})

/** Data under the addresses of the pages that show it: components, catalogues, “what changed”. */
export function dataFiles(locale: Locale): [string, string][] {
  const file = (path: string, facts: object): [string, string] => [`${publishedPath(path, locale)}.json`, toJson(facts)]
  return [
    ...getComponents().map((component) => file(componentUrl(component), componentData(component, locale))),
    ...cataloguePages(locale).map(([path, section]) => file(path, catalogueData(section, locale))),
    ...(hasBlog() ? [file(blogChangesUrl(), changesData(locale))] : []),
  ]
}

/** Where authors have put catalogues, and which; a page shown in the default language has one too. */
const cataloguePages = (locale: Locale) =>
  getSite().docs.versions.flatMap((version) =>
    docsOf(locale, version.name).flatMap(({ doc: { page } }) =>
      page.slots.flatMap(({ slot, props }) => {
        const section = slot === 'EtlCatalogue' ? toSection(props.of) : undefined
        return section ? [[docUrl(page.path, version.path), section] as const] : []
      }),
    ),
  )
