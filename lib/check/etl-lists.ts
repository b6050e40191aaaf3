import type { Located } from '../content/yaml'
import { type Problem, suggest } from '../core/problem'
import {
  type EtlComponent,
  linkComponents,
  readAttributes,
  readDictionary,
  readGroups,
  readRecipes,
  SECTIONS,
  sectionOf,
} from '../etl'
import { readSystems } from '../etl/systems'
import { checkSchedules } from './etl-schedules'
import { type Report, reporter } from './report'

/** What the lists of the component reference (texts, groups, recipes) say of its components. */
export function checkLists(dir: string, components: EtlComponent[]): Problem[] {
  const problems: Problem[] = []
  const displayNames = components.flatMap(({ properties }) => properties.map(({ displayName }) => displayName))
  const attributes = components.flatMap(({ readsAttributes, writesAttributes }) => [
    ...readsAttributes,
    ...writesAttributes,
  ])
  checkUse('properties', readDictionary(dir), displayNames, 'no property has this display name', problems)
  checkUse('attributes', readAttributes(dir), attributes, 'no component has this attribute', problems)
  const recipes = readRecipes(dir)
  checkSchedules(
    recipes.value,
    reporter('etl/recipes.yaml', () => recipes, problems),
  )
  checkGroups(dir, components, problems)
  checkSystems(dir, components, problems)
  checkRecipes(dir, components, problems)
  return problems
}

/** Each shared text has something that it describes. */
function checkUse<List extends 'properties' | 'attributes'>(
  list: List,
  texts: Located<Record<List, Record<string, unknown>>>,
  names: string[],
  message: string,
  problems: Problem[],
): void {
  const used = new Set(names)
  const report = reporter(`etl/${list}.yaml`, () => texts, problems)
  for (const name of Object.keys(texts.value[list]))
    if (!used.has(name)) report([list, name], message, 'correct the name, or remove the entry.', 'warning')
}

function checkGroups(dir: string, components: EtlComponent[], problems: Problem[]): void {
  const groups = readGroups(dir)
  const report = reporter('etl/groups.yaml', () => groups, problems)
  for (const section of SECTIONS) {
    const inside = components.filter((component) => sectionOf(component) === section)
    const homes = groups.value[section].map((group, index) => ({ ...group, at: [section, index] }))
    checkHomes(inside, homes, section, 'name it, or its bundle, in a group.', report)
  }
}

/** Each component works with a system outside, which says its versions, or with none. */
function checkSystems(dir: string, components: EtlComponent[], problems: Problem[]): void {
  const systems = readSystems(dir)
  if (!systems.value) return
  const report = reporter('etl/systems.yaml', () => systems, problems)
  const homes = [
    ...systems.value.systems.map((system, index) => ({ ...system, at: ['systems', index] })),
    { ...systems.value.local, id: 'local', at: ['local'] },
  ]
  checkHomes(components, homes, 'systems', 'say what it works with, or name it under “local”.', report)
}

interface Home {
  id: string
  at: PropertyKey[]
  components: string[]
  bundles: string[]
}

/** Each component has one home, which names it or its bundle, and no home names what is not there. */
function checkHomes(inside: EtlComponent[], homes: Home[], list: string, fix: string, report: Report): void {
  const known = {
    components: new Set(inside.map(({ name }) => name)),
    bundles: new Set(inside.map(({ bundle }) => bundle)),
  }
  const taken = new Map<string, string>()
  for (const kind of ['components', 'bundles'] as const)
    for (const { id, at, [kind]: named } of homes)
      for (const [place, name] of named.entries()) {
        const field = [...at, kind, place]
        if (!known[kind].has(name))
          report(
            field,
            `there is no ${kind === 'components' ? 'component' : 'bundle'} “${name}” among the ${list}`,
            suggest(name, known[kind]),
          )
        const other = taken.get(`${kind} ${name}`)
        if (other !== undefined)
          report(field, `“${name}” belongs to the group “${other}” already`, 'leave it in one of the two.')
        taken.set(`${kind} ${name}`, id)
      }
  for (const { name, bundle } of inside)
    if (!taken.has(`components ${name}`) && !taken.has(`bundles ${bundle}`))
      report([list], `“${name}” (bundle ${bundle}) belongs to no group`, fix)
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
