import path from 'node:path'
import { listReadable } from '../content/files'
import { readText } from '../content/read-text'
import { readYaml } from '../content/yaml'
import { lookUp } from '../core/look-up'
import { type Problem, suggest } from '../core/problem'
import { locales } from '../core/routes'
import {
  type EtlComponent,
  type EtlGuide,
  guideName,
  linkComponents,
  propertyId,
  readDictionary,
  readFacts,
  SECTIONS,
  sectionOf,
} from '../etl'
import { type CollectedComponent, collectComponent } from '../etl/collect'
import { componentSchema } from '../etl/schema'
import { checkLists } from './etl-lists'
import { checkRelationships } from './etl-relationships'
import { checkSchedules, schedulesWithoutZone } from './etl-schedules'
import { checkUseCases } from './etl-settings'
import { checkSharedTexts, checkTexts } from './etl-texts'
import { errorIn, type Report, reporter } from './report'

interface Collected {
  _id: string
  component: CollectedComponent
}

/** The whole reference but its guides, straight from its files: issues of each, or else what they say of one another. */
export function checkReferenceFiles(dir: string): Problem[] {
  const collected = SECTIONS.flatMap((section) => listReadable(dir, `etl/${section}`, '.yaml')).map((file) => ({
    _id: file,
    component: collectComponent(dir, file),
  }))
  const own = collected.flatMap(({ component }) => component.problems)
  return own.length > 0 ? own : checkReference(dir, collected, [])
}

/** What the files of the component reference say of one another. */
export function checkReference(dir: string, collected: Collected[], guides: EtlGuide[]): Problem[] {
  const files = collected.flatMap(({ _id, component: { value } }) => (value ? [{ file: _id, component: value }] : []))
  const components = files.map(({ component }) => component)
  const problems = [...checkGuides(guides, components), ...guides.flatMap(({ _id }) => checkTimes(dir, _id))]
  if (files.length === 0) return problems

  const dictionary = readDictionary(dir)
  const facts = readFacts(dir)
  const links = linkComponents(components)
  const known = new Map(files.map(({ component, file }) => [component.name, file]))
  for (const { file, component } of files) {
    const report = reporter(file, () => readYaml(dir, file, componentSchema()), problems)
    checkPlace(file, component, known, report)
    checkNames(component, report)
    checkDescriptions(component, dictionary.value.properties, report)
    checkTexts(component, dictionary.value.properties, facts.value, report)
    checkOthers(component, known, links.fitting, report)
    checkUseCases(component, facts.value, links.fitting, report)
    checkDelivery(component, report)
    checkSchedules(component, report)
  }
  return [
    ...problems,
    ...checkRelationships(dir, files),
    ...checkSharedTexts(components, dictionary, facts),
    ...checkLists(dir, components),
  ]
}

/** Each property has a text, its own or the shared one. */
function checkDescriptions({ properties }: EtlComponent, shared: Record<string, unknown>, report: Report): void {
  for (const [index, { description, displayName }] of properties.entries()) {
    if (!description && !lookUp(shared, displayName)) {
      report(
        ['properties', index, 'description'],
        `the property “${displayName}” has no description`,
        `write one here, or under “${displayName}” in etl/properties.yaml.`,
      )
    }
  }
}

/** What a component says of others. */
function checkOthers(
  { properties, seeAlso }: EtlComponent,
  known: Map<string, string>,
  fitting: Map<string, EtlComponent[]>,
  report: Report,
): void {
  for (const [index, { controllerService }] of properties.entries()) {
    if (controllerService !== undefined && !fitting.has(controllerService)) {
      report(
        ['properties', index, 'controllerService'],
        `no service implements “${controllerService}”`,
        suggest(controllerService, fitting.keys()),
      )
    }
  }
  for (const [index, name] of seeAlso.entries())
    if (!known.has(name)) report(['seeAlso', index], `there is no component “${name}”`, suggest(name, known.keys()))
}

/** What begins a flow says what is lost or comes twice. */
function checkDelivery({ name, inputRequirement, relationships, operation }: EtlComponent, report: Report): void {
  if (inputRequirement === 'forbidden' && relationships.length > 0 && !operation.delivery)
    report(
      ['inputRequirement'],
      `“${name}” is a source, and nothing says what it delivers twice or loses`,
      'add operation.delivery: what happens when a node stops, before the commit or after it.',
    )
}

const checkTimes = (dir: string, guide: string): Problem[] =>
  schedulesWithoutZone(readText(dir, guide)).map(({ message, fix, line }) => errorIn(guide, message, fix, line))

function checkPlace(file: string, component: EtlComponent, known: Map<string, string>, report: Report): void {
  const { name } = component
  if (path.posix.basename(file, '.yaml') !== name)
    report(['name'], `the file is called ${path.posix.basename(file)}`, `name the file ${name}.yaml.`)
  if (!file.startsWith(`etl/${sectionOf(component)}/`))
    report(['kind'], `a ${component.kind} does not belong here`, `move the file to etl/${sectionOf(component)}.`)
  const other = known.get(name)
  if (other !== undefined && other !== file)
    report(['name'], `${other} has this name too`, 'names are unique in the whole reference.')
}

/** What a component says about its own parts. */
function checkNames(component: EtlComponent, report: Report): void {
  const { properties, relationships, autoTerminatedByDefault } = component
  const names = properties.map(({ name }) => name)
  const ids = new Map<string, string>()
  for (const [index, property] of properties.entries()) {
    const at = ['properties', index] as const
    const same = ids.get(propertyId(property))
    if (same !== undefined)
      report(
        [...at, 'name'],
        `has the same address as “${same}”: #${propertyId(property)}`,
        'names must differ in letters or digits.',
      )
    ids.set(propertyId(property), property.name)
    const { allowableValues, allowableValueNames } = property
    if (allowableValueNames && allowableValueNames.length !== allowableValues?.length) {
      report(
        [...at, 'allowableValueNames'],
        `${allowableValueNames.length} names for ${allowableValues?.length ?? 0} values`,
        'give a name to each value, in the same order.',
      )
    }
    for (const [place, { property: other }] of property.dependsOn.entries()) {
      if (!names.includes(other))
        report([...at, 'dependsOn', place, 'property'], `there is no property “${other}”`, suggest(other, names))
    }
  }
  for (const [index, name] of autoTerminatedByDefault.entries()) {
    if (!relationships.includes(name))
      report(['autoTerminatedByDefault', index], `there is no relationship “${name}”`, suggest(name, relationships))
  }
  const attributes = [...component.readsAttributes, ...component.writesAttributes]
  for (const name of Object.keys(component.attributeTexts)) {
    if (!attributes.includes(name))
      report(['attributeTexts', name], `there is no attribute “${name}”`, suggest(name, attributes))
  }
}

function checkGuides(guides: EtlGuide[], components: EtlComponent[]): Problem[] {
  const names = components.map(({ name }) => name)
  const files = new Set(guides.map(({ _id }) => _id))
  return guides.flatMap((guide): Problem[] => {
    const name = guideName(guide)
    const missing = locales()
      .map((locale) => `etl/guides/${name}.${locale}.mdx`)
      .filter((file) => !files.has(file))
    const unknown = errorIn(guide._id, `there is no component “${name}”`, suggest(name, names))
    return [
      ...(names.includes(name) ? [] : [unknown]),
      ...missing.map((file) => errorIn(guide._id, 'the guide is missing in another language', `create ${file}.`)),
    ]
  })
}
