import type { Locale } from 'next-intl'
import { docDefaults } from '../content/front-matter'
import { locales } from '../core/routes'
import {
  componentFile,
  componentPath,
  type EtlComponent,
  findGuide,
  getComponents,
  propertyGroups,
  propertyId,
  relatedTo,
  relationshipId,
  relationshipsOf,
  usesOf,
} from '../etl'
import { topicsOf } from '../etl/systems'
import { firstSentence, plainText } from '../etl/text'
import { translator } from '../i18n/translator'
import type { Heading } from '../mdx/compile'
import type { Doc } from './doc'

/**
 * Components as pages of the documentation: routes, menus, tags, lists, sitemap and search take them like any other.
 * Only the text differs, which components/etl draws.
 */
export const componentDocs = (): Doc[] =>
  getComponents().flatMap((component) => locales().map((locale) => componentDoc(component, locale)))

function componentDoc(component: EtlComponent, locale: Locale): Doc {
  return {
    ...docDefaults,
    _id: componentFile(component),
    type: 'EtlComponent',
    title: component.name,
    description: firstSentence(plainText(component.summary[locale] ?? '')),
    tags: ['etl'],
    page: {
      version: 'current',
      locale,
      path: componentPath(component),
      headings: componentHeadings(component, locale),
      links: [],
      slots: [],
      anchors: componentAnchors(component),
      media: [],
      minutes: 0,
      hash: '',
      problems: [],
    },
    translated_from: '', // both languages are one file
  }
}

function sections(component: EtlComponent, locale: Locale) {
  const hasGuide = findGuide(component.name, locale) !== undefined
  return [
    ['guide', undefined, hasGuide],
    ['use-cases', hasGuide ? 'otherUses' : 'useCases', component.useCases.length > 0],
    ['properties', 'properties', component.properties.length > 0],
    ['dynamic-properties', 'dynamicProperties', component.dynamicProperties],
    ['relationships', 'relationships', component.kind === 'processor'],
    ['attributes', 'attributes', component.readsAttributes.length + component.writesAttributes.length > 0],
    ['operation', 'operation', Object.keys(component.operation).length + topicsOf(component).length > 0],
    ['see-also', 'seeAlso', relatedTo(component).length > 0],
    ['used-by', 'usedBy', usesOf(component).length > 0],
  ] as const
}

export type ComponentSection = ReturnType<typeof sections>[number][0]

/** Sections of a component's page, in the order of a reader: when to use it and how, then what it has. Page and search fill them. */
export function componentSections(component: EtlComponent, locale: Locale) {
  const t = translator(locale, 'etl')
  return sections(component, locale).flatMap(([id, word, isThere]) =>
    isThere ? [{ id, heading: word ? t(word) : (findGuide(component.name, locale)?.title ?? '') }] : [],
  )
}

function componentHeadings(component: EtlComponent, locale: Locale): Heading[] {
  const inside: Partial<Record<ComponentSection, Heading[]>> = {
    guide: guideHeadings(component, locale),
    properties: propertyHeadings(component),
  }
  return componentSections(component, locale).flatMap(({ id, heading }) => [
    { level: 2, id, text: heading },
    ...(inside[id] ?? []),
  ])
}

const guideHeadings = (component: EtlComponent, locale: Locale): Heading[] =>
  (findGuide(component.name, locale)?.page.headings ?? [])
    .filter(({ level }) => level === 2)
    .map((heading) => ({ ...heading, level: 3 }))

const propertyHeadings = (component: EtlComponent): Heading[] =>
  propertyGroups(component)
    .flatMap(({ properties }) => properties)
    .map((property) => ({ level: 3, id: propertyId(property), text: property.displayName }))

/** Every anchor of a component's page. */
export const componentAnchors = (component: EtlComponent): string[] => [
  ...locales().flatMap((locale) => componentHeadings(component, locale).map(({ id }) => id)),
  ...relationshipsOf(component).map(relationshipId),
]
