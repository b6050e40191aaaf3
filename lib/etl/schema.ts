import { z } from 'zod'
import { localized, plainText, withTexts } from '../content/localized'
import { zodMessage } from '../content/zod-message'

/** A text of the reference. It is not Markdown: only the names of components and properties become links. */
export const componentText = () =>
  plainText().refine(
    (text) => !/\]\((?:\/|#|https?:)/.test(text),
    zodMessage('a link of Markdown would be shown as it is written', 'name a component in backticks, a page in words.'),
  )

/** Such a text in every language of the site. */
export const inAll = () => localized({ isWhole: true, text: componentText() })

const scope = z.enum(['none', 'environment', 'flowfile', 'unspecified'])
const strings = z.array(z.string()).default([])
const flag = z.boolean().default(false)

const INPUT_REQUIREMENTS = ['required', 'allowed', 'forbidden'] as const

const PERMISSIONS = [
  'execute-code',
  'reference-remote-resources',
  'read-filesystem',
  'write-filesystem',
  'read-distributed-filesystem',
  'write-distributed-filesystem',
  'access-environment-credentials',
  'access-keytab',
  'access-ticket-cache',
  'export-nifi-details',
] as const

const propertySchema = () =>
  z.strictObject({
    /** Machine name: what a flow file and the API call it. */
    name: z.string().min(1),
    displayName: z.string().min(1),
    required: flag,
    sensitive: flag,
    /** A value, not its display name; an empty string is a default too. */
    default: z.string().optional(),
    /** The default is decided by the running platform. */
    defaultUnresolved: flag,
    /** The default is a text too long for a table. */
    defaultOmitted: flag,
    allowableValues: z.array(z.string()).optional(),
    /** Parallel to allowableValues, where a display name differs. */
    allowableValueNames: z.array(z.string()).optional(),
    allowableValuesIncomplete: flag,
    expressionLanguage: scope,
    /** Interface of the service that is to be chosen. */
    controllerService: z.string().optional(),
    externalResource: z
      .strictObject({
        cardinality: z.enum(['single', 'multiple']),
        types: z.array(z.enum(['file', 'directory', 'url', 'text'])),
      })
      .optional(),
    dynamicallyModifiesClasspath: flag,
    /** All entries must hold; without `values` the other property only has to be set. */
    dependsOn: z.array(z.strictObject({ property: z.string(), values: z.array(z.string()).optional() })).default([]),
    /** Own text; otherwise properties.yaml describes the display name. */
    description: inAll().optional(),
  })

/** A row of a configuration that a reader can copy. */
const setting = () =>
  z.strictObject({
    /** Display name of a property, or the name of a dynamic one. */
    property: z.string().min(1),
    /** What is entered: a value or its display name, a parameter, the name of a fitting service; words differ by language. */
    value: z.union([z.string().min(1), inAll()]),
    why: inAll(),
  })

/** What the component solves, as a text; the settings for it are rows, and a sentence names a few of them at most. */
const useCase = () => withTexts({ settings: z.array(setting()).default([]) }, componentText(), { isWhole: true })

/** One file of content/etl/processors or content/etl/services. Absent booleans are false, absent lists are empty. */
export const componentSchema = () =>
  z.strictObject({
    name: z.string().min(1),
    kind: z.enum(['processor', 'controller-service', 'reporting-task']),
    bundle: z.string(),
    nar: z.string(),
    /** Not in the default binary. */
    optionalNar: flag,
    tags: strings,
    /** Absent: not declared, which the engine treats as `allowed`. */
    inputRequirement: z.enum(INPUT_REQUIREMENTS).optional(),
    sideEffectFree: flag,
    supportsBatching: flag,
    triggerSerially: flag,
    triggerWhenEmpty: flag,
    triggerWhenAnyDestinationAvailable: flag,
    primaryNodeOnly: flag,
    /** Has a check of its configuration. */
    verifiable: flag,
    stateful: z.strictObject({ scopes: z.array(z.enum(['local', 'cluster'])).min(1) }).optional(),
    restricted: flag,
    restrictedPermissions: z.array(z.enum(PERMISSIONS)).default([]),
    systemResources: z.array(z.enum(['memory', 'cpu', 'network', 'disk'])).default([]),
    defaultSchedule: z
      .strictObject({ strategy: z.enum(['TIMER_DRIVEN', 'CRON_DRIVEN']).optional(), period: z.string() })
      .optional(),
    defaultSettings: z
      .strictObject({ yieldDuration: z.string().optional(), penaltyDuration: z.string().optional() })
      .optional(),
    /** Interfaces of a controller service. */
    implements: strings,
    relationships: strings,
    autoTerminatedByDefault: strings,
    dynamicRelationships: flag,
    dynamicProperties: flag,
    /** What the names and values of dynamic properties mean, where no other text says it. */
    dynamicPropertyText: inAll().optional(),
    dynamicPropertyExpressionLanguage: z.union([scope, z.array(scope)]).optional(),
    sensitiveDynamicProperties: flag,
    readsAttributes: strings,
    writesAttributes: strings,
    /** What attributes hold, where attributes.yaml does not say it or they hold something else here. */
    attributeTexts: z.record(z.string(), inAll()).default({}),
    seeAlso: strings,
    /** What an operator must know beyond the properties. */
    operation: z
      .strictObject({
        /** What arrives twice or not at all, and when. */
        delivery: inAll().optional(),
        /** What is kept between runs, and what clearing it does. */
        state: inAll().optional(),
        /** What the outside system must permit. */
        rights: inAll().optional(),
      })
      .default({}),
    /** Two or three sentences: input, function, output. */
    summary: inAll(),
    useCases: z.array(useCase()).default([]),
    notes: z.array(inAll()).default([]),
    properties: z.array(propertySchema()).default([]),
  })

export type EtlComponent = z.infer<ReturnType<typeof componentSchema>>
export type EtlProperty = EtlComponent['properties'][number]
export type EtlUseCase = EtlComponent['useCases'][number]

/** `properties.yaml`: texts for the properties of many components, by display name. */
export const dictionarySchema = () => z.strictObject({ properties: z.record(z.string(), inAll()) })

/** `attributes.yaml`: what the attributes of many components hold, by name. */
export const attributesSchema = () => z.strictObject({ attributes: z.record(z.string(), inAll()) })

const sharedRelationship = () =>
  z.strictObject({
    /** The facts with which the text is true; without them it is true of every component. */
    where: z
      .strictObject({
        inputRequirement: z.enum(INPUT_REQUIREMENTS).optional(),
        /** Relationships that the component has too. */
        relationships: strings,
        /** Attributes that the component writes. */
        writesAttributes: strings,
      })
      .default({ relationships: [], writesAttributes: [] }),
    text: inAll(),
  })
export type SharedRelationship = z.infer<ReturnType<typeof sharedRelationship>>

/** `relationships.yaml`: texts for the relationships of many components, by name; the first that is true is taken. */
export const sharedRelationshipsSchema = () =>
  z.strictObject({ relationships: z.record(z.string(), z.array(sharedRelationship()).min(1)) })

/** A file of `relationships/`: by component and relationship. What a component does not declare comes with its settings. */
export const ownRelationshipsSchema = () => z.record(z.string(), z.record(z.string(), inAll()))

const byComponent = z.record(z.string(), z.array(z.string()).min(1)).default({})
/** `facts.yaml`: what the engine says of properties, by component and display name, that no text about them may lose. */
export const factsSchema = () =>
  z.strictObject({
    /** A validator refuses the component without a value, though the property is not declared as required. */
    demandsValue: byComponent,
    /** A validator or a run refuses the component without a value, or with one, for some values of other properties. */
    demandsSometimes: byComponent,
    /** The engine's documentation warns that data may be lost, doubled or overwritten. */
    warnsOfLoss: byComponent,
  })

const group = () =>
  z.strictObject({ id: z.string().regex(/^[a-z-]+$/), label: inAll(), bundles: strings, components: strings })
/** `groups.yaml`: the purposes under which the catalogues show components, in the order of the page. */
export const groupsSchema = () => z.strictObject({ processors: z.array(group()), services: z.array(group()) })
export type EtlGroup = z.infer<ReturnType<typeof group>>

const recipe = () =>
  z.strictObject({
    task: inAll(),
    keywords: inAll().optional(),
    steps: z.array(z.string()).min(1),
    services: strings,
  })
/** `recipes.yaml`: tasks of newcomers, each with the chain of processors that solves it. */
export const recipesSchema = () => z.strictObject({ recipes: z.array(recipe()) })
export type EtlRecipe = z.infer<ReturnType<typeof recipe>>
