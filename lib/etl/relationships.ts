import { listReadable } from '../content/files'
import type { Localized } from '../content/localized'
import { type Located, readOptionalYaml, readYaml } from '../content/yaml'
import { contentDir } from '../core/folders'
import { lookUp } from '../core/look-up'
import { memo } from '../core/memo'
import { type EtlComponent, ownRelationshipsSchema, type SharedRelationship, sharedRelationshipsSchema } from './schema'
import { slug } from './text'

/** A way by which FlowFiles leave a component. */
export interface Relationship {
  name: string
  /** When a FlowFile goes there, what it carries and what usually follows; undefined when no file says it. */
  texts: Localized | undefined
  /** It is not declared: the settings of the component make it. */
  isDynamic: boolean
  isAutoTerminated: boolean
}

type OwnTexts = Record<string, Record<string, Localized>>
interface RelationshipTexts {
  shared: Record<string, SharedRelationship[]>
  own: OwnTexts
}

/** `relationships.yaml`; a reference may do without. @throws ContentError */
export const readSharedRelationships = (dir = contentDir()) =>
  readOptionalYaml(dir, 'etl/relationships.yaml', sharedRelationshipsSchema(), { relationships: {} })

/** The files of `relationships/`. @throws ContentError */
export const readOwnRelationships = (dir = contentDir()): { file: string; texts: Located<OwnTexts> }[] =>
  listReadable(dir, 'etl/relationships', '.yaml').map((file) => ({
    file,
    texts: readYaml(dir, file, ownRelationshipsSchema()),
  }))

const written = memo(
  (): RelationshipTexts => ({
    shared: readSharedRelationships().value.relationships,
    own: Object.fromEntries(readOwnRelationships().flatMap(({ texts }) => Object.entries(texts.value))),
  }),
)

/** The relationships of a component in their order, then those that its settings make. */
export function relationshipsOf(component: EtlComponent, { shared, own } = written()): Relationship[] {
  const texts = lookUp(own, component.name) ?? {}
  const declared = component.relationships
  return [
    ...declared.map((name) => ({
      name,
      texts: lookUp(texts, name) ?? sharedText(component, name, shared),
      isDynamic: false,
      isAutoTerminated: component.autoTerminatedByDefault.includes(name),
    })),
    ...Object.entries(texts).flatMap(([name, text]) =>
      declared.includes(name) ? [] : [{ name, texts: text, isDynamic: true, isAutoTerminated: false }],
    ),
  ]
}

const sharedText = (component: EtlComponent, name: string, shared: RelationshipTexts['shared']) =>
  lookUp(shared, name)?.find((one) => isTrueOf(component, one))?.text

/** Whether the facts of a component are those with which a shared text is true. */
export const isTrueOf = (component: EtlComponent, { where }: SharedRelationship): boolean =>
  (where.inputRequirement === undefined || where.inputRequirement === component.inputRequirement) &&
  where.relationships.every((name) => component.relationships.includes(name)) &&
  where.writesAttributes.every((name) => component.writesAttributes.includes(name))

/** Address of a relationship on its component's page. */
export const relationshipId = ({ name }: Pick<Relationship, 'name'>): string => `relationship-${slug(name)}`
