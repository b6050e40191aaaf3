import type { Locale } from 'next-intl'
import { type Collected, readCollection } from '../content/collection'
import { readOptionalYaml, readYaml } from '../content/yaml'
import { contentDir } from '../core/folders'
import { lookUp } from '../core/look-up'
import { memo } from '../core/memo'
import { docUrl } from '../core/routes'
import { getSite } from '../site'
import type { CollectedComponent } from './collect'
import { linkComponents, type Use } from './links'
import {
  type Relationship,
  readOwnRelationships,
  readSharedRelationships,
  relationshipId,
  relationshipsOf,
} from './relationships'
import {
  attributesSchema,
  dictionarySchema,
  type EtlComponent,
  type EtlGroup,
  type EtlProperty,
  type EtlRecipe,
  type EtlUseCase,
  factsSchema,
  groupsSchema,
  recipesSchema,
} from './schema'
import { slug } from './text'

export type { EtlComponent, EtlGroup, EtlProperty, EtlRecipe, EtlUseCase, Relationship }
export { linkComponents, readOwnRelationships, readSharedRelationships, relationshipId, relationshipsOf }

/** The two catalogues and, at the same time, the two folders of the reference. */
export const SECTIONS = ['processors', 'services'] as const
export type Section = (typeof SECTIONS)[number]

type CollectedFile = Omit<Collected<'EtlComponent'>, 'component'> & { component: CollectedComponent }
export type EtlGuide = Omit<Collected<'EtlGuide'>, 'type'>

/** Files of the collection with what was wrong in them; for the check. */
export const collectedComponents = memo(() => readCollection('EtlComponent') as CollectedFile[])
/** Guides with what was wrong in them, whether their component exists or not. */
export const getGuides = memo(() => readCollection('EtlGuide'))

const index = memo(() => {
  const components = collectedComponents()
    .flatMap(({ component }) => component.value ?? [])
    .sort((a, b) => a.name.localeCompare(b.name, 'en'))
  return {
    components,
    byName: new Map(components.map((component) => [component.name, component])),
    links: linkComponents(components),
    guides: new Map(getGuides().map((guide) => [`${guideName(guide)} ${guide.page.locale}`, guide])),
  }
})

/** Every component of the reference, by name. */
export const getComponents = (): EtlComponent[] => index().components
export const findComponent = (name: string): EtlComponent | undefined => index().byName.get(name)

export const sectionOf = ({ kind }: EtlComponent): Section => (kind === 'processor' ? 'processors' : 'services')
/** Path of a component's page below /docs. */
export const componentPath = (component: EtlComponent): string => `etl/${sectionOf(component)}/${component.name}`
/** Components are pages of the current docs. */
export const componentUrl = (component: EtlComponent): string => {
  const current = getSite().docs.versions.find(({ name }) => name === 'current')
  return docUrl(componentPath(component), current?.path)
}
export const componentFile = (component: EtlComponent): string => `etl/${sectionOf(component)}/${component.name}.yaml`

/** Name of the component a guide belongs to. */
export const guideName = ({ page }: Pick<EtlGuide, 'page'>): string => page.path
/** Address of the page that shows a guide; undefined when its component is missing. */
export const guideUrl = (guide: Pick<EtlGuide, 'page'>): string | undefined => {
  const component = findComponent(guideName(guide))
  return component && componentUrl(component)
}
export const findGuide = (name: string, locale: Locale): EtlGuide | undefined => index().guides.get(`${name} ${locale}`)

/** Services that implement the interface of a property. */
export const servicesFitting = (interfaceName: string): EtlComponent[] => index().links.fitting.get(interfaceName) ?? []
/** Components that can use a service. */
export const usesOf = (service: EtlComponent): Use[] => index().links.uses.get(service.name) ?? []
/** Components that this one names as related, then those that name it. */
export const relatedTo = (component: EtlComponent): EtlComponent[] => index().links.related.get(component.name) ?? []

/** `properties.yaml` by display name. @throws ContentError */
export const readDictionary = (dir = contentDir()) => readYaml(dir, 'etl/properties.yaml', dictionarySchema())
/** `attributes.yaml` by name; a reference may do without. @throws ContentError */
export const readAttributes = (dir = contentDir()) =>
  readOptionalYaml(dir, 'etl/attributes.yaml', attributesSchema(), { attributes: {} })
/** `facts.yaml`; a reference may do without. @throws ContentError */
export const readFacts = (dir = contentDir()) =>
  readOptionalYaml(dir, 'etl/facts.yaml', factsSchema(), { demandsValue: {}, demandsSometimes: {}, warnsOfLoss: {} })
/** `groups.yaml`. @throws ContentError */
export const readGroups = (dir = contentDir()) => readYaml(dir, 'etl/groups.yaml', groupsSchema())
/** `recipes.yaml`; a reference may do without. @throws ContentError */
export const readRecipes = (dir = contentDir()) =>
  readOptionalYaml(dir, 'etl/recipes.yaml', recipesSchema(), { recipes: [] })

const dictionary = memo(() => readDictionary().value.properties)
const attributes = memo(() => readAttributes().value.attributes)
export const getGroups = memo(() => readGroups().value)
export const getRecipes = memo(() => readRecipes().value.recipes)

/** What a property is for: its own text, or the shared one of its display name. */
export const describeProperty = (property: EtlProperty, locale: Locale): string =>
  (property.description ?? lookUp(dictionary(), property.displayName))?.[locale] ?? ''

/** What an attribute holds: the component's own text, or the shared one; undefined when neither says it. */
export const describeAttribute = (component: EtlComponent, name: string, locale: Locale): string | undefined =>
  (lookUp(component.attributeTexts, name) ?? lookUp(attributes(), name))?.[locale]

/** The group a component belongs to: one that names it, else one that names its bundle. */
export const groupOf = <G extends Pick<EtlGroup, 'components' | 'bundles'>>(
  component: EtlComponent,
  groups: G[],
): G | undefined =>
  groups.find(({ components }) => components.includes(component.name)) ??
  groups.find(({ bundles }) => bundles.includes(component.bundle))

/** The properties in the order of a page: the required ones first. */
export const propertyGroups = ({ properties }: EtlComponent) =>
  [true, false]
    .map((isRequired) => ({ isRequired, properties: properties.filter(({ required }) => required === isRequired) }))
    .filter((group) => group.properties.length > 0)

/** Address of a property on its component's page, stable because it is made of the machine name. */
export const propertyId = ({ name }: EtlProperty): string => `property-${slug(name)}`
