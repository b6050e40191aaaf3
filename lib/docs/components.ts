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
import { firstSentence, plainText } from '../etl/text'
import { translator } from '../i18n/translator'
import type { Heading } from '../mdx/compile'
import type { Doc } from '.'

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

const sections = (component: EtlComponent) =>
  [
    ['use-cases', 'useCases', component.useCases.length > 0],
    ['properties', 'properties', component.properties.length > 0],
    ['dynamic-properties', 'dynamicProperties', component.dynamicProperties],
    ['relationships', 'relationships', component.kind === 'processor'],
    ['attributes', 'attributes', component.readsAttributes.length + component.writesAttributes.length > 0],
    ['operation', 'operation', Object.keys(component.operation).length > 0],
    ['see-also', 'seeAlso', relatedTo(component).length > 0],
    ['used-by', 'usedBy', usesOf(component).length > 0],
  ] as const

export type ComponentSection = ReturnType<typeof sections>[number][0]

/** Sections a component's page has, in their order: id, and heading as a word of the interface. Page and search fill them. */
export const componentSections = (component: EtlComponent) =>
  sections(component).flatMap(([id, heading, isThere]) => (isThere ? [{ id, heading }] : []))

function componentHeadings(component: EtlComponent, locale: Locale): Heading[] {
  const t = translator(locale, 'etl')
  const own = componentSections(component).flatMap(({ id, heading }) => [
    { level: 2, id, text: t(heading) },
    ...(id === 'properties' ? propertyHeadings(component) : []),
  ])
  const guide = findGuide(component.name, locale)
  if (!guide) return own
  return [
    ...own,
    { level: 2, id: 'guide', text: guide.title },
    ...guide.page.headings.filter(({ level }) => level === 2).map((heading) => ({ ...heading, level: 3 })),
  ]
}

const propertyHeadings = (component: EtlComponent): Heading[] =>
  propertyGroups(component)
    .flatMap(({ properties }) => properties)
    .map((property) => ({ level: 3, id: propertyId(property), text: property.displayName }))

/** Every anchor of a component's page. */
export const componentAnchors = (component: EtlComponent): string[] => [
  ...locales().flatMap((locale) => componentHeadings(component, locale).map(({ id }) => id)),
  ...relationshipsOf(component).map(relationshipId),
]
