import type { Locale } from 'next-intl'
import { z } from 'zod'
import { plainText, withTexts } from '../content/localized'
import { readOptionalYaml } from '../content/yaml'
import { contentDir } from '../core/folders'
import { memo } from '../core/memo'
import { translator } from '../i18n/translator'
import { type EtlComponent, groupOf } from '.'
import { inAll } from './schema'

const names = () => z.array(z.string()).default([])
/** What the documentation says of many components at once. */
export const TOPICS = [
  'outbound',
  'inbound-ports',
  'cache-ports',
  'failed',
  'node-files',
  'certificates',
  'time-zone',
  'record-path',
  'kafka',
  'sql-tables',
] as const
export type Topic = (typeof TOPICS)[number]

const system = () =>
  z.strictObject({
    id: z.string().regex(/^[a-z\d-]+$/),
    bundles: names(),
    components: names(),
    /** Topics of its components: `outbound` where they open the connection, `inbound-ports` where the other side does. */
    topics: z.array(z.enum(TOPICS)).default(['outbound']),
    /** Library of the engine that speaks with the system, and its version. */
    client: z.string().min(1).optional(),
    /** Versions and protocols that fit, and what its vendor has ended. */
    text: inAll(),
  })

/** `systems.yaml`: what components work with outside, by component or bundle, and where it is said what they need for it. */
export const systemsSchema = () =>
  z.strictObject({
    /** Month in which the versions were compared with the engine and with what vendors say. */
    checked: z.string().regex(/^\d{4}-\d\d$/),
    /** Section of the documentation about a topic, its name in a list, and what a reader must know before the settings. */
    topics: z.record(
      z.enum(TOPICS),
      withTexts({ href: z.string().startsWith('/'), note: inAll().optional() }, plainText(), { isWhole: true }),
    ),
    systems: z.array(system()),
    /** What works with no system outside. */
    local: z.strictObject({ bundles: names(), components: names() }),
  })

/** `systems.yaml`; undefined when a reference does without. @throws ContentError */
export const readSystems = (dir = contentDir()) =>
  readOptionalYaml<z.infer<ReturnType<typeof systemsSchema>> | undefined>(
    dir,
    'etl/systems.yaml',
    systemsSchema(),
    undefined,
  )
const written = memo(() => readSystems().value)

/** What a component works with outside, and the month in which that was checked. */
export function systemOf(component: EtlComponent, reference = written()) {
  if (!reference) return
  const home = groupOf<{ bundles: string[]; components: string[] }>(component, [...reference.systems, reference.local])
  const system = reference.systems.find((one) => one === home)
  return system && { ...system, checked: reference.checked }
}

/** The line that a page says of a system: what fits, by which library, and when that was checked. */
export function worksWith({ text, client, checked }: NonNullable<ReturnType<typeof systemOf>>, locale: Locale): string {
  const t = translator(locale, 'etl')
  const month = new Intl.DateTimeFormat(locale, { year: 'numeric', month: 'long' }).format(new Date(`${checked}-15`))
  return [text[locale], client && t('worksWithClient', { client }), t('checked', { month })].filter(Boolean).join(' ')
}

/** Paths on the node which the engine does not declare as such. */
const PATHS =
  /^(?:(?:Proto|Persistence|Working) Directory|Directory Location|Input Directory Location|Keyring File|ASN\.1 Files|Config File)$/
const FORMATS = /(?:date|time) format|timestamp format|time zone/i

/** Topics that concern a component, by its system or its facts, each with the section that explains it. */
export function topicsOf(component: EtlComponent, reference = written()) {
  const {
    properties,
    relationships,
    restrictedPermissions,
    kind,
    inputRequirement,
    implements: served,
    dynamicPropertyText,
  } = component
  const ofSystem = systemOf(component, reference)?.topics ?? []
  const services = [...served, ...properties.flatMap(({ controllerService }) => controllerService ?? [])]
  const byFacts: Partial<Record<Topic, boolean>> = {
    failed: relationships.some((name) => /fail/i.test(name)),
    'node-files':
      restrictedPermissions.some((permission) => /^(?:read|write)-filesystem$/.test(permission)) ||
      properties.some(
        ({ displayName, externalResource }) =>
          PATHS.test(displayName) || externalResource?.types.some((type) => type === 'file' || type === 'directory'),
      ),
    certificates: services.some((name) => name.endsWith('SSLContextService')),
    'time-zone':
      kind === 'reporting-task' ||
      (inputRequirement === 'forbidden' && !ofSystem.includes('inbound-ports')) ||
      properties.some(({ displayName }) => FORMATS.test(displayName)),
    'record-path': /Record ?Path/.test(JSON.stringify([component.summary, dynamicPropertyText, properties])),
  }
  return TOPICS.flatMap((id) =>
    reference && (ofSystem.includes(id) || byFacts[id]) ? [{ id, ...reference.topics[id] }] : [],
  )
}

/** What a reader must know before the settings: of the topics of a component, then of itself. */
export const notesOf = (component: EtlComponent) => [
  ...topicsOf(component).flatMap(({ note }) => (note ? [note] : [])),
  ...component.notes,
]
