import type { Locale } from 'next-intl'
import {
  componentUrl,
  describeAttribute,
  describeProperty,
  type EtlComponent,
  type EtlProperty,
  propertyId,
  type Relationship,
  relatedTo,
  relationshipId,
  relationshipsOf,
  servicesFitting,
  usesOf,
} from '../etl'
import { componentTags } from '../etl/catalogue'
import { enteredValue } from '../etl/settings'
import { notesOf, systemOf, topicsOf } from '../etl/systems'
import { plainText } from '../etl/text'
import { absoluteAlternate, absoluteUrl } from '../site/metadata'

/** What is known of a component, for programs: the fields of its file, with every text in one language. */
export function componentData(component: EtlComponent, locale: Locale): object {
  const inLanguage = (texts: Partial<Record<string, string>> | undefined) => texts && plainText(texts[locale] ?? '')
  const attributesOf = (names: string[]) =>
    names.map((name) => ({ name, description: textOrNothing(describeAttribute(component, name, locale)) }))
  const {
    summary,
    useCases,
    operation,
    dynamicPropertyText,
    attributeTexts: _,
    autoTerminatedByDefault: __,
    properties,
    ...fields
  } = component
  return {
    ...fields,
    language: locale,
    url: absoluteUrl(componentUrl(component), locale),
    markdown: absoluteAlternate(componentUrl(component), locale),
    tags: componentTags(component),
    summary: inLanguage(summary),
    useCases: useCases.map(({ texts, settings }) => ({
      text: inLanguage(texts),
      settings: settings.map((setting) => ({
        property: setting.property,
        value: enteredValue(setting, locale),
        why: inLanguage(setting.why),
      })),
    })),
    notes: notesOf(component).map(inLanguage),
    worksWith: worksWithData(component, locale),
    topics: topicsOf(component).map(({ id, href }) => ({ id, url: absoluteUrl(href, locale) })),
    operation: Object.fromEntries(Object.entries(operation).map(([name, texts]) => [name, inLanguage(texts)])),
    dynamicPropertyText: inLanguage(dynamicPropertyText),
    relationships: relationshipsOf(component).map((relationship) => relationshipData(relationship, component, locale)),
    readsAttributes: attributesOf(component.readsAttributes),
    writesAttributes: attributesOf(component.writesAttributes),
    properties: properties.map((property) => propertyData(property, component, locale)),
    related: relatedTo(component).map(({ name }) => name),
    usedBy: usesOf(component).map(({ component: { name }, property }) => ({ name, property: property.name })),
  }
}

const textOrNothing = (text: string | undefined) => text && plainText(text)

function worksWithData(component: EtlComponent, locale: Locale): object | undefined {
  const { text, client, checked } = systemOf(component) ?? {}
  return text && { text: plainText(text[locale] ?? ''), client, checked }
}

const relationshipData = (relationship: Relationship, component: EtlComponent, locale: Locale): object => ({
  name: relationship.name,
  url: `${absoluteUrl(componentUrl(component), locale)}#${relationshipId(relationship)}`,
  description: plainText(relationship.texts?.[locale] ?? ''),
  isDynamic: relationship.isDynamic,
  isAutoTerminated: relationship.isAutoTerminated,
})

function propertyData(property: EtlProperty, component: EtlComponent, locale: Locale): object {
  const { allowableValues, allowableValueNames, description: _, ...fields } = property
  return {
    ...fields,
    url: `${absoluteUrl(componentUrl(component), locale)}#${propertyId(property)}`,
    description: plainText(describeProperty(property, locale)),
    allowableValues: allowableValues?.map((value, index) => ({ value, name: allowableValueNames?.[index] ?? value })),
    services: property.controllerService && servicesFitting(property.controllerService).map(({ name }) => name),
  }
}
