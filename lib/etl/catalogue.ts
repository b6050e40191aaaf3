import type { Locale } from 'next-intl'
import { memo } from '../core/memo'
import { docUrl } from '../core/routes'
import { shortHash } from '../core/short-hash'
import {
  type EtlComponent,
  type EtlGroup,
  getComponents,
  getGroups,
  getRecipes,
  groupOf,
  SECTIONS,
  type Section,
  sectionOf,
  servicesFitting,
} from '.'
import { type CatalogueEntry, makeIndex } from './filter'
import { plainText } from './text'

/** Site path of a catalogue, filtered by these fields. */
export const cataloguePageUrl = (section: Section, query: Record<string, string> = {}): string => {
  const search = new URLSearchParams(query).toString()
  return docUrl(`etl/${section}`) + (search && `?${search}`)
}

/** Tags of a component in one spelling: upstream has both `JSON` and `json`, and lists in one string. */
export const componentTags = ({ tags }: EtlComponent): string[] =>
  [...new Set(tags.flatMap((tag) => tag.split(',').map((part) => part.trim().toLowerCase())))].filter(Boolean)

/** The section that an author named, e.g. in `<EtlCatalogue of="…" />`. */
export const toSection = (name: string | undefined): Section | undefined => SECTIONS.find((section) => section === name)

/** Id of a group's heading in its catalogue. */
export const groupAnchor = ({ id }: EtlGroup): string => `group-${id}`

export interface CatalogueGroup {
  group: EtlGroup
  components: EtlComponent[]
}

/** The components of a catalogue under their purposes. */
export function catalogueGroups(section: Section): CatalogueGroup[] {
  const components = getComponents().filter((component) => sectionOf(component) === section)
  const groups = getComponents().length > 0 ? getGroups()[section] : []
  const groupIds = components.map((component) => groupOf(component, groups)?.id)
  return groups
    .map((group) => ({ group, components: components.filter((_, index) => groupIds[index] === group.id) }))
    .filter(({ components: inside }) => inside.length > 0)
}

export interface CatalogueFile {
  section: Section
  json: string
  /** Its name changes with its content. */
  file: string
}

/** What the filter of a catalogue loads: one entry a component, in the order of the page. */
export const catalogueFile = memo((section: Section, locale: Locale): CatalogueFile => {
  const listed = catalogueGroups(section).flatMap(({ group, components: inside }) =>
    inside.map((component) => ({ component, group })),
  )
  const components = listed.map(({ component }) => toEntry(component))
  const texts = listed.map(
    ({ component, group }) => `${group.label[locale]} ${plainText(component.summary[locale] ?? '')}`,
  )
  const recipes =
    section === 'processors' && components.length > 0
      ? getRecipes().map(({ task, keywords, steps, services }) => ({
          text: `${task[locale]} ${keywords?.[locale] ?? ''}`,
          components: [...steps, ...services],
        }))
      : []
  const json = JSON.stringify(makeIndex(components, texts, recipes))
  return { section, json, file: `${section}.${locale}.${shortHash(json)}.json` }
})

/** Of both catalogues; none of a site without the reference. */
export const catalogueFiles = (locales: Locale[]): CatalogueFile[] =>
  getComponents().length > 0
    ? SECTIONS.flatMap((section) => locales.map((locale) => catalogueFile(section, locale)))
    : []

function toEntry(component: EtlComponent): CatalogueEntry {
  const { name, kind, bundle, inputRequirement = 'allowed', restricted, properties } = component
  const interfaces = new Set(properties.flatMap(({ controllerService }) => controllerService ?? []))
  return {
    name,
    tags: componentTags(component),
    bundle,
    kind,
    input: kind === 'processor' ? inputRequirement : '',
    restricted,
    accepts: [
      ...new Set(
        [...interfaces].flatMap((interfaceName) => servicesFitting(interfaceName).map((service) => service.name)),
      ),
    ].sort(),
  }
}
