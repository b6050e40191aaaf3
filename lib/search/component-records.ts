import type { Locale } from 'next-intl'
import { readBody } from '../content/collection/body'
import { ETL_COMPONENT } from '../content/kinds'
import { docUrl } from '../core/routes'
import { type ComponentSection, componentSections } from '../docs/components'
import {
  componentPath,
  describeProperty,
  type EtlComponent,
  type EtlUseCase,
  findGuide,
  getGroups,
  groupOf,
  propertyId,
  relationshipId,
  relationshipsOf,
  sectionOf,
} from '../etl'
import { componentTags } from '../etl/catalogue'
import { enteredValue } from '../etl/settings'
import { notesOf, systemOf } from '../etl/systems'
import { plainText } from '../etl/text'
import { translator } from '../i18n/translator'
import { inLine, type SectionFacts, type TextSection } from '../mdx/section'
import { propertyFact, relationshipFacts, traitFacts } from './facts'
import { menuFacts } from './menu-facts'
import { pageRecords, type RecordPage, type SearchRecord } from './record'
import { phrasesOf } from './thesaurus'

/** Records of the page of a component. */
export function componentRecords(
  component: EtlComponent,
  locale: Locale,
  version: string,
  versionPath: string,
): SearchRecord[] {
  const path = docUrl(componentPath(component), versionPath)
  const { section, categories } = menuFacts(path, locale, version, component.name)
  const group = groupOf(component, getGroups()[sectionOf(component)])?.label[locale]
  const summary = plainText(component.summary[locale] ?? '')
  const page: RecordPage = {
    path,
    locale,
    version,
    kind: ETL_COMPONENT.search,
    section,
    categories,
    title: component.name,
    description: summary,
    phrases: phrasesOf(path),
    tags: [...new Set([...componentTags(component), ...(group ? [group] : []), component.bundle])],
  }
  return pageRecords(page, componentTexts(component, locale))
}

/**
 * Texts of a component's page, without the lists of related components: a query for one of those must not lead here.
 * What every table of properties repeats is left out too.
 */
function componentTexts(component: EtlComponent, locale: Locale): SectionFacts[] {
  const t = translator(locale, 'etl')
  const texts = (list: Record<string, string>[]) => list.map((text) => plainText(text[locale] ?? '')).join(' ')
  const { readsAttributes, writesAttributes } = component
  const system = systemOf(component)
  const bodies: Partial<Record<ComponentSection, Omit<SectionFacts, keyof Heading>>> = {
    'use-cases': { text: component.useCases.map((useCase) => useCaseText(useCase, locale)).join(' ') },
    properties: {
      text: '',
      facts: component.properties.map((property) => propertyFact(property, locale)),
      rows: component.properties.map((property) => ({
        id: propertyId(property),
        name: property.displayName,
        text: inLine(
          [
            ...(property.name === property.displayName ? [] : [property.name]),
            plainText(describeProperty(property, locale)),
            ...new Set([...(property.allowableValues ?? []), ...(property.allowableValueNames ?? [])]),
          ].join(' '),
        ),
      })),
    },
    relationships: {
      text: component.relationships.join(' '),
      facts: relationshipFacts(component, locale),
      rows: relationshipsOf(component).map((relationship) => ({
        id: relationshipId(relationship),
        name: relationship.name,
        text: inLine(plainText(relationship.texts?.[locale] ?? '')),
      })),
    },
    attributes: { text: [...new Set([...readsAttributes, ...writesAttributes])].join(' ') },
    operation: { text: texts([...Object.values(component.operation), ...(system ? [system.text] : [])]) },
  }
  const sections = componentSections(component, locale).flatMap(({ id, heading }): SectionFacts[] => {
    const body = bodies[id]
    return body ? [{ level: 2, id, heading, ...body }] : []
  })
  const head = [t(component.kind), ...component.implements, texts(notesOf(component))].join(' ').trim()
  return [
    { level: 1, id: '', heading: '', text: head, facts: traitFacts(component, locale) },
    ...sections,
    ...guideSections(component, locale),
  ]
}
/** A use case as it is read on the page: its text, then the rows of its settings. */
const useCaseText = ({ texts, settings }: EtlUseCase, locale: Locale): string =>
  [
    texts[locale],
    ...settings.flatMap((setting) => [setting.property, enteredValue(setting, locale), setting.why[locale]]),
  ]
    .map((text) => plainText(text ?? ''))
    .join(' ')

type Heading = Pick<SectionFacts, 'level' | 'id' | 'heading'>

/** On the component's page the headings of a guide are one level lower (lib/mdx/file/page-context shifts them). */
function guideSections(component: EtlComponent, locale: Locale): TextSection[] {
  const guide = findGuide(component.name, locale)
  if (!guide) return []
  const [head, ...rest] = readBody(guide).sections
  return [{ level: 2, id: 'guide', heading: guide.title, text: head?.text ?? '' }, ...rest]
}
