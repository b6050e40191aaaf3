import path from 'node:path'
import { type Located, placeIn, readYaml } from '../content/yaml'
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
  readGroups,
  readRecipes,
  SECTIONS,
  sectionOf,
} from '../etl'
import type { CollectedComponent } from '../etl/collect'
import { componentSchema } from '../etl/schema'
import { errorIn } from './faults'

interface Collected {
  _id: string
  component: CollectedComponent
}
type Report = (field: PropertyKey[], message: string, fix: string, severity?: Problem['severity']) => void

/** What the files of the component reference say of one another. */
export function checkReference(dir: string, collected: Collected[], guides: EtlGuide[]): Problem[] {
  const files = collected.flatMap(({ _id, component: { value } }) => (value ? [{ file: _id, component: value }] : []))
  const components = files.map(({ component }) => component)
  const problems = checkGuides(guides, components)
  if (files.length === 0) return problems

  const dictionary = readDictionary(dir)
  const links = linkComponents(components)
  const known = new Map(files.map(({ component, file }) => [component.name, file]))
  for (const { file, component } of files) {
    const report = reporter(file, () => readYaml(dir, file, componentSchema()), problems)
    checkPlace(file, component, known, report)
    checkNames(component, report)
    checkDescriptions(component, dictionary.value.properties, report)
    checkOthers(component, known, links.fitting, report)
  }
  checkDictionary(components, dictionary, problems)
  checkGroups(dir, components, problems)
  checkRecipes(dir, components, problems)
  return problems
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

function checkDictionary(
  components: EtlComponent[],
  dictionary: ReturnType<typeof readDictionary>,
  problems: Problem[],
): void {
  const used = new Set(components.flatMap(({ properties }) => properties.map(({ displayName }) => displayName)))
  const report = reporter('etl/properties.yaml', () => dictionary, problems)
  for (const name of Object.keys(dictionary.value.properties)) {
    if (!used.has(name))
      report(
        ['properties', name],
        'no property has this display name',
        'correct the name, or remove the entry.',
        'warning',
      )
  }
}

/** Reports with the line of a field; the file is read for it only when there is something to report. */
function reporter(file: string, read: () => Located<unknown>, problems: Problem[]): Report {
  return (field, message, fix, severity = 'error') => {
    const { field: name, ...place } = placeIn(file, read(), severity)(field)
    problems.push({ ...place, ...(name ? { field: name } : {}), message, fix })
  }
}

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
function checkNames({ properties, relationships, autoTerminatedByDefault }: EtlComponent, report: Report): void {
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

function checkGroups(dir: string, components: EtlComponent[], problems: Problem[]): void {
  const groups = readGroups(dir)
  const report = reporter('etl/groups.yaml', () => groups, problems)
  for (const section of SECTIONS) {
    const inside = components.filter((component) => sectionOf(component) === section)
    const names = new Set(inside.map(({ name }) => name))
    const bundles = new Set(inside.map(({ bundle }) => bundle))
    const homes = new Map<string, string>()
    const checkKnown = (kind: 'components' | 'bundles', known: Set<string>) => {
      for (const [index, group] of groups.value[section].entries()) {
        for (const [place, name] of group[kind].entries()) {
          const at = [section, index, kind, place]
          if (!known.has(name))
            report(
              at,
              `there is no ${kind === 'components' ? 'component' : 'bundle'} “${name}” among the ${section}`,
              suggest(name, known),
            )
          const other = homes.get(`${kind} ${name}`)
          if (other !== undefined)
            report(at, `“${name}” belongs to the group “${other}” already`, 'leave it in one of the two.')
          homes.set(`${kind} ${name}`, group.id)
        }
      }
    }
    checkKnown('components', names)
    checkKnown('bundles', bundles)
    for (const { name, bundle } of inside) {
      if (!homes.has(`components ${name}`) && !homes.has(`bundles ${bundle}`))
        report([section], `“${name}” (bundle ${bundle}) belongs to no group`, 'name it, or its bundle, in a group.')
    }
  }
}

/** A chain names components that exist, and services that something in the chain takes. */
function checkRecipes(dir: string, components: EtlComponent[], problems: Problem[]): void {
  const recipes = readRecipes(dir)
  const byName = new Map(components.map((component) => [component.name, component]))
  const { uses } = linkComponents(components)
  const report = reporter('etl/recipes.yaml', () => recipes, problems)
  for (const [index, { steps, services }] of recipes.value.recipes.entries()) {
    for (const kind of ['steps', 'services'] as const) {
      for (const [place, name] of (kind === 'steps' ? steps : services).entries()) {
        const at = ['recipes', index, kind, place]
        const wanted = components
          .filter((component) => (sectionOf(component) === 'processors') === (kind === 'steps'))
          .map((component) => component.name)
        if (!wanted.includes(name))
          report(at, `there is no ${kind === 'steps' ? 'processor' : 'service'} “${name}”`, suggest(name, wanted))
        else if (
          kind === 'services' &&
          !uses.get(name)?.some(({ component }) => [...steps, ...services].includes(component.name))
        ) {
          report(
            at,
            `nothing in the chain takes “${byName.get(name)?.name}”`,
            'remove it, or name the processor that needs it.',
          )
        }
      }
    }
  }
}
