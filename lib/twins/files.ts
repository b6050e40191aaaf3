import { locales, publishedPath } from '../core/routes'
import { componentUrl, getComponents } from '../etl'
import { absoluteTwin, absoluteUrl } from '../site/metadata'
import { componentFacts } from './component-facts'
import { listEntries, type PageEntry } from './entries'
import { listFiles } from './lists'

/** What is published for programs beside the twins: lists of pages, the index, facts of components; path → text. */
export const dataForPrograms = (): Map<string, string> =>
  new Map([
    ...listFiles(),
    ...locales().map((locale) => [`/index.${locale}.json`, toJson(listEntries(locale).map(indexed))] as const),
    ...locales().flatMap((locale) =>
      getComponents().map(
        (component) =>
          [
            `${publishedPath(componentUrl(component), locale)}.json`,
            toJson(componentFacts(component, locale)),
          ] as const,
      ),
    ),
  ])

const toJson = (value: object): string => `${JSON.stringify(value)}\n`

const indexed = ({ meta, trail, tags, headings }: PageEntry): object => ({
  url: absoluteUrl(meta.path, meta.locale),
  markdown: absoluteTwin(meta.path, meta.locale),
  title: meta.title,
  description: meta.description,
  section: trail.map(({ label }) => label),
  tags,
  headings,
  version: meta.version,
  updated: meta.updated ?? meta.published,
})
